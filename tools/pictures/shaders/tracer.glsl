// Progressive path tracer: one draw adds `uCount` samples to every pixel. Units are millimetres, y is up.
// program.ts puts the numbers FACETS, CUTS, GEMS, GIRDLE_HEIGHT, WAVELENGTH_STRIDE, MELEE (a cut, or -1) and the switches HAS_METAL, HAS_TINTS, GROUND_PASS,
// HAS_FINISH, SHOWS_BASE (with HEAD_GEMS), SHOWS_HEAD before this text; after it follow isFolded and leave, written for the cuts of the scene, lights.glsl and the metal of the scene.
precision highp float;
precision highp int;
layout(location = 0) out vec4 outFirst; // up to three prints of the picture, each in its metal or tint
layout(location = 1) out vec4 outSecond;
layout(location = 2) out vec4 outThird;

uniform vec4 uFacets[FACETS + 1];       // normal, distance; the cuts one after the other
uniform ivec3 uCuts[CUTS + 1];          // first plane, first plane of the girdle, end
uniform vec4 uGemPlaces[GEMS + 1];      // centre, half-width
uniform vec4 uGemTurns[GEMS + 1];       // quaternion
uniform vec4 uGemOptics[GEMS + 1];      // refractive index, bounding radius in half-widths, cut, 1 where it is tinted
uniform vec3 uCamera, uTarget;
uniform vec4 uFrame;                // centre of the frame on the image plane, half of its width, 1 / pixels
uniform mat3 uMetalColors;          // reflectance at normal incidence, a column for each metal
uniform mat3 uTints;                // absorption of a tinted gem per mm, as an exponent, a column for each print
uniform float uMetalRoughness;
uniform vec4 uMetalBounds;          // centre, radius
uniform sampler2D uWanted;          // 0 where a pixel needs no more samples
uniform int uFirst, uCount, uTotal;  // samples of this draw and of the picture

const int LIGHTS_FOR_TABLE = 0;
const int LIGHTS_FOR_METAL = 1;
const int LIGHTS_FOR_GEM = 2;
const int LIGHTS_FOR_MELEE = 3;

const int NOTHING = 0;
const int TABLE = 1;
const int GEM = 2;
const int METAL = 3;

const float FAR = 1e8;
const int BOUNCES = 11;               // internal reflections after which the rest of the light is estimated
const float DISPERSION = 0.062;       // more than diamond has, so that fire shows in a small picture
const float TABLE_IRRADIANCE = 0.933; // cosine mean of the studio for the table, without anything on it
const float PAPER = 0.86;             // reflectance of the table

struct Exit { float reach; float rate; int facet; }; // distance = reach / rate
struct Hit { float distance; int kind; vec3 normal; int gem; };
// Metals and tints differ in colour only, so a path is the same in all of them: it carries a column of light for each.
struct Light { mat3 radiance; float distance; int kind; };

vec3 studio(vec3 direction, int lights);
vec3 table(vec3 point, int lights);
float metal(vec3 point);
#ifdef HAS_FINISH
float roughness(vec3 point); // of the metal at a point
#else
#define roughness(point) uMetalRoughness
#endif
#if defined(SHOWS_BASE) || defined(SHOWS_HEAD)
float base(vec3 point); // the metal without the head that stands on it
#endif
#ifdef SHOWS_BASE
// Rays from the camera pass the head, which stands first among the gems; it still throws its shadow and is mirrored.
bool isFromCamera = false;
#define SURFACE(point) (isFromCamera ? base(point) : metal(point))
#define FIRST_GEM (isFromCamera ? HEAD_GEMS : 0)
#else
#define SURFACE(point) metal(point)
#define FIRST_GEM 0
#endif
Exit leave(int cut, vec3 o, vec3 d);
bool isFolded(int cut);

uint seed;
float random() {
  seed = seed * 747796405u + 2891336453u;
  uint word = ((seed >> ((seed >> 28u) + 4u)) ^ seed) * 277803737u;
  return float(((word >> 22u) ^ word) >> 8u) / 16777216.0;
}
float hashed(uvec2 pixel, uint dimension) {
  uint x = pixel.x * 1664525u + pixel.y * 22695477u + dimension * 2654435761u;
  x = (x ^ (x >> 16u)) * 0x7feb352du;
  x = (x ^ (x >> 15u)) * 0x846ca68bu;
  return float((x ^ (x >> 16u)) >> 8u) / 16777216.0;
}

vec3 turned(vec4 turn, vec3 v) { return v + 2.0 * cross(turn.xyz, cross(turn.xyz, v) + turn.w * v); }
vec3 turnedBack(vec4 turn, vec3 v) { return turned(vec4(-turn.xyz, turn.w), v); }

// Part of unpolarised light that a boundary reflects; `ratio` is the index before over the index behind it.
float reflectance(float cosine, float ratio, out float cosineBehind) {
  float sine2 = ratio * ratio * (1.0 - cosine * cosine);
  cosineBehind = sqrt(max(1.0 - sine2, 0.0));
  if (sine2 >= 1.0) return 1.0;
  float s = (ratio * cosine - cosineBehind) / (ratio * cosine + cosineBehind);
  float p = (ratio * cosineBehind - cosine) / (ratio * cosineBehind + cosine);
  return 0.5 * (s * s + p * p);
}
mat3 alike(vec3 light) { return mat3(light, light, light); }
mat3 atMost(mat3 light, float most) { return mat3(min(light[0], most), min(light[1], most), min(light[2], most)); }
float brightest(mat3 light) {
  vec3 most = max(light[0], max(light[1], light[2]));
  return max(most.r, max(most.g, most.b));
}
mat3 times(mat3 a, mat3 b) { return matrixCompMult(a, b); }
mat3 metalReflectance(float cosine) {
  float grazing = pow(1.0 - cosine, 5.0);
  return uMetalColors * (1.0 - grazing) + alike(vec3(grazing));
}

#ifdef HAS_TINTS
mat3 passed(float way) { return mat3(exp(-way * uTints[0]), exp(-way * uTints[1]), exp(-way * uTints[2])); }
#endif

// Response of red, green and blue to a wavelength, 0 red to 1 violet; each integrates to 1.
vec3 seen(float wavelength) {
  vec3 off = (vec3(wavelength) - vec3(0.2, 0.5, 0.8)) / 0.17;
  float violet = (wavelength - 0.97) / 0.08;
  return (exp(-off * off) + vec3(0.12 * exp(-violet * violet), 0.0, 0.0)) / vec3(0.29878, 0.30131, 0.28683);
}

#ifdef HAS_METAL
vec3 metalNormal(vec3 p) {
  vec2 e = vec2(1, -1) * 0.0008;
  return normalize(e.xyy * SURFACE(p + e.xyy) + e.yyx * SURFACE(p + e.yyx) + e.yxy * SURFACE(p + e.yxy) + e.xxx * SURFACE(p + e.xxx));
}
// Distance to the metal along a ray, or -1.
float marched(vec3 from, vec3 along, float limit) {
  vec3 offset = from - uMetalBounds.xyz;
  float b = dot(offset, along);
  float h = b * b - dot(offset, offset) + uMetalBounds.w * uMetalBounds.w;
  if (h < 0.0) return -1.0;
  float t = max(-b - sqrt(h), 0.0), end = min(-b + sqrt(h), limit);
  for (int step = 0; step < 110 && t < end; step++) {
    float gap = SURFACE(from + along * t);
    if (gap < 0.0006 * (1.0 + t * 0.01)) return t;
    t += gap;
  }
  return -1.0;
}
#endif

float toTable(vec3 from, vec3 along) { return along.y < -1e-4 && from.y > 0.0 ? -from.y / along.y : FAR; }

// Light from `along` to a point on a gem: one reflection in the metal, the table or the studio.
mat3 around(vec3 from, vec3 along, int lights) {
  float ground = toTable(from, along);
#ifdef HAS_METAL
  float t = marched(from, along, ground);
  if (t > 0.0) {
    vec3 p = from + along * t, n = metalNormal(p), mirrored = reflect(along, n);
    mat3 part = metalReflectance(clamp(-dot(along, n), 0.0, 1.0));
    vec3 light = mirrored.y < -1e-3 ? table(p + mirrored * toTable(p, mirrored), lights) : studio(mirrored, LIGHTS_FOR_METAL);
    return times(part, alike(light));
  }
#endif
  return alike(ground < FAR ? table(from + along * ground, lights) : studio(along, lights));
}

// Light collected by a ray inside a gem. At each facet the refracted part is looked up at once and the path continues with the reflected
// part. A folded gem is traced in its half x >= 0; `side` is the half the ray is in.
mat3 throughGem(int gem, vec3 from, vec3 along, float index, float side, vec3 entering, int lights) {
  vec4 place = uGemPlaces[gem], turn = uGemTurns[gem];
  int cut = int(uGemOptics[gem].z);
  vec3 o = turnedBack(turn, from - place.xyz) / place.w, d = turnedBack(turn, along);
  mat3 light = mat3(0), carried = alike(entering);
  o.x *= side; d.x *= side;
  int bounces = 0;
  for (int step = 0; step < 30; step++) {
    Exit exit = leave(cut, o, d);
    float way = max(exit.reach / exit.rate, 0.0);
    o += d * way;
#ifdef HAS_TINTS
    if (uGemOptics[gem].w > 0.0) carried = times(carried, passed(way * place.w));
#endif
    if (exit.facet < 0) { o.x = 0.0; d.x = -d.x; side = -side; continue; }
    if (++bounces > BOUNCES) return light + carried * 0.2;
    vec3 n = uFacets[exit.facet].xyz, unfold = vec3(side, 1, 1);
    float cosine = min(dot(d, n), 1.0), cosineBehind;
    float stays = reflectance(cosine, index, cosineBehind);
    vec3 p = turned(turn, o * unfold) * place.w + place.xyz;
#ifdef HAS_METAL
    if (metal(p) < 0.004) { // a setting touches a stone in few places: it dims what is mirrored there, and tints it a little
      carried = times(carried, uMetalColors * 0.1 + alike(vec3(0.76)));
      d = reflect(d, n);
      continue;
    }
#endif
    float most = brightest(carried);
    if (most * (1.0 - stays) > 0.02) {
      vec3 outward = turned(turn, (index * d + (cosineBehind - index * cosine) * n) * unfold);
      light += times(carried * (1.0 - stays), around(p + turned(turn, n * unfold) * 2e-3, normalize(outward), lights));
    }
    carried *= stays;
    if (most * stays < 0.035) return light;
    d = reflect(d, n);
  }
  return light;
}

// Entry distance of a ray into a gem, in half-widths, or -1. The second half of a folded gem is tried with x mirrored.
float entered(int gem, vec3 o, vec3 d, inout vec3 normal) {
  ivec3 planes = uCuts[int(uGemOptics[gem].z)];
  float near = -FAR, end = FAR;
  for (int i = planes.x; i < planes.z; i++) {
    if (i == planes.y && (near > end || abs(o.y + d.y * near) > GIRDLE_HEIGHT)) break;
    vec4 plane = uFacets[i];
    float rate = dot(plane.xyz, d), t = (plane.w - dot(plane.xyz, o)) / rate;
    if (rate < 0.0) { if (t > near) { near = t; normal = plane.xyz; } } else end = min(end, t);
  }
  if (near >= end || near < 1e-4) return -1.0;
  if (isFolded(int(uGemOptics[gem].z)) && o.x + d.x * near < 0.0) return -1.0;
  return near;
}

Hit nearest(vec3 from, vec3 along) {
  Hit hit = Hit(toTable(from, along), NOTHING, vec3(0, 1, 0), 0);
  if (hit.distance < FAR) hit.kind = TABLE;
  for (int gem = FIRST_GEM; gem < GEMS; gem++) {
    vec4 place = uGemPlaces[gem], turn = uGemTurns[gem];
    vec3 offset = from - place.xyz;
    float radius = uGemOptics[gem].y * place.w, b = dot(offset, along), c = dot(offset, offset) - radius * radius;
    if (b * b < c || (b > 0.0 && c > 0.0)) continue;
    vec3 o = turnedBack(turn, offset) / place.w, d = turnedBack(turn, along);
    float sides = isFolded(int(uGemOptics[gem].z)) ? -1.0 : 1.0;
    for (float side = 1.0; side >= sides; side -= 2.0) {
      vec3 mirror = vec3(side, 1, 1), normal = vec3(0, 1, 0);
      float t = entered(gem, o * mirror, d * mirror, normal) * place.w;
      if (t > 0.0 && t < hit.distance) hit = Hit(t, GEM, turned(turn, normal * mirror), gem);
    }
  }
#ifdef HAS_METAL
  float t = marched(from, along, hit.distance);
  if (t > 0.0) hit = Hit(t, METAL, metalNormal(from + along * t), 0);
#endif
  return hit;
}

mat3 enteredGem(Hit hit, vec3 from, vec3 along, float wavelength, int lights) {
  vec4 turn = uGemTurns[hit.gem];
  float index = uGemOptics[hit.gem].x;
  index += DISPERSION * (index - 1.0) * (wavelength - 0.45);
  float cosine = min(-dot(along, hit.normal), 1.0), cosineBehind;
  float mirrored = reflectance(cosine, 1.0 / index, cosineBehind);
  vec3 p = from + along * hit.distance;
  vec3 inward = normalize(along / index + (cosine / index - cosineBehind) * hit.normal);
  float side = 1.0;
  if (isFolded(int(uGemOptics[hit.gem].z))) side = turnedBack(turn, p - uGemPlaces[hit.gem].xyz).x < 0.0 ? -1.0 : 1.0;
  mat3 light = mirrored * around(p + hit.normal * 2e-3, reflect(along, hit.normal), lights);
  return light + throughGem(hit.gem, p, inward, index, side, (1.0 - mirrored) * seen(wavelength), lights);
}

// Light along a ray that starts in the open, with the first thing it meets.
Light followed(vec3 from, vec3 along, vec2 lobe, float wavelength, int lights) {
  Light light = Light(mat3(0), FAR, NOTHING);
  mat3 carried = alike(vec3(1));
  for (int bounce = 0; bounce < 6; bounce++) {
    Hit hit = nearest(from, along);
#ifdef SHOWS_BASE
    isFromCamera = false;
#endif
    if (bounce == 0) { light.distance = hit.distance; light.kind = hit.kind; }
    vec3 p = from + along * hit.distance;
    if (hit.kind == NOTHING) { light.radiance += times(carried, alike(studio(along, lights))); break; }
    if (hit.kind == TABLE) { light.radiance += times(carried, alike(table(p, lights))); break; }
    if (hit.kind == GEM) {
      int lightsOfGem = int(uGemOptics[hit.gem].z) == MELEE ? LIGHTS_FOR_MELEE : LIGHTS_FOR_GEM;
      light.radiance += times(carried, enteredGem(hit, from, along, wavelength, lights == LIGHTS_FOR_TABLE ? lights : lightsOfGem));
      break;
    }
    // a Beckmann lobe: its tail is short enough to leave no bright specks on polished metal
    float rough = roughness(p), tangent2 = -rough * rough * log(max(1.0 - lobe.x, 1e-4));
    float cosine = inversesqrt(1.0 + tangent2), sine = sqrt(1.0 - cosine * cosine), turn = 6.2831853 * lobe.y;
    vec3 n = hit.normal, side = normalize(cross(abs(n.y) < 0.9 ? vec3(0, 1, 0) : vec3(1, 0, 0), n));
    vec3 facing = normalize(n * cosine + (side * cos(turn) + cross(n, side) * sin(turn)) * sine);
    if (dot(facing, along) > 0.0) facing = n;
    carried = times(carried, metalReflectance(clamp(-dot(along, facing), 0.0, 1.0)));
    along = reflect(along, facing);
    if (dot(along, n) < 0.0) along = reflect(along, n);
    from = p + n * 3e-3;
    lobe = vec2(random(), random());
  }
  return light;
}

// Light on the table relative to an empty table: 1 where nothing stands. The studio light of the same ray without objects is subtracted, so
// that the open table has no noise.
mat3 onTable(vec3 p, vec3 along, vec4 pick, float wavelength) {
  float radius = sqrt(pick.x), turn = 6.2831853 * pick.y;
  vec3 up = vec3(radius * cos(turn), sqrt(1.0 - pick.x), radius * sin(turn));
  Light light = followed(p + vec3(0, 1e-3, 0), up, pick.zw, wavelength, LIGHTS_FOR_TABLE);
  mat3 ratio = alike(vec3(1));
  if (light.kind != NOTHING) {
    float kept = light.kind == METAL ? 0.35 : 0.9;
    ratio += (atMost(kept * light.radiance, 6.0) - alike(studio(up, LIGHTS_FOR_TABLE))) * (1.0 / TABLE_IRRADIANCE);
  }
  vec3 mirrored = normalize(reflect(along, vec3(0, 1, 0)) + 0.05 * (vec3(pick.zw, pick.y) - 0.5));
  mirrored.y = abs(mirrored.y);
  light = followed(p + vec3(0, 1e-3, 0), mirrored, pick.xy, wavelength, LIGHTS_FOR_GEM);
  if (light.kind == NOTHING) return ratio;
  float gloss = (pow(1.0 + along.y, 3.0) * 0.35 + 0.07) * exp(-0.22 * light.distance);
  return ratio + gloss * (atMost(light.radiance, 3.0) * (1.0 / PAPER) - alike(vec3(1)));
}

// Offset inside a pixel under a tent of 0.85 pixels.
vec2 tent(vec2 u) { return 0.85 * mix(sqrt(2.0 * u) - 1.0, 1.0 - sqrt(2.0 - 2.0 * u), step(0.5, u)); }

// Evenly spaced over the spectrum in an order that mixes it; four neighbours share one finer row between them.
float wavelengthOf(int index, uvec2 pixel) {
  float between = float(((pixel.x & 1u) << 1u) ^ ((pixel.y & 1u) * 3u)) * 0.25 + 0.125;
  return fract((float((index * WAVELENGTH_STRIDE) % uTotal) + between) / float(uTotal));
}

void main() {
  if (texelFetch(uWanted, ivec2(gl_FragCoord.xy), 0).r == 0.0) discard;
  uvec2 pixel = uvec2(gl_FragCoord.xy);
  vec3 forward = normalize(uTarget - uCamera), right = normalize(cross(forward, vec3(0, 1, 0))), up = cross(right, forward);
  // Kronecker sequences. Place and wavelength go alike in every pixel: all that a gem shows is a smooth function of them, so a
  // flat facet stays free of grain. Rough lobes and the table start at random.
  vec4 start = vec4(hashed(pixel, 0u), hashed(pixel, 1u), hashed(pixel, 2u), hashed(pixel, 3u));
  mat3 sum = mat3(0);
  float coverage = 0.0;
  for (int index = 0; index < uCount; index++) {
    float i = float(uFirst + index) + 0.5;
    seed = pixel.x * 9781u + pixel.y * 6271u + uint(uFirst + index) * 26699u + 1u;
    random();
    vec2 same = fract(i * vec2(0.7548776662, 0.5698402910));
    float wavelength = wavelengthOf(uFirst + index, pixel);
    vec4 own = fract(start + i * vec4(0.8566748839, 0.7338918567, 0.6287067210, 0.5385972572));
    vec2 offset = uFrame.xy + uFrame.z * (2.0 * (gl_FragCoord.xy + tent(same)) * uFrame.w - 1.0);
    vec3 along = normalize(forward + offset.x * right + offset.y * up);
#ifdef GROUND_PASS
    float t = toTable(uCamera, along);
    sum += t < FAR ? onTable(uCamera + along * t, along, own, wavelength) : alike(vec3(1));
    coverage += 1.0;
#else
#ifdef SHOWS_BASE
    isFromCamera = true;
#endif
    Light light = followed(uCamera, along, own.xy, wavelength, LIGHTS_FOR_METAL);
    if (light.kind == TABLE || light.kind == NOTHING) continue;
    float part = 1.0;
#ifdef SHOWS_HEAD
    if (light.kind == METAL) part = smoothstep(0.0, 0.1, base(uCamera + along * light.distance)); // fades at the base
#endif
    sum += part * atMost(light.radiance, 14.0);
    coverage += part;
#endif
  }
  outFirst = vec4(sum[0], coverage);
  outSecond = vec4(sum[1], coverage);
  outThird = vec4(sum[2], coverage);
}
