// A shank with an arch that rises from each shoulder and carries the head.
float base(vec3 p) {
  vec3 c = p - vec3(0, SHANK_Y, 0);
  float radius = length(c.xy), a = atan(abs(c.x), c.y);
  float middle = mix(9.25, 11.25, smoothstep(1.05, 0.12, a));
  float arch = 0.8 * (length(vec2(radius - middle, 0.86 * c.z)) - mix(0.62, 0.5, smoothstep(1.05, 0.3, a)));
  return smoothMin(shank(c, 1.0, 0.85), max(arch, radius * (a - 1.1)), 0.12);
}
