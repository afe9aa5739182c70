// A stiff bangle that lies on the table: a bowed section WIDE across and THICK around RADIUS, and in front an odd number of STONES of half-width STONE
// with grains between.
float metal(vec3 p) {
  p.y -= MIDDLE;
  float r = length(p.xz) - RADIUS, y = abs(p.y) / (0.5 * WIDE), a = atan(p.x, p.z), k = STONE / 1.32;
  float d = roundedBox(vec2(r + (r > 0.0 ? 0.34 : -0.1) * y * y, p.y), vec2(0.5 * THICK, 0.5 * WIDE), 0.55);
  float at = STEP * clamp(floor(a / STEP) + 0.5, -0.5 * STONES, 0.5 * STONES), away = RADIUS + 0.5 * THICK - 0.02;
  float grain = length(vec3(p.x, abs(p.y), p.z) - vec3(away * sin(at), 0.93 * k, away * cos(at))) - 0.3 * k;
  return 0.9 * smoothMin(d, grain, 0.1);
}
