// A cup around the whole girdle of a round of half-width 3.1, on a shank (shanks/).
float head(vec3 p) { return rimmedCup(vec2(length(p.xz), p.y)); }

float metal(vec3 p) {
  float d = base(p);
  vec3 q = (p - vec3(0, SEAT_Y, 0)) / HEAD - vec3(0, RISE, 0);
  if (q.y < -5.5) return min(d, (-q.y - 4.2) * HEAD);
  return smoothMin(d, head(q) * HEAD, 0.5 * HEAD);
}
