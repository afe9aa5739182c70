/** Maximum number of planes; a heart has 73, a round stone 105. */
export const maxPlanes = 128

/** Codes of views and lights in the shader. */
export const modes = { light: 0, aset: 1, scope: 2, hearts: 3 } as const
export const lightCodes = { lamps: 0, daylight: 1, office: 2, candle: 3, ultraviolet: 4 } as const

export const vertexShader = /* glsl */ `#version 300 es
void main() { gl_Position = vec4(vec2(gl_VertexID & 1, gl_VertexID >> 1) * 4.0 - 1.0, 0, 1); }`

/**
 * Traces the eye's rays backwards through a convex solid, as `core/domain/optics/rays.ts`: at each facet looks up the refracted part in the
 * surroundings and follows the reflected part. Exact pictures trace three wavelengths; coarse ones trace the middle one and split colours where
 * light leaves. `uTurn` turns the stone into the viewer's frame: x right, y to the eye, z down.
 */
export const fragmentShader = /* glsl */ `#version 300 es
precision highp float;
precision highp int;
uniform vec4 uPlanes[${maxPlanes}];
uniform ivec3 uCounts;
uniform mat3 uTurn;
uniform vec2 uFrame;
uniform int uSamples, uBounces, uMode, uLight;
uniform vec3 uIndices, uSpread, uAbsorption;
uniform float uInner, uGlow, uLeast;
uniform bool uExact;
out vec4 outColor;

float reflectance(float cosine, float ratio, out float behind) {
  float sine2 = ratio * ratio * (1.0 - cosine * cosine);
  behind = sqrt(max(1.0 - sine2, 0.0));
  if (sine2 >= 1.0) return 1.0;
  float s = (ratio * cosine - behind) / (ratio * cosine + behind);
  float p = (cosine - ratio * behind) / (cosine + ratio * behind);
  return 0.5 * (s * s + p * p);
}

float panel(vec3 d, vec3 centre, vec3 side, vec2 size, float soft) {
  centre = normalize(centre);
  side = normalize(side - centre * dot(side, centre));
  float depth = dot(d, centre);
  if (depth <= 0.05) return 0.0;
  vec2 p = abs(vec2(dot(d, side), dot(d, cross(centre, side)))) / depth;
  vec2 edge = smoothstep(size + soft, size - soft, p);
  return edge.x * edge.y;
}
float lamp(vec3 d, vec3 centre, float size) {
  float off = 1.0 - dot(d, normalize(centre));
  return smoothstep(size, size * 0.55, off);
}

vec3 lamps(vec3 d) {
  float azimuth = atan(d.x, d.z);
  vec3 light = mix(vec3(0.02, 0.021, 0.026), vec3(0.07, 0.07, 0.075), smoothstep(-0.2, 0.9, d.y));
  float ring = smoothstep(0.42, 0.5, d.y) * smoothstep(0.94, 0.88, d.y);
  light += vec3(2.1, 2.08, 2.04) * ring * smoothstep(-0.1, 0.2, sin(azimuth * 5.0 + 0.9));
  light += vec3(0.75, 0.78, 0.84) * smoothstep(0.02, 0.1, d.y) * smoothstep(0.34, 0.22, d.y) * smoothstep(-0.2, 0.3, sin(azimuth * 3.0 - 0.6));
  light += vec3(3.2) * panel(d, vec3(-0.7, 0.85, -0.35), vec3(0.8, 0.5, 0), vec2(0.2, 0.36), 0.05);
  for (int i = 0; i < 18; i++) {
    float turn = float(i) * 2.399963, high = 0.5 + 0.44 * fract(float(i) * 0.618034);
    light += 26.0 * lamp(d, vec3(cos(turn) * sqrt(1.0 - high * high), high, sin(turn) * sqrt(1.0 - high * high)), 0.0011);
  }
  return light;
}
vec3 daylight(vec3 d) {
  vec3 sky = vec3(0.92, 0.98, 1.06) * (1.0 + 2.0 * max(d.y, 0.0)) / 3.0 * 1.15;
  vec3 ground = vec3(0.14, 0.135, 0.13);
  float sun = panel(d, vec3(0.75, 0.7, -0.5), vec3(0, 0, 1), vec2(0.3, 0.42), 0.1);
  return mix(ground, sky, smoothstep(-0.06, 0.06, d.y)) + vec3(1.5, 1.42, 1.3) * sun;
}
vec3 office(vec3 d) {
  vec3 light = mix(vec3(0.16, 0.165, 0.16), vec3(0.34, 0.35, 0.34), smoothstep(-0.3, 0.9, d.y));
  if (d.y > 0.2) {
    vec2 ceiling = d.xz / d.y;
    vec2 tile = abs(fract(ceiling / vec2(1.1, 1.6) + vec2(0.5, 0.18)) - 0.5) * vec2(1.1, 1.6);
    float tube = smoothstep(0.2, 0.16, tile.x) * smoothstep(0.5, 0.44, tile.y);
    light += vec3(2.3, 2.4, 2.32) * tube * smoothstep(4.2, 2.6, length(ceiling));
  }
  return light;
}
vec3 candle(vec3 d) {
  vec3 light = mix(vec3(0.006, 0.005, 0.005), vec3(0.035, 0.026, 0.02), smoothstep(-0.4, 0.8, d.y));
  for (int i = 0; i < 7; i++) {
    float turn = float(i) * 2.399963 + 0.7, high = 0.46 + 0.4 * fract(float(i) * 0.618034);
    vec3 centre = vec3(cos(turn) * sqrt(1.0 - high * high), high, sin(turn) * sqrt(1.0 - high * high));
    light += vec3(17.0, 11.5, 6.0) * lamp(d, centre, 0.004) + vec3(0.85, 0.5, 0.24) * lamp(d, centre, 0.05);
  }
  return light;
}
vec3 around(vec3 d) {
  if (uMode == 1) return d.y < 0.0 ? vec3(0.004, 0.004, 0.006) : d.y < 0.70710678 ? vec3(0.04, 0.31, 0.08) : d.y < 0.96592583 ? vec3(0.68, 0.03, 0.025) : vec3(0.025, 0.07, 0.52);
  if (uMode == 3) return d.y > 0.866 && d.y < 0.9976 ? vec3(0.66, 0.02, 0.05) : vec3(0.94, 0.92, 0.91);
  if (uMode == 2) return d.y < 0.0 ? vec3(1.0) : d.y < 0.96592583 ? vec3(0.72, 0.02, 0.045) * (0.55 + 0.45 * smoothstep(0.1, 0.7, d.y)) : vec3(0.01);
  vec3 light = uLight == 0 ? lamps(d) : uLight == 1 ? daylight(d) : uLight == 2 ? office(d) : uLight == 3 ? candle(d) : vec3(0.03, 0.012, 0.075) * (0.4 + max(d.y, 0.0));
  return light * mix(0.1, 1.0, smoothstep(0.985, 0.95, d.y));
}

bool clipped(int first, int last, vec3 o, vec3 d, inout float near, inout float end, inout vec3 normal) {
  for (int i = first; i < last; i++) {
    vec4 plane = uPlanes[i];
    float rate = dot(plane.xyz, d), away = plane.w - dot(plane.xyz, o), t = away / rate;
    if (rate < -1e-6) { if (t > near) { near = t; normal = plane.xyz; } }
    else if (rate > 1e-6) end = min(end, t);
    else if (away < 0.0) return false;
  }
  return near < end;
}
bool entered(vec3 o, vec3 d, out float near, out vec3 normal) {
  near = -1e9;
  float end = 1e9;
  if (!clipped(0, uCounts.x, o, d, near, end, normal)) return false;
  vec2 over = o.xz + d.xz * near;
  if (dot(over, over) > uInner && !clipped(uCounts.x, uCounts.y, o, d, near, end, normal)) return false;
  return uCounts.z == 0 || o.x + d.x * near >= 0.0;
}

vec3 leaving(vec3 d, vec3 n, float cosine, float index, float side) {
  float behind = sqrt(max(1.0 - index * index * (1.0 - cosine * cosine), 0.0));
  return around(uTurn * ((index * d + (behind - index * cosine) * n) * vec3(side, 1, 1)));
}

vec3 inside(vec3 o, vec3 d, float side, float energy, float index, vec3 indices) {
  vec3 light = vec3(0), left = vec3(energy);
  int met = 0;
  for (int step = 0; step < 40; step++) {
    float near = 1e9;
    vec3 n = vec3(0);
    for (int i = 0; i < uCounts.x; i++) {
      vec4 plane = uPlanes[i];
      float rate = dot(plane.xyz, d), t = (plane.w - dot(plane.xyz, o)) / rate;
      if (rate > 1e-6 && t < near) { near = t; n = plane.xyz; }
    }
    vec2 over = o.xz + d.xz * near;
    if (dot(over, over) > uInner) {
      for (int i = uCounts.x; i < uCounts.y; i++) {
        vec4 plane = uPlanes[i];
        float rate = dot(plane.xyz, d), t = (plane.w - dot(plane.xyz, o)) / rate;
        if (rate > 1e-6 && t < near) { near = t; n = plane.xyz; }
      }
    }
    bool folds = uCounts.z == 1 && d.x < 0.0 && o.x < -d.x * near;
    float way = folds ? o.x / -d.x : max(near, 0.0);
    o += d * way;
    vec3 passed = exp(-way * uAbsorption);
    light += left * uGlow * way * vec3(0.12, 0.32, 1.0);
    left *= passed;
    if (folds) { o.x = 0.0; d.x = -d.x; side = -side; continue; }
    float cosine = min(dot(d, n), 1.0), behind;
    float stays = reflectance(cosine, index, behind);
    if (stays < 1.0) light += left * (1.0 - stays) * (uExact ? leaving(d, n, cosine, index, side) : vec3(
      leaving(d, n, cosine, indices.r, side).r, leaving(d, n, cosine, indices.g, side).g, leaving(d, n, cosine, indices.b, side).b));
    left *= stays;
    if (++met >= uBounces || max(left.r, max(left.g, left.b)) < uLeast) break;
    d -= 2.0 * dot(d, n) * n;
  }
  return uMode == 3 ? light + left : light;
}

vec3 through(vec3 o, vec3 d, vec3 n, float side, float index, vec3 indices) {
  float cosine = -dot(d, n), behind;
  float mirrored = reflectance(cosine, 1.0 / index, behind);
  vec3 back = (d + 2.0 * cosine * n) * vec3(side, 1, 1);
  return mirrored * around(uTurn * back) + inside(o, d / index + (cosine / index - behind) * n, side, 1.0 - mirrored, index, indices);
}

vec4 seen(vec2 at, vec3 index) {
  vec3 o = vec3(at.x, 10, at.y) * uTurn, d = vec3(0, -1, 0) * uTurn, n, other;
  float near, far, side = 1.0;
  bool hits = entered(o, d, near, n);
  if (uCounts.z == 1) {
    vec3 flip = vec3(-1, 1, 1);
    if (entered(o * flip, d * flip, far, other) && (!hits || far < near)) { hits = true; near = far; n = other; o *= flip; d *= flip; side = -1.0; }
  }
  if (!hits) return vec4(0);
  vec3 p = o + d * near;
  if (uMode > 0) return vec4(through(p, d, n, side, 2.417, vec3(2.417)), 1);
  if (!uExact) return vec4(through(p, d, n, side, index.g, index), 1);
  return vec4(through(p, d, n, side, index.r, index).r, through(p, d, n, side, index.g, index).g, through(p, d, n, side, index.b, index).b, 1);
}

vec3 shown(vec3 light) {
  if (uMode == 0) light = light / (1.0 + 0.2 * light);
  if (uMode > 1) light = pow(light, vec3(1.6));
  return mix(12.92 * light, 1.055 * pow(light, vec3(1.0 / 2.4)) - 0.055, step(0.0031308, light));
}

void main() {
  vec2 pixel = vec2(gl_FragCoord.x, uFrame.x - gl_FragCoord.y);
  vec4 sum = vec4(0);
  for (int i = 0; i < uSamples; i++) {
    vec3 shift = uSamples == 1 ? vec3(0.5) : fract(vec3(0.7548777, 0.5698403, 0.6180340) * float(i) + 0.25);
    sum += seen(((pixel - 0.5 + shift.xy) / uFrame.x * 2.0 - 1.0) * uFrame.y, uIndices + uSpread * (shift.z * 2.0 - 1.0));
  }
  if (sum.a == 0.0) { outColor = vec4(0); return; }
  outColor = vec4(shown(sum.rgb / sum.a), 1) * (sum.a / float(uSamples));
}`
