// A row of stones along a neck line.
float metal(vec3 p) {
  p.y -= STONE_Y;
  vec3 q = onNecklace(p) / SIZE;
  q.x = mod(q.x, PITCH) - 0.5 * PITCH;
  return 0.9 * member(q) * SIZE;
}
