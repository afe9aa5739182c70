// Solitaire for an oval of 2.75 by 3.8.
float metal(vec3 p) {
  float d = shank(p - vec3(0, SHANK_Y, 0), 1.05, 0.80);
  vec3 head = p - vec3(0, STONE_Y, 0);
  if (head.y < -5.5) return min(d, -head.y - 4.2);
  float claws = claw(vec3(abs(head.x), head.y, abs(head.z)), vec2(2.02, 2.57), vec2(0.735, 0.678), vec2(0.307, 3.7));
  vec2 outline = vec2(head.x, head.z / 1.3);
  float ellipse = (length(outline) - 1.95) * length(outline) / max(length(vec2(head.x, head.z / 1.69)), 1e-3);
  claws = smoothMin(claws, 0.9 * (length(vec2(ellipse, head.y + 1.75)) - 0.25), 0.16);
  claws = smoothMin(claws, wire(head + vec3(0, 3.30, 0), 1.15, 0.38), 0.3);
  return smoothMin(d, claws, 0.5);
}
