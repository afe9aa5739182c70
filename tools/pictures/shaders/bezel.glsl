// A plain shank and a cup around the whole girdle of a round stone of half-width 3.1.
float metal(vec3 p) {
  float d = shank(p - vec3(0, SHANK_Y, 0), 1.15, 0.95);
  vec3 head = p - vec3(0, STONE_Y, 0);
  if (head.y < -5.5) return min(d, -head.y - 4.2);
  return smoothMin(d, rimmedCup(vec2(length(head.xz), head.y)), 0.5);
}
