// A head of claws that stands on a shank (shanks/), HEAD times as large as its stone is drawn. The head's seat is the top of the shank.
float head(vec3 p) {
  float d = smoothMin(claws(p, vec2(0.307, 3.7)), length(vec2(rail(p.xz), p.y + 1.75)) - 0.25, 0.16);
  return smoothMin(d, wire(p + vec3(0, 3.30, 0), 1.15, 0.38), 0.3);
}

float metal(vec3 p) {
  float d = base(p);
  vec3 q = (p - vec3(0, SEAT_Y, 0)) / HEAD - vec3(0, RISE, SHIFT);
  if (q.y < -5.5) return min(d, (-q.y - 4.2) * HEAD);
  return smoothMin(d, head(q) * HEAD, 0.5 * HEAD);
}
