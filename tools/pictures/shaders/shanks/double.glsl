// Two narrow shanks beside each other that meet under the head.
float base(vec3 p) {
  vec3 c = p - vec3(0, SHANK_Y, 0);
  float radius = length(c.xy), up = c.y / max(radius, 1e-3);
  float apart = 1.0 - 0.45 * smoothstep(0.9, 1.0, up);
  float d = roundedBox(vec2(radius - 9.12, abs(c.z) - apart), vec2(0.8, 0.46), 0.44);
  return 0.9 * d;
}
