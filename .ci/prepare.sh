# Sourced by ./play, ./check: makes sure that the project can be built here, or says what to do.
# shellcheck shell=bash

# Some users' paths leave out where ldconfig lives.
PATH=$PATH:/usr/sbin:/sbin

project=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

# What the system must have: a command that succeeds if it is there | the Debian package that brings it.
system_needs=(
    'command -v cc | build-essential'
)

# The same for the game in a window.
window_needs=(
    'command -v pkg-config | pkg-config'
    'pkg-config --exists alsa | libasound2-dev'
    'pkg-config --exists libudev | libudev-dev'
    'ldconfig -p | grep -q libxkbcommon-x11.so | libxkbcommon-x11-0'
    'ldconfig -p | grep -q libXcursor.so | libxcursor1'
    'ldconfig -p | grep -q libXi.so | libxi6'
    'ldconfig -p | grep -q libXrandr.so | libxrandr2'
    'ldconfig -p | grep -q libvulkan.so | libvulkan1'
    'ls /usr/share/vulkan/icd.d/*.json /etc/vulkan/icd.d/*.json | grep -q . | mesa-vulkan-drivers'
)

# The same for the tests that open a window: a virtual display, and a hand at its mouse.
test_needs=(
    'command -v Xvfb | xvfb'
    'command -v xdotool | xdotool'
)

fail() {
    printf '%s\n' "$*" >&2
    exit 1
}

missing_packages() {
    local need
    for need in "${system_needs[@]}"; do
        bash -c "${need%|*}" >/dev/null 2>&1 || printf '%s ' "${need##*| }"
    done
}

need_system_packages() {
    local missing as_root=()
    read -ra missing <<<"$(missing_packages)"
    [ "${#missing[@]}" -gt 0 ] || return 0
    command -v apt-get >/dev/null ||
        fail "Please install your system's counterpart of these Debian packages: ${missing[*]}."
    if [ "$(id -u)" -ne 0 ]; then
        command -v sudo >/dev/null ||
            fail "Please install these packages as root: apt-get install ${missing[*]}"
        as_root=(sudo)
    fi
    printf 'Installing %s ...\n' "${missing[*]}" >&2
    # To stderr: the output of ./play is the game's own.
    {
        "${as_root[@]}" apt-get update &&
            "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install --yes --no-install-recommends "${missing[@]}"
    } >&2 || fail "These packages could not be installed: ${missing[*]}."
    [ -z "$(missing_packages)" ] || fail "Installed, but still not found: $(missing_packages)"
}

need_rust() {
    # A shell that was open while Rust was installed does not know the place yet.
    command -v cargo >/dev/null || PATH="$PATH:${CARGO_HOME:-$HOME/.cargo}/bin"
    command -v cargo >/dev/null ||
        fail "Rust is missing: install it as https://rustup.rs says, then try again."
}

# need_component <cargo subcommand> <rustup component>
need_component() {
    cargo "$1" --version >/dev/null 2>&1 && return
    if command -v rustup >/dev/null && rustup component add "$2" >&2; then
        return
    fi
    fail "cargo $1 is missing: install the component $2 of your Rust."
}

# One build directory for all checkouts, so that a fresh clone need not compile the libraries again.
use_shared_build() {
    export CARGO_TARGET_DIR=${CARGO_TARGET_DIR:-${XDG_CACHE_HOME:-$HOME/.cache}/el-grande/target}
    mkdir -p "$CARGO_TARGET_DIR"
    # Held until the script ends, or else two checkouts could swap programs between build and run.
    if command -v flock >/dev/null; then
        exec 9>"$CARGO_TARGET_DIR/.in-use"
        flock --nonblock 9 || {
            printf 'Waiting for another build in %s ...\n' "$CARGO_TARGET_DIR" >&2
            flock 9
        }
    fi
    # Cargo compares our sources with the last build by age only: after a build of another checkout
    # it would take that one's program for ours. What we depend on is safe to share.
    local builder=$CARGO_TARGET_DIR/.built-from profile
    if [ "$(cat "$builder" 2>/dev/null)" != "$project" ]; then
        for profile in dev release; do
            cargo clean --quiet --locked --manifest-path "$project/Cargo.toml" --package el-grande --profile "$profile"
        done
        printf '%s\n' "$project" >"$builder"
    fi
}

prepare() {
    need_system_packages
    need_rust
    use_shared_build
}
