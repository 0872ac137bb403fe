// Painted wood, paper and stone in warm evening light. One small shader for everything on the
// table, so that also a machine without a graphics card can draw it. With PLAIN it leaves out what
// only pleases: hills, waves, shine, grain, the light of window and candles.

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
    // Name and values of a region, left out of the pattern: middle in x and z, half width and depth.
    spared: vec4<f32>,
    gloss: f32,
    kind: u32,
    // What is clearer than this is cut out.
    cut: f32,
    // How far it steps back while something else is meant.
    dim: f32,
}

const THING: u32 = 0u;
const LAND: u32 = 1u;
const SEA: u32 = 2u;
const WALNUT: u32 = 3u;
const STONE: u32 = 4u;
const FLOOR: u32 = 5u;

// The map of borders tells distances up to so many units.
const FARTHEST: f32 = 0.6;
// What the map of shade shows: its corner in x and z, and one through its size.
const SHADE_CORNER: vec2<f32> = vec2(-10.0, -7.5);
const SHADE_SCALE: vec2<f32> = vec2(0.05, 0.0666667);
// Where the flames of the two candles on the table are.
const CANDLES: array<vec3<f32>, 2> = array(vec3(-8.4, 1.5, -6.4), vec3(8.4, 1.5, -6.4));

@group(#{MATERIAL_BIND_GROUP}) @binding(0) var<uniform> painted: Painted;
@group(#{MATERIAL_BIND_GROUP}) @binding(1) var picture: texture_2d<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(2) var picture_sampler: sampler;
@group(#{MATERIAL_BIND_GROUP}) @binding(3) var borders: texture_2d<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(4) var borders_sampler: sampler;
@group(#{MATERIAL_BIND_GROUP}) @binding(5) var shade: texture_2d<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(6) var shade_sampler: sampler;

fn chance(at: vec2<f32>) -> f32 {
    var mixed = fract(at.xyx * 0.1031);
    mixed += dot(mixed, mixed.yzx + 33.33);
    return fract((mixed.x + mixed.y) * mixed.z);
}

// Smooth noise, 0 to 1, and how it rises in both directions.
fn slopes(at: vec2<f32>) -> vec3<f32> {
    let cell = floor(at);
    let off = at - cell;
    let part = off * off * (3.0 - 2.0 * off);
    let rise = 6.0 * off * (1.0 - off);
    let a = chance(cell);
    let b = chance(cell + vec2(1.0, 0.0));
    let c = chance(cell + vec2(0.0, 1.0));
    let d = chance(cell + vec2(1.0, 1.0));
    let twist = a - b - c + d;
    return vec3(
        a + (b - a) * part.x + (c - a) * part.y + twist * part.x * part.y,
        rise * vec2(b - a + twist * part.y, c - a + twist * part.x),
    );
}

fn noise(at: vec2<f32>) -> f32 {
    return slopes(at).x;
}

// Boards of walnut, their grain along the table.
fn walnut(at: vec2<f32>) -> vec3<f32> {
    let plank = floor(at.y / 3.2);
    let along = at.x + chance(vec2(plank, 3.0)) * 40.0;
    let joint = smoothstep(0.0, 0.03, abs(fract(at.y / 3.2) - 0.5) - 0.488);
#ifdef PLAIN
    let tone = 0.72 + 0.4 * noise(vec2(along * 0.12, at.y * 3.4 + along * 0.05));
#else
    let warp = noise(vec2(along * 0.18, at.y * 0.7)) * 2.4;
    let ring = noise(vec2(along * 0.12, at.y * 3.4 + warp));
    let fibre = noise(vec2(along * 1.3, at.y * 34.0));
    let tone = 0.72 + 0.4 * ring + 0.14 * (fibre - 0.5) + 0.12 * (chance(vec2(plank, 7.0)) - 0.5);
#endif
    return vec3(0.092, 0.041, 0.019) * tone * (1.0 - 0.7 * joint);
}

// Clay tiles laid cornerwise, worn and uneven.
fn tiles(at: vec2<f32>) -> vec3<f32> {
    let turned = at * mat2x2(0.192, 0.192, -0.192, 0.192);
    let tile = floor(turned);
    let edge = abs(turned - tile - vec2(0.5));
    let joint = smoothstep(0.46, 0.49, max(edge.x, edge.y));
    let tone = 0.82 + 0.4 * chance(tile);
    return mix(vec3(0.21, 0.095, 0.055) * tone, vec3(0.07, 0.055, 0.045), joint);
}

// Whether something is written here, 0 to 1.
fn written(at: vec2<f32>) -> f32 {
    if (painted.spared.z <= 0.0) {
        return 0.0;
    }
    let off = max(abs(at - painted.spared.xy) - painted.spared.zw, vec2(0.0));
    return 1.0 - smoothstep(0.02, 0.16, length(off));
}

// What pieces take of the light near their feet: all of it where they touch the ground, and the
// lamp's where they stand in its way. Only the ground itself is in the way of that.
fn shade_at(at: vec3<f32>, normal: vec3<f32>) -> vec2<f32> {
    let seen = (at.xz + normal.xz * 0.05 - SHADE_CORNER) * SHADE_SCALE;
    let told = textureSampleLevel(shade, shade_sampler, seen, 0.0);
    let above = max(at.y - (told.b * 2.0 - 0.5), 0.0);
    return told.rg * vec2(exp2(-above * 15.0), max(1.0 - above * 12.0, 0.0));
}

#ifndef PLAIN
// Where the light of a tall window with small panes falls on table and floor, 0 to 1.
fn window_light(at: vec2<f32>) -> f32 {
    let sill = (at - vec2(-12.4, -1.2)) * mat2x2(0.94, 0.34, -0.34, 0.94);
    let pane = fract(sill / vec2(2.1, 2.7));
    let bars = smoothstep(0.03, 0.10, pane.x) * smoothstep(0.97, 0.90, pane.x)
        * smoothstep(0.03, 0.09, pane.y) * smoothstep(0.97, 0.91, pane.y);
    let inside = smoothstep(4.4, 4.0, abs(sill.x)) * smoothstep(8.3, 7.9, abs(sill.y));
    return bars * inside;
}

// The warm pools of the two candles: flames that dance a little as long as anything moves.
fn candle_light(at: vec3<f32>, normal: vec3<f32>) -> f32 {
    var sum = 0.0;
    for (var nth = 0; nth < 2; nth++) {
        let time = globals.time + f32(nth) * 17.3;
        let sway = vec3(sin(time * 1.3), 0.0, cos(time * 1.7)) * 0.14;
        let way = CANDLES[nth] + sway - at;
        let far = dot(way, way);
        let faces = 0.45 + 0.55 * max(dot(normal, way) * inverseSqrt(far), 0.0);
        let dance = 1.0 + 0.05 * sin(time * 6.1) + 0.04 * sin(time * 9.7 + 1.1)
            + 0.05 * sin(time * 2.3 + sin(time * 0.7));
        sum += dance * faces / (1.0 + far * 0.14);
    }
    return sum;
}

// Fine engraved waves that wander slowly.
fn waves(at: vec2<f32>) -> f32 {
    let time = globals.time;
    let bend = sin(at.x * 1.7 + time * 0.25) * 0.22 + sin(at.x * 0.6 - time * 0.17) * 0.35;
    let crest = sin((at.y + bend) * 11.0 + time * 0.6);
    let broken = noise(at * vec2(1.6, 3.0) + vec2(time * 0.12, 0.0));
    return smoothstep(0.86, 1.0, crest) * smoothstep(0.5, 0.75, broken);
}

// Where the swell of the sea faces.
fn swell(at: vec2<f32>) -> vec3<f32> {
    let time = globals.time;
    let long = slopes(at * vec2(1.1, 2.2) + vec2(time * 0.10, time * 0.06)).yz;
    let short = slopes(at * vec2(4.3, 7.1) - vec2(time * 0.22, time * 0.09)).yz;
    return normalize(vec3(-long * 0.05 - short * 0.045, 1.0).xzy);
}

// Away from the nearest border, as long as it can be told.
fn from_border(uv: vec2<f32>) -> vec2<f32> {
    let step = 1.5 / vec2<f32>(textureDimensions(borders));
    let east = textureSampleLevel(borders, borders_sampler, uv + vec2(step.x, 0.0), 0.0).r;
    let west = textureSampleLevel(borders, borders_sampler, uv - vec2(step.x, 0.0), 0.0).r;
    let south = textureSampleLevel(borders, borders_sampler, uv + vec2(0.0, step.y), 0.0).r;
    let north = textureSampleLevel(borders, borders_sampler, uv - vec2(0.0, step.y), 0.0).r;
    let way = vec2(east - west, south - north);
    return way / max(length(way), 0.02);
}

// How the land rises: rolling hills inland, rounded off towards its borders.
fn relief(at: vec2<f32>, border: f32, inland: vec2<f32>) -> vec3<f32> {
    let far = slopes(at * 1.7 + 11.0).yz;
    let near = slopes(at * vec2(4.4, 4.9) + 3.0).yz;
    let fine = slopes(at * 13.0).yz;
    let hills = (far * 0.42 + near * 0.28 + fine * 0.08) * smoothstep(0.03, 0.30, border);
    let brink = inland * 0.85 * exp2(-border * border * 230.0);
    let rise = hills + brink;
    return normalize(vec3(-rise.x, 1.0, -rise.y));
}
#endif

@fragment
fn fragment(in: VertexOutput) -> @location(0) vec4<f32> {
    var base = painted.colour;
    let world = in.world_position.xyz;
    let gloss = painted.gloss;
#ifdef VERTEX_UVS_A
    let uv = in.uv;
#else
    let uv = vec2<f32>(0.0);
#endif
    var border = FARTHEST;
    if (painted.kind == WALNUT) {
        base = vec4(walnut(world.xz), 1.0);
    } else if (painted.kind == FLOOR) {
        base = vec4(tiles(world.xz), 1.0);
    } else {
        base *= textureSample(picture, picture_sampler, uv);
        if (painted.kind == LAND || painted.kind == SEA) {
            border = textureSampleLevel(borders, borders_sampler, uv, 0.0).r * FARTHEST;
        }
#ifdef VERTEX_COLORS
        // Where the vertex is clear, nothing of the picture is seen.
        base = vec4(in.color.rgb * mix(vec3(1.0), base.rgb, in.color.a), base.a);
#endif
    }
#ifdef MAY_DISCARD
    if (base.a < painted.cut) {
        discard;
    }
#endif

    var normal = normalize(in.world_normal);
    let eye = normalize(view.world_position.xyz - world);
    let key = lights.directional_lights[0];
    let towards = key.direction_to_light;
    let shaded = shade_at(world, normal);
    // Of what comes from all sides, and of the lamp.
    var open = 1.0 - 0.62 * shaded.x;
    var lamp_seen = 1.0 - 0.25 * shaded.x;
    var wet = 0.0;
    if (painted.kind == LAND) {
        open *= 1.0 - 0.4 * exp2(-border * 45.0);
    }
#ifdef PLAIN
    lamp_seen *= 1.0 - 0.72 * shaded.y;
#else
    if (painted.kind == SEA) {
        // Only the water moves, not the tracks printed beside it.
        wet = clamp((base.b - base.r) * 9.0, 0.0, 1.0);
        let out = from_border(uv);
        let deep = smoothstep(0.0, FARTHEST, border);
        let depth = mix(vec3(1.22, 1.20, 1.10), vec3(0.74, 0.83, 0.90), deep);
        var water = base.rgb * depth + vec3(0.10, 0.13, 0.12) * waves(world.xz);
        base = vec4(mix(base.rgb, water, wet), 1.0);
        // The land stands above the water: it shades the sea behind it, and darkens its edge.
        let behind = max(-dot(out, towards.xz) / max(length(towards.xz), 0.01), 0.0);
        let width = 0.02 + 0.12 * behind;
        lamp_seen *= 1.0 - 0.75 * behind * (1.0 - smoothstep(width * 0.6, width * 1.3, border));
        open *= 1.0 - 0.45 * exp2(-border * 26.0);
        normal = mix(normal, swell(world.xz), wet);
    } else if (painted.kind == LAND) {
        if (normal.y > 0.9) {
            normal = relief(world.xz, border, from_border(uv));
        }
    } else if (painted.kind == STONE) {
        let rough = noise(world.xy * 9.0 + world.z * 7.0);
        base = vec4(base.rgb * (0.86 + 0.24 * rough), 1.0);
    } else if (painted.kind == THING && gloss > 0.4 && gloss < 0.65) {
        // Wood under the paint.
        let fibre = noise(uv * vec2(46.0, 5.0) + noise(uv * 3.0) * 2.0);
        base = vec4(base.rgb * (0.90 + 0.18 * fibre), base.a);
    }
#endif

    // A wash of lozenges, as heralds draw them, strongest along the border.
    if (painted.wash.a > 0.0) {
        let lozenge = abs(fract(world.xz * mat2x2(1.9, 1.9, 1.9, -1.9)) - 0.5);
        let lines = smoothstep(0.40, 0.46, max(lozenge.x, lozenge.y));
        let near = exp(-border * 5.0);
        let strength = painted.wash.a * (0.30 + 0.30 * lines + 0.45 * near)
            * (1.0 - 0.92 * written(world.xz));
        base = vec4(mix(base.rgb, painted.wash.rgb, min(strength, 0.85)), base.a);
    }

    var lit = max(dot(normal, towards), 0.0) * lamp_seen;
#ifndef PLAIN
    if ((key.flags & DIRECTIONAL_LIGHT_FLAGS_SHADOWS_ENABLED_BIT) != 0u && lit > 0.0) {
        let view_z = dot(vec4(
            view.view_from_world[0].z,
            view.view_from_world[1].z,
            view.view_from_world[2].z,
            view.view_from_world[3].z,
        ), in.world_position);
        let face = normalize(in.world_normal);
        lit *= fetch_directional_shadow(0u, in.world_position, face, view_z, in.position.xy);
    }
#endif
    let lamp = key.color.rgb * view.exposure;
    // Warm from the table below, cool from the sky above and from where the players sit.
    let sky = mix(vec3(0.27, 0.20, 0.15), vec3(0.47, 0.50, 0.55), normal.y * 0.5 + 0.5)
        + vec3(0.44, 0.43, 0.43) * max(dot(normal, vec3(0.30, 0.10, 0.95)), 0.0);
    let fill = sky * lights.ambient_color.rgb * view.exposure * open;
    var light = lamp * lit + fill;
    // The light over the table does not reach the walls.
    light *= 1.0 - 0.86 * smoothstep(7.0, 22.0, length(world.xz * vec2(0.86, 1.1)));
#ifndef PLAIN
    if (painted.kind == WALNUT || painted.kind == FLOOR) {
        light += lamp * vec3(0.72, 0.86, 1.0) * 0.62 * window_light(world.xz) * lit;
    }
    light += vec3(1.0, 0.56, 0.22) * 0.62 * candle_light(world, normal) * open;
#endif

    // In a scene the room is dark but for a spot.
    if (fog.bi.x > 0.0) {
        let from_spot = length(world.xz - fog.be.xy);
        let spot = 1.0 - smoothstep(fog.be.z * 0.7, fog.be.z * 1.6, from_spot);
        // What is held up before the eye is meant to be seen.
        let held_up = smoothstep(4.0, 5.0, world.y);
        light *= mix(1.0, mix(0.19, 1.06, max(spot, held_up)), fog.bi.x);
    }

    var colour = base.rgb * light;
    // Edges that turn to the lamp catch it: so much of a normal is between the axes.
    let bevel = clamp(8.0 - 8.6 * max(max(abs(normal.x), abs(normal.y)), abs(normal.z)), 0.0, 1.0);
    colour += (lamp * lit * 0.30 + fill * 0.10) * gloss * bevel;
#ifndef PLAIN
    let half_way = normalize(towards + eye);
    let shine = pow(max(dot(normal, half_way), 0.0), mix(18.0, 70.0, gloss)) * gloss;
    // Oiled, not varnished.
    let polish = select(0.35, 0.12, painted.kind == WALNUT);
    colour += lamp * shine * lit * polish;
    // The sun on the swell.
    colour += lamp * lit * wet * 0.30 * pow(max(dot(normal, half_way), 0.0), 90.0);
    // A thin light along edges that turn away sets pieces off from the ground.
    colour += fill * gloss * 0.5 * pow(1.0 - max(dot(normal, eye), 0.0), 4.0);
#endif

    if (painted.glow.r + painted.glow.g + painted.glow.b > 0.0) {
        let breath = 1.0 - painted.glow.a * (0.5 + 0.5 * sin(globals.time * 2.4));
        let band = select(0.55, 0.22 + 1.1 * exp(-border * 9.0), painted.kind == LAND);
        // Values are written in dark and light: they need no light of their own.
        colour += painted.glow.rgb * breath * band * (1.0 - 0.85 * written(world.xz));
        // A bright line with a dark one beside it: where one may go is seen without colours too.
        if (painted.kind == LAND && painted.glow.a > 0.0) {
            let line = 1.0 - smoothstep(0.055, 0.07, border);
            let beside = (1.0 - smoothstep(0.085, 0.1, border)) * (1.0 - line);
            colour *= 1.0 - 0.55 * beside;
            colour = mix(colour, vec3(1.0, 0.80, 0.30) * (0.86 + 0.14 * breath), line * 0.94);
        }
    }
    if (painted.dim > 0.0) {
        let grey = dot(colour, vec3(0.3, 0.59, 0.11)) * vec3(0.94, 0.98, 1.04);
        let kept = 1.0 - 0.38 * painted.dim * (1.0 - 0.8 * written(world.xz));
        colour = mix(colour, grey, 0.4 * painted.dim) * kept;
    }

    // A soft shoulder keeps lights from burning out.
    let over = max(colour - vec3(0.78), vec3(0.0));
    colour = min(colour, vec3(0.78)) + over / (vec3(1.0) + over * 4.0);
    // Darker towards the corners of the picture.
    let from_middle = (in.position.xy - view.viewport.xy) / view.viewport.zw - vec2(0.5);
    colour *= 1.0 - 0.42 * smoothstep(0.42, 0.86, length(from_middle));
    return vec4(colour, base.a);
}
