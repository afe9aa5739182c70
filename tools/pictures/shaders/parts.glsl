// Parts that pieces share. Lengths are millimetres; a head has its stone's girdle at the origin and its table upwards.
float smoothMin(float a, float b, float k) {
  float h = max(k - abs(a - b), 0.0) / k;
  return min(a, b) - h * h * k * 0.25;
}

float smoothMax(float a, float b, float k) { return -smoothMin(-a, -b, k); }

// A rod from `a` to `b` with a radius at each end.
float rod(vec3 p, vec3 a, vec3 b, float radiusA, float radiusB) {
  vec3 pa = p - a, ba = b - a;
  float h = clamp(dot(pa, ba) / dot(ba, ba), 0.0, 1.0);
  return length(pa - ba * h) - mix(radiusA, radiusB, h);
}

// Rod in a plane; rotated around an axis it becomes a cup.
float bead(vec2 p, vec2 a, vec2 b, float radius) {
  vec2 pa = p - a, ba = b - a;
  return length(pa - ba * clamp(dot(pa, ba) / dot(ba, ba), 0.0, 1.0)) - radius;
}

// Profile of a bezel for a round stone of half-width 3.1. Its wall bulges by 0.15 mm, so that its shade changes from edge to edge.
float rimmedCup(vec2 q) {
  float cup = bead(q, vec2(1.55, -3.1), vec2(3.28, -0.75), 0.27);
  float up = clamp((q.y + 0.27) / 0.62, -1.0, 1.0);
  float wall = bead(q, vec2(3.28, -0.75), vec2(3.27, 0.22), 0.29) - 0.15 * (1.0 - up * up) * smoothstep(3.2, 3.5, q.x);
  return smoothMin(cup, wall, 0.2);
}

float wire(vec3 p, float radius, float thickness) { return length(vec2(length(p.xz) - radius, p.y)) - thickness; }

float roundedBox(vec2 p, vec2 size, float radius) {
  vec2 q = abs(p) - size + radius;
  return min(max(q.x, q.y), 0.0) + length(max(q, 0.0)) - radius;
}

// Point mirrored into the sector of a circle that lies around the first axis.
vec2 sector(vec2 p, float width) {
  float a = mod(atan(p.y, p.x) + 0.5 * width, width) - 0.5 * width;
  return length(p) * vec2(cos(a), sin(a));
}

vec2 spun(vec2 p, float angle) { return vec2(cos(angle) * p.x + sin(angle) * p.y, cos(angle) * p.y - sin(angle) * p.x); }

// Inner radius 8.3, a D section with bowed flanks (flat ones turn one dull grey), narrower towards the stone.
float shank(vec3 p, float wide, float narrow) {
  float radius = length(p.xy), halfWidth = mix(wide, narrow, smoothstep(-0.4, 1.0, p.y / max(radius, 1e-3)));
  vec2 c = vec2(radius - 9.12, abs(p.z));
  float bow = c.x / 0.82;
  c.y -= 0.13 * max(1.0 - bow * bow, 0.0);
  return 0.93 * roundedBox(c, vec2(0.82, halfWidth), c.x > 0.0 ? min(0.72, halfWidth - 0.02) : 0.36);
}

// Depth of the marks of a hammer around the axis z: bowls around the points of an uneven grid.
float marks(vec3 c) {
  const float around = 34.0;
  vec2 p = vec2(atan(c.x, c.y) * around / 6.2831853, c.z / 1.55), cell = floor(p);
  float nearest = 4.0;
  for (int i = -1; i <= 1; i++)
    for (int j = -1; j <= 1; j++) {
      vec2 own = cell + vec2(i, j), key = vec2(mod(own.x, around), own.y);
      vec2 away = fract(sin(vec2(dot(key, vec2(127.1, 311.7)), dot(key, vec2(269.5, 183.3)))) * 43758.5453);
      vec2 q = own + 0.22 + 0.56 * away - p;
      nearest = min(nearest, dot(q, q));
    }
  return 0.19 * (nearest - 0.32);
}

// A claw that touches the girdle at `touch` and bends over the crown; `foot` is how far out and how deep it starts.
float claw(vec3 p, vec2 touch, vec2 outward, vec2 foot) {
  vec2 a = touch * foot.x, b = touch * 0.837, c = touch + outward * 0.11, e = touch - outward * 0.23;
  vec3 knee = vec3(b.x, -0.365 * foot.y, b.y), hold = vec3(c.x, 0.02, c.y);
  float d = rod(p, vec3(a.x, -foot.y, a.y), knee, 0.42, 0.34);
  d = smoothMin(d, rod(p, knee, hold, 0.34, 0.33), 0.12);
  return smoothMin(d, rod(p, hold, vec3(e.x, 0.55, e.y), 0.33, 0.28), 0.16);
}

// Four claws and two wires for a round stone of half-width 3.25.
float basket(vec3 p) {
  float d = claw(vec3(abs(p.x), p.y, abs(p.z)), vec2(2.298), vec2(0.70711), vec2(0.307, 3.7));
  d = smoothMin(d, wire(p + vec3(0, 1.75, 0), 2.22, 0.25), 0.16);
  return smoothMin(d, wire(p + vec3(0, 3.30, 0), 1.15, 0.38), 0.3);
}

// Basket without a stem, for a lying piece.
float lowBasket(vec3 p) {
  float d = claw(vec3(abs(p.x), p.y, abs(p.z)), vec2(2.298), vec2(0.70711), vec2(0.55, 2.6));
  return smoothMin(d, wire(p + vec3(0, 1.9, 0), 2.1, 0.26), 0.16);
}

// A chain of links of 1.05 along its way: `s` along, `o` aside, `y` up.
float link(vec3 p) { return length(vec2(length(vec2(max(abs(p.x) - 0.34, 0.0), p.y)) - 0.30, p.z)) - 0.105; }
float chain(float s, float o, float y) {
  float away = length(vec2(o, y));
  if (away > 1.2) return away - 0.5;
  float id = floor(s / 1.05 + 0.5), own = s - id * 1.05;
  vec2 side = mod(id, 2.0) < 0.5 ? vec2(o, y) : vec2(y, o);
  return min(link(vec3(own, side)), link(vec3(own - (own < 0.0 ? -1.05 : 1.05), side.yx)));
}
