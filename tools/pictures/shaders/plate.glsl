// A plate of HALOS small stones around a stone whose girdle is at the origin.
float plate(vec3 p) {
  vec2 f = sector(spun(p.xz, 3.1415927 / HALOS), 6.2831853 / HALOS);
  float d = roundedBox(vec2(length(p.xz) - HALO_RADIUS, p.y + 0.42), vec2(0.70, 0.36), 0.18);
  float outer = length(vec3(f.x - HALO_RADIUS - 0.47, p.y - 0.06, f.y)) - 0.17;
  return smoothMin(d, min(outer, length(vec3(f.x - HALO_RADIUS + 0.44, p.y - 0.06, f.y)) - 0.15), 0.06);
}
