// Painted wood, paper and stone in warm evening light. One small shader for everything on the
// table, so that also a machine without a graphics card can draw it. With PLAIN it leaves out what
// only pleases: waves, shine, the light of window and candles.

#import bevy_pbr::{
    forward_io::VertexOutput,
    mesh_view_bindings::{fog, globals, lights, view},
    mesh_view_types::DIRECTIONAL_LIGHT_FLAGS_SHADOWS_ENABLED_BIT,
    shadows::fetch_directional_shadow,
}

struct Painted {
    colour: vec4<f32>,
    // Light that comes from the thing itself; the last part says how much it breathes.
    glow: vec4<f32>,
    // A pattern laid over it; the last part is its strength.
    wash: vec4<f32>,
    gloss: f32,
    kind: u32,
    // What is clearer than this is cut out.
    cut: f32,
}

const LAND: u32 = 1u;
const SEA: u32 = 2u;
const WALNUT: u32 = 3u;
const STONE: u32 = 4u;
const FLOOR: u32 = 5u;

// The map of borders tells distances up to so many units.
const FARTHEST: f32 = 0.6;

@group(#{MATERIAL_BIND_GROUP}) @binding(0) var<uniform> painted: Painted;
@group(#{MATERIAL_BIND_GROUP}) @binding(1) var picture: texture_2d<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(2) var picture_sampler: sampler;
@group(#{MATERIAL_BIND_GROUP}) @binding(3) var borders: texture_2d<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(4) var borders_sampler: sampler;

fn chance(at: vec2<f32>) -> f32 {
    return fract(sin(dot(at, vec2<f32>(127.1, 311.7))) * 43758.5453);
}

// Smooth noise, 0 to 1.
fn noise(at: vec2<f32>) -> f32 {
    let cell = floor(at);
    let part = smoothstep(vec2(0.0), vec2(1.0), at - cell);
    let above = mix(chance(cell), chance(cell + vec2(1.0, 0.0)), part.x);
    let below = mix(chance(cell + vec2(0.0, 1.0)), chance(cell + vec2(1.0, 1.0)), part.x);
    return mix(above, below, part.y);
}

// Boards of walnut, their grain along the table.
fn walnut(at: vec2<f32>) -> vec3<f32> {
    let plank = floor(at.y / 3.2);
    let along = at.x + chance(vec2(plank, 3.0)) * 40.0;
    let warp = noise(vec2(along * 0.18, at.y * 0.7)) * 2.4;
    let ring = noise(vec2(along * 0.12, at.y * 3.4 + warp));
    let fibre = noise(vec2(along * 1.3, at.y * 34.0));
    let joint = smoothstep(0.0, 0.03, abs(fract(at.y / 3.2) - 0.5) - 0.488);
    let tone = 0.72 + 0.4 * ring + 0.14 * (fibre - 0.5) + 0.12 * (chance(vec2(plank, 7.0)) - 0.5);
    return vec3(0.185, 0.098, 0.052) * tone * (1.0 - 0.7 * joint);
}

// Clay tiles laid cornerwise, worn and uneven.
fn tiles(at: vec2<f32>) -> vec3<f32> {
    let turned = at * mat2x2(0.192, 0.192, -0.192, 0.192);
    let tile = floor(turned);
    let edge = abs(turned - tile - vec2(0.5));
    let joint = smoothstep(0.46, 0.49, max(edge.x, edge.y));
    let tone = 0.75 + 0.4 * chance(tile) + 0.15 * noise(at * 1.9);
    return mix(vec3(0.21, 0.095, 0.055) * tone, vec3(0.07, 0.055, 0.045), joint);
}

// Where the light of a tall window with small panes falls on table and floor, 0 to 1.
fn window_light(at: vec2<f32>) -> f32 {
    let sill = (at - vec2(-12.4, -1.2)) * mat2x2(0.94, 0.34, -0.34, 0.94);
    let pane = fract(sill / vec2(2.1, 2.7));
    let bars = smoothstep(0.03, 0.10, pane.x) * smoothstep(0.97, 0.90, pane.x)
        * smoothstep(0.03, 0.09, pane.y) * smoothstep(0.97, 0.91, pane.y);
    let inside = smoothstep(4.4, 4.0, abs(sill.x)) * smoothstep(8.3, 7.9, abs(sill.y));
    return bars * inside;
}

// The warm pools of the two candles that stand on the table.
fn candle_light(at: vec3<f32>) -> f32 {
    let left = at - vec3(-9.9, 1.5, -6.2);
    let right = at - vec3(9.9, 1.5, -6.2);
    return 1.0 / (1.0 + dot(left, left) * 0.16) + 1.0 / (1.0 + dot(right, right) * 0.16);
}

// Fine engraved waves that wander slowly.
fn waves(at: vec2<f32>) -> f32 {
    let time = globals.time;
    let bend = sin(at.x * 1.7 + time * 0.25) * 0.22 + sin(at.x * 0.6 - time * 0.17) * 0.35;
    let crest = sin((at.y + bend) * 11.0 + time * 0.6);
    let broken = noise(at * vec2(1.6, 3.0) + vec2(time * 0.12, 0.0));
    return smoothstep(0.86, 1.0, crest) * smoothstep(0.5, 0.75, broken);
}

@fragment
fn fragment(in: VertexOutput) -> @location(0) vec4<f32> {
    var base = painted.colour;
#ifdef VERTEX_COLORS
    base *= in.color;
#endif
    var gloss = painted.gloss;
    let world = in.world_position.xyz;
#ifdef VERTEX_UVS_A
    base *= textureSample(picture, picture_sampler, in.uv);
    let border = textureSample(borders, borders_sampler, in.uv).r * FARTHEST;
#else
    let border = FARTHEST;
#endif
    if (base.a < painted.cut) {
        discard;
    }
    if (painted.kind == WALNUT) {
        base = vec4(walnut(world.xz), 1.0);
    } else if (painted.kind == FLOOR) {
        base = vec4(tiles(world.xz), 1.0);
    }
#ifndef PLAIN
    if (painted.kind == SEA) {
        // Only the water moves, not the tracks printed beside it.
        let water = clamp((base.b - base.r) * 9.0, 0.0, 1.0);
        base = vec4(base.rgb + vec3(0.10, 0.13, 0.12) * waves(world.xz) * water, 1.0);
    } else if (painted.kind == STONE) {
        let rough = noise(world.xy * 9.0 + world.z * 7.0);
        base = vec4(base.rgb * (0.86 + 0.24 * rough), 1.0);
    }
#endif

    // A wash of lozenges, as heralds draw them, strongest along the border.
    if (painted.wash.a > 0.0) {
        let lozenge = abs(fract(world.xz * mat2x2(1.9, 1.9, 1.9, -1.9)) - 0.5);
        let lines = smoothstep(0.40, 0.46, max(lozenge.x, lozenge.y));
        let near = exp(-border * 5.0);
        let strength = painted.wash.a * (0.30 + 0.30 * lines + 0.45 * near);
        base = vec4(mix(base.rgb, painted.wash.rgb, min(strength, 0.85)), base.a);
    }

    let normal = normalize(in.world_normal);
    let eye = normalize(view.world_position.xyz - world);
    let key = lights.directional_lights[0];
    let towards = key.direction_to_light;
    var lit = max(dot(normal, towards), 0.0);
    if ((key.flags & DIRECTIONAL_LIGHT_FLAGS_SHADOWS_ENABLED_BIT) != 0u && lit > 0.0) {
        let view_z = dot(vec4(
            view.view_from_world[0].z,
            view.view_from_world[1].z,
            view.view_from_world[2].z,
            view.view_from_world[3].z,
        ), in.world_position);
        lit *= fetch_directional_shadow(0u, in.world_position, normal, view_z, in.position.xy);
    }
    let lamp = key.color.rgb * view.exposure;
    // Cool from the window above, warm from the table below.
    let sky = mix(vec3(0.30, 0.22, 0.16), vec3(0.50, 0.53, 0.58), normal.y * 0.5 + 0.5);
    let fill = sky * lights.ambient_color.rgb * view.exposure;
    var light = lamp * lit + fill;
    // The light over the table does not reach the walls.
    light *= 1.0 - 0.86 * smoothstep(8.0, 24.0, length(world.xz * vec2(0.86, 1.1)));
#ifndef PLAIN
    if (painted.kind == WALNUT || painted.kind == FLOOR) {
        light += lamp * vec3(0.72, 0.86, 1.0) * 0.62 * window_light(world.xz) * lit;
    }
    light += vec3(1.0, 0.58, 0.24) * 0.34 * candle_light(world);
#endif

    // In a scene the room is dark but for a spot.
    let from_spot = length(world.xz - fog.be.xy);
    let spot = 1.0 - smoothstep(fog.be.z * 0.7, fog.be.z * 1.6, from_spot);
    light *= mix(1.0, mix(0.34, 1.22, spot), fog.bi.x);

    var colour = base.rgb * light;
#ifndef PLAIN
    let half_way = normalize(towards + eye);
    let shine = pow(max(dot(normal, half_way), 0.0), mix(18.0, 70.0, gloss)) * gloss;
    colour += lamp * shine * lit * 0.35;
    // A thin light along edges that turn away sets pieces off from the ground.
    colour += fill * gloss * 0.5 * pow(1.0 - max(dot(normal, eye), 0.0), 4.0);
#endif

    if (painted.glow.r + painted.glow.g + painted.glow.b > 0.0) {
        let breath = 1.0 - painted.glow.a * (0.5 + 0.5 * sin(globals.time * 2.4));
        let band = select(0.55, 0.22 + 1.1 * exp(-border * 9.0), painted.kind == LAND);
        colour += painted.glow.rgb * breath * band;
    }

    // A soft shoulder keeps lights from burning out.
    let over = max(colour - vec3(0.78), vec3(0.0));
    colour = min(colour, vec3(0.78)) + (vec3(1.0) - exp(-over * 4.5)) / 4.5;
    // Darker towards the corners of the picture.
    let from_middle = (in.position.xy - view.viewport.xy) / view.viewport.zw - vec2(0.5);
    colour *= 1.0 - 0.42 * smoothstep(0.42, 0.86, length(from_middle));
    return vec4(colour, base.a);
}
