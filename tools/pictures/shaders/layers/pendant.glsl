// A head of claws that lies on the table and reaches for its eye, TOP in front of the middle of its stone.
float metal(vec3 p) {
  p -= vec3(0, EYE_Y, STONE_Z);
  float d = smoothMin(claws(p, vec2(FOOT, 2.5)), length(vec2(rail(p.xz), p.y + RAIL_Y)) - 0.25, 0.14);
  return min(d, rod(vec3(CLEFT > 0.0 ? abs(p.x) : p.x, p.yz), vec3(CLEFT, -RAIL_Y, 0.3 - TOP * 0.7), vec3(0, -0.1, -TOP - 0.35), 0.26, 0.2));
}
