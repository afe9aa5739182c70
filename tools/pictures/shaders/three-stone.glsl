// A stone in the middle and one on each shoulder, turned outwards by SIDE_ANGLE and smaller by SIDE_SIZE.
float metal(vec3 p) {
  vec3 c = p - vec3(0, SHANK_Y, 0), head = p - vec3(0, STONE_Y, 0);
  float d = shank(c, 1.05, 0.85);
  if (head.y < -7.0) return min(d, -head.y - 5.5);
  d = smoothMin(d, basket(head), 0.4);
  vec3 side = vec3(spun(vec2(abs(c.x), c.y), -SIDE_ANGLE), c.z) - vec3(0, SIDE_RADIUS, 0);
  return smoothMin(d, basket(side / SIDE_SIZE) * SIDE_SIZE, 0.35);
}
