// A stiff bangle that lies on the table: a bowed section around RADIUS, and in front an odd number of STONES with grains between.
float metal(vec3 p) {
  p.y -= MIDDLE;
  float r = length(p.xz) - RADIUS, y = abs(p.y) / 2.1, a = atan(p.x, p.z);
  float d = roundedBox(vec2(r + (r > 0.0 ? 0.34 : -0.1) * y * y, p.y), vec2(0.95, 2.1), 0.55);
  float at = STEP * clamp(floor(a / STEP) + 0.5, -0.5 * STONES, 0.5 * STONES), away = RADIUS + 0.93;
  float grain = length(vec3(p.x, abs(p.y), p.z) - vec3(away * sin(at), 0.93, away * cos(at))) - 0.3;
  return 0.9 * smoothMin(d, grain, 0.1);
}
