// A round stone of half-width 3 in a plate of HALOS small ones, and PAVES of them down each shoulder.
float beads(vec3 p) {
  float a = clamp(floor((atan(abs(p.x), p.y) - PAVE_FROM) / PAVE_STEP + 1.0), 0.0, PAVES) - 0.5;
  float angle = PAVE_FROM + a * PAVE_STEP;
  return length(vec3(abs(p.x), p.y, abs(p.z)) - vec3(10.03 * sin(angle), 10.03 * cos(angle), 0.42)) - 0.17;
}

float metal(vec3 p) {
  vec3 c = p - vec3(0, SHANK_Y, 0), head = p - vec3(0, STONE_Y, 0);
  float d = min(shank(c, 0.95, 0.80), beads(c));
  if (head.y < -6.5) return min(d, -head.y - 5.2);
  d = smoothMin(d, basket(head / 0.9231 - vec3(0, 0.25, 0)) * 0.9231, 0.45);
  vec2 f = sector(spun(head.xz, 3.1415927 / HALOS), 6.2831853 / HALOS);
  float plate = roundedBox(vec2(length(head.xz) - HALO_RADIUS, head.y + 0.42), vec2(0.70, 0.36), 0.18);
  float grains = min(length(vec3(f.x - HALO_RADIUS - 0.47, head.y - 0.06, f.y)) - 0.17, length(vec3(f.x - HALO_RADIUS + 0.44, head.y - 0.06, f.y)) - 0.15);
  return min(d, smoothMin(plate, grains, 0.06));
}
