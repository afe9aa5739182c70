// Solitaire for an emerald cut of 2.55 by 3.57: the claws hold the cut corners.
float metal(vec3 p) {
  float d = shank(p - vec3(0, SHANK_Y, 0), 1.05, 0.80);
  vec3 head = p - vec3(0, STONE_Y, 0);
  if (head.y < -5.5) return min(d, -head.y - 4.2);
  float claws = claw(vec3(abs(head.x), head.y, abs(head.z)), vec2(2.17, 3.19), vec2(0.70711), vec2(0.307, 3.7));
  float outline = roundedBox(head.xz, vec2(1.85, 2.72), 0.7);
  claws = smoothMin(claws, length(vec2(outline, head.y + 1.75)) - 0.25, 0.16);
  claws = smoothMin(claws, wire(head + vec3(0, 3.30, 0), 1.15, 0.38), 0.3);
  return smoothMin(d, claws, 0.5);
}
