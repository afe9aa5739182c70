// A basket on a shank (shanks/): four upright claws and two level rings around a round of half-width 3.25. Below the rings the claws bend inwards.
float head(vec3 p) {
  vec2 f = spun(abs(p.xz), 0.7853982);
  vec3 q = vec3(f.x, p.y, f.y);
  float d = smoothMin(rod(q, vec3(0.7, -3.6, 0), vec3(2.4, -2.55, 0), 0.36, 0.33), rod(q, vec3(2.4, -2.55, 0), vec3(2.9, -1.05, 0), 0.33, 0.32), 0.2);
  d = smoothMin(d, rod(q, vec3(2.9, -1.05, 0), vec3(3.37, 0.02, 0), 0.32, 0.32), 0.14);
  d = smoothMin(d, rod(q, vec3(3.37, 0.02, 0), vec3(3.02, 0.55, 0), 0.32, 0.27), 0.16);
  d = smoothMin(d, min(wire(p + vec3(0, 1.05, 0), 2.8, 0.23), wire(p + vec3(0, 2.5, 0), 2.32, 0.25)), 0.14);
  return smoothMin(d, wire(p + vec3(0, 3.45, 0), 0.8, 0.36), 0.3);
}

float metal(vec3 p) {
  float d = base(p);
  vec3 q = (p - vec3(0, SEAT_Y, 0)) / HEAD - vec3(0, RISE, 0);
  if (q.y < -5.5) return min(d, (-q.y - 4.2) * HEAD);
  return smoothMin(d, head(q) * HEAD, 0.5 * HEAD);
}
