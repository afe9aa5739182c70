// A band of inner radius 8.25 with stones of half-width STONE, ANGLE from one to the next, over REACH radians to each side of the top, held
// by shared claws; plain on the rest. WIDE across.
float metal(vec3 p) {
  vec3 c = p - vec3(0, SHANK_Y, 0);
  float r = length(c.xy), a = abs(atan(c.x, c.y)), past = (a - REACH) * r, girdle = 8.25 + DEEP, scale = STONE / 1.03;
  float half_ = 0.5 * WIDE, foot = min(0.80 * scale, half_ - 0.34 * scale), low = 0.5 * (DEEP - 0.3 * scale);
  float rail = roundedBox(vec2(r - 8.25 - low, c.z), vec2(low, half_), 0.26);
  float off = mod(a + OFFSET, ANGLE) - 0.5 * ANGLE;
  vec3 q = vec3(r * cos(off), r * sin(off), abs(c.z));
  float claws = max(rod(q, vec3(girdle - 0.6 * scale, 0, foot), vec3(girdle + 0.3 * scale, 0, 0.66 * scale), 0.26 * scale, 0.21 * scale), past - 0.6 * scale);
  float d = smoothMin(rail, claws, 0.12);
  if (REACH > 3.1) return 0.95 * d;
  float bow = (r - 8.25 - 0.5 * DEEP) / (0.5 * DEEP);
  float plain = roundedBox(vec2(r - 8.25 - 0.5 * DEEP, abs(c.z) - 0.1 * max(1.0 - bow * bow, 0.0) * smoothstep(0.0, 2.5, past)), vec2(0.5 * DEEP, half_), 0.42);
  return 0.95 * min(d, max(plain, -past));
}
