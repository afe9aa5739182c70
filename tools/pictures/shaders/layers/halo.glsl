// A head on a shank (shanks/): a round of half-width 3 in a plate of HALOS small ones.
float head(vec3 p) {
  float d = basket(p / 0.9231 - vec3(0, 0.25, 0)) * 0.9231;
  vec2 f = sector(spun(p.xz, 3.1415927 / HALOS), 6.2831853 / HALOS);
  float plate = roundedBox(vec2(length(p.xz) - HALO_RADIUS, p.y + 0.42), vec2(0.70, 0.36), 0.18);
  float grains = min(length(vec3(f.x - HALO_RADIUS - 0.47, p.y - 0.06, f.y)) - 0.17, length(vec3(f.x - HALO_RADIUS + 0.44, p.y - 0.06, f.y)) - 0.15);
  return min(d, smoothMin(plate, grains, 0.06));
}

float metal(vec3 p) {
  float d = base(p);
  vec3 q = (p - vec3(0, SEAT_Y, 0)) / HEAD - vec3(0, RISE, 0);
  if (q.y < -6.5) return min(d, (-q.y - 5.2) * HEAD);
  return smoothMin(d, head(q) * HEAD, 0.45 * HEAD);
}
