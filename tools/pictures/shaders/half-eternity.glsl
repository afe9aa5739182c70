// A band with STONES stones over its upper part, REACH radians to each side, held by shared claws; plain below.
float metal(vec3 p) {
  vec3 c = p - vec3(0, SHANK_Y, 0);
  float r = length(c.xy), a = abs(atan(c.x, c.y)), step = 2.0 * REACH / STONES, z = abs(c.z);
  float rail = roundedBox(vec2(r - 8.82, c.z), vec2(0.52, 0.98), 0.26);
  float bow = (r - 9.1) / 0.85;
  float plain = roundedBox(vec2(r - 9.1, z - 0.1 * max(1.0 - bow * bow, 0.0)), vec2(0.82, 0.98), 0.42);
  float past = (a - REACH) * r;
  plain = max(plain, 0.2 - past);
  float off = mod(a + (mod(STONES, 2.0) < 0.5 ? 0.5 * step : 0.0), step) - 0.5 * step;
  vec3 q = vec3(r * cos(off), r * sin(off), z);
  float claws = max(rod(q, vec3(9.1, 0, 0.80), vec3(10.02, 0, 0.66), 0.26, 0.21), past - 0.6);
  return 0.95 * min(smoothMin(rail, claws, 0.12), plain);
}
