// A flower of seven rounds on a shank (shanks/): one of half-width 1.6, and six of 1.48 around it, lower by 0.3 and turned outwards by 10 degrees.
const float PETALS = 3.18;

// `p` in its sixth of the flower, with a petal along the first axis; `gap` the same around the line between two petals.
float head(vec3 p) {
  vec2 f = sector(p.xz, 1.0471976);
  vec2 between = spun(vec2(f.x, abs(f.y)), 0.5235988);
  vec3 gap = vec3(between.x, p.y, between.y);
  vec3 petal = vec3(spun(vec2(f.x - PETALS, p.y + 0.3), -0.1745329), f.y);
  float d = min(wire(p + vec3(0, 0.62, 0), 1.12, 0.17), wire(petal + vec3(0, 0.58, 0), 1.03, 0.16));
  float tip = smoothMin(rod(petal, vec3(0.9, -0.75, 0), vec3(1.52, -0.12, 0), 0.2, 0.2), rod(petal, vec3(1.52, -0.12, 0), vec3(1.4, 0.2, 0), 0.2, 0.18), 0.08);
  d = smoothMin(d, tip, 0.1);
  float rib = rod(gap, vec3(0.95, -2.5, 0), vec3(2.85, -1.45, 0), 0.3, 0.24);
  rib = smoothMin(rib, rod(gap, vec3(2.85, -1.45, 0), vec3(3.38, -0.5, 0), 0.24, 0.25), 0.15);
  rib = smoothMin(rib, rod(gap, vec3(3.38, -0.5, 0), vec3(3.2, -0.06, 0), 0.25, 0.22), 0.1);
  rib = smoothMin(rib, rod(gap, vec3(1.6, -2.0, 0), vec3(1.86, 0.08, 0), 0.2, 0.26), 0.1);
  return smoothMin(smoothMin(d, rib, 0.12), wire(p + vec3(0, 2.54, 0), 1.0, 0.36), 0.25);
}

float metal(vec3 p) {
  float d = base(p);
  vec3 q = (p - vec3(0, SEAT_Y, 0)) / HEAD - vec3(0, RISE, 0);
  if (q.y < -5.0) return min(d, (-q.y - 3.7) * HEAD);
  return smoothMin(d, head(q) * HEAD, 0.45 * HEAD);
}
