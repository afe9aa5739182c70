// A star: a round stone of half-width 3.25 * MIDDLE and RAYS rays of three stones that grow smaller outwards.
float metal(vec3 p) {
  p.y -= STONE_Y;
  vec3 q = p;
  q.xz = sector(p.xz, 6.2831853 / RAYS);
  float d = member((q - vec3(FIRST, 0, 0)) / SIZE) * SIZE;
  d = min(d, member((q - vec3(SECOND, 0, 0)) / (0.78 * SIZE)) * 0.78 * SIZE);
  d = min(d, member((q - vec3(THIRD, 0, 0)) / (0.58 * SIZE)) * 0.58 * SIZE);
  d = min(d, rod(q, vec3(2.0, -0.7 * SIZE, 0), vec3(THIRD + 0.9, -0.45 * SIZE, 0), 0.42, 0.3));
  d = min(d, length(q - vec3(THIRD + 1.5, -0.2, 0)) - 0.55);
  return 0.95 * min(d, lowBasket((p - vec3(0, RISE, 0)) / MIDDLE) * MIDDLE);
}
