// A shank that splits in two towards the head.
float base(vec3 p) {
  vec3 c = p - vec3(0, SHANK_Y, 0);
  float radius = length(c.xy), up = c.y / max(radius, 1e-3);
  float apart = 0.95 * smoothstep(0.15, 0.85, up) * (1.0 - 0.75 * smoothstep(0.93, 1.0, up));
  float halfWidth = mix(0.95, 0.52, smoothstep(-0.1, 0.7, up));
  vec2 q = vec2(radius - 9.12, c.z);
  float one = roundedBox(vec2(q.x, q.y - apart), vec2(0.8, halfWidth), min(0.5, halfWidth - 0.02));
  float other = roundedBox(vec2(q.x, q.y + apart), vec2(0.8, halfWidth), min(0.5, halfWidth - 0.02));
  return 0.8 * smoothMin(one, other, 0.1);
}
