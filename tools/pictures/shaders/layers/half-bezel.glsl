// Two walls that rise in a bow from a shank (shanks/) hold a round of half-width 3.1 at its sides; it is open in front and behind.
float head(vec3 p) {
  vec2 q = vec2(length(p.xz), p.y);
  float bow = abs(length(vec2(max(q.x - 0.4, 0.0), min(q.y + 0.05, 0.0) / 1.2)) - 2.88) - 0.27;
  float wall = q.y < -0.05 ? bow : bead(q, vec2(3.28, -0.05), vec2(3.26, 0.22), 0.27);
  float end = 0.7 + 1.65 * smoothstep(-3.7, 0.1, q.y);
  return smoothMax(wall, 0.82 * (abs(p.z) - end), 0.25);
}

float metal(vec3 p) {
  float d = base(p);
  vec3 q = (p - vec3(0, SEAT_Y, 0)) / HEAD - vec3(0, RISE, 0);
  if (q.y < -5.5) return min(d, (-q.y - 4.2) * HEAD);
  return smoothMin(d, head(q) * HEAD, 0.5 * HEAD);
}
