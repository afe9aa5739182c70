// Six slender claws that spread from a narrow foot on a shank (shanks/) hold a round of half-width 3.25; two stand over the shoulders.
float head(vec3 p) {
  vec2 f = sector(p.xz, 1.0471976);
  vec3 q = vec3(f.x, p.y, f.y);
  float d = rod(q, vec3(0.92, -3.7, 0), vec3(2.66, -1.2, 0), 0.34, 0.26);
  d = smoothMin(d, rod(q, vec3(2.66, -1.2, 0), vec3(3.37, 0.02, 0), 0.26, 0.26), 0.12);
  d = smoothMin(d, rod(q, vec3(3.37, 0.02, 0), vec3(3.02, 0.54, 0), 0.26, 0.22), 0.14);
  d = smoothMin(d, wire(p + vec3(0, 2.3, 0), 1.9, 0.17), 0.12);
  return smoothMin(d, wire(p + vec3(0, 3.30, 0), 1.02, 0.36), 0.25);
}

float metal(vec3 p) {
  float d = base(p);
  vec3 q = (p - vec3(0, SEAT_Y, 0)) / HEAD - vec3(0, RISE, 0);
  if (q.y < -5.5) return min(d, (-q.y - 4.2) * HEAD);
  return smoothMin(d, head(q) * HEAD, 0.5 * HEAD);
}
