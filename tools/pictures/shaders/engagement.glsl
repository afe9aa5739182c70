// A solitaire with an oval stone, and behind it the plain band that it is worn with. Their centres are as high; the band stands PAIR_X aside
// and PAIR_Z back, turned by PAIR_TURN.
float pairBand(vec3 p) {
  vec3 q = p - vec3(PAIR_X, SHANK_Y, PAIR_Z);
  vec3 c = vec3(cos(PAIR_TURN) * q.x - sin(PAIR_TURN) * q.z, q.y, sin(PAIR_TURN) * q.x + cos(PAIR_TURN) * q.z);
  float r = length(c.xy) - 9.1, z = min(abs(c.z) / 1.5, 1.2);
  return 0.9 * roundedBox(vec2(r + (r > 0.0 ? 0.42 : -0.22) * z * z, c.z), vec2(0.84, 1.5), 0.4);
}

float pairSolitaire(vec3 p) {
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

float metal(vec3 p) {
  return min(pairSolitaire(p), pairBand(p));
}
