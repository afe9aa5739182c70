// A plain shank and a basket of four prongs for a stone of half-width 3.25. SHANK_Y and STONE_Y are the heights of their centres.
float smoothMin(float a, float b, float k) {
  float h = max(k - abs(a - b), 0.0) / k;
  return min(a, b) - h * h * k * 0.25;
}

// A rod from `a` to `b` in a plane, `off` away from it, with a radius at each end.
float rod(vec2 p, vec2 a, vec2 b, float off, float radiusA, float radiusB) {
  vec2 pa = p - a, ba = b - a;
  float h = clamp(dot(pa, ba) / dot(ba, ba), 0.0, 1.0);
  return length(vec3(pa - ba * h, off)) - mix(radiusA, radiusB, h);
}

float wire(vec3 p, float radius, float thickness) { return length(vec2(length(p.xz) - radius, p.y)) - thickness; }

float roundedBox(vec2 p, vec2 size, float radius) {
  vec2 q = abs(p) - size + radius;
  return min(max(q.x, q.y), 0.0) + length(max(q, 0.0)) - radius;
}

// Inner radius 8.3, a D section with bowed flanks (flat ones turn one dull grey), narrower towards the stone.
float shank(vec3 p) {
  float radius = length(p.xy), halfWidth = mix(1.05, 0.80, smoothstep(-0.4, 1.0, p.y / max(radius, 1e-3)));
  vec2 c = vec2(radius - 9.12, abs(p.z));
  float bow = c.x / 0.82;
  c.y -= 0.13 * max(1.0 - bow * bow, 0.0);
  return 0.93 * roundedBox(c, vec2(0.82, halfWidth), c.x > 0.0 ? min(0.72, halfWidth - 0.02) : 0.36);
}

float prong(vec2 p, float off) {
  float d = rod(p, vec2(1.0, -3.7), vec2(2.72, -1.35), off, 0.42, 0.34);
  d = smoothMin(d, rod(p, vec2(2.72, -1.35), vec2(3.36, 0.02), off, 0.34, 0.33), 0.12);
  return smoothMin(d, rod(p, vec2(3.36, 0.02), vec2(3.02, 0.55), off, 0.33, 0.28), 0.16);
}

float basket(vec3 p) {
  vec2 b = abs(p.xz);
  float d = prong(vec2((b.x + b.y) * 0.70711, p.y), (b.x - b.y) * 0.70711);
  d = smoothMin(d, wire(p + vec3(0, 1.75, 0), 2.22, 0.25), 0.16);
  return smoothMin(d, wire(p + vec3(0, 3.30, 0), 1.15, 0.38), 0.3);
}

float metal(vec3 p) {
  float d = shank(p - vec3(0, SHANK_Y, 0));
  vec3 head = p - vec3(0, STONE_Y, 0);
  if (head.y < -5.5) return min(d, -head.y - 4.2);
  return smoothMin(d, basket(head), 0.5);
}
