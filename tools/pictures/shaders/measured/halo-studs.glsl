// Studs whose stone stands in a plate of HALOS small stones of half-width SMALL, HALO_RADIUS from the middle; one to each of the first STUDS stones.
float haloPlate(vec3 p) {
  float k = SMALL / 0.62;
  vec2 f = sector(spun(p.xz, 3.1415927 / HALOS), 6.2831853 / HALOS);
  float d = roundedBox(vec2(length(p.xz) - HALO_RADIUS, p.y + 0.42 * k), vec2(0.70, 0.36) * k, 0.18 * k);
  float outer = length(vec3(f.x - HALO_RADIUS - 0.47 * k, p.y - 0.06 * k, f.y)) - 0.17 * k;
  return smoothMin(d, min(outer, length(vec3(f.x - HALO_RADIUS + 0.44 * k, p.y - 0.06 * k, f.y)) - 0.15 * k), 0.06);
}

float stud(vec3 p, float scale) {
  float d = min(basket(p / scale) * scale, haloPlate(p - vec3(0, PLATE_LOW, 0)));
  d = min(d, rod(vec3(abs(p.x), p.yz), vec3(0, -1.9 * scale, 0), vec3(HALO_RADIUS, PLATE_LOW - 0.5, 0), 0.3, 0.3));
  return min(d, rod(p, vec3(0, -3.3 * scale, 0), vec3(0, -3.3 * scale - POST, 0), 0.42, 0.36));
}

float metal(vec3 p) {
  float d = 1e3;
  for (int i = 0; i < int(STUDS); i++) {
    float scale = uGemPlaces[i].w / 3.25;
    vec3 q = turnedBack(uGemTurns[i], p - uGemPlaces[i].xyz);
    float far = max(length(q.xz) - HALO_RADIUS - 1.2, max(q.y - 1.0, -3.9 * scale - POST - q.y));
    d = min(d, far > 1.0 ? far : stud(q, scale));
  }
  return d;
}
