// A plain shank and a basket of four claws for a round stone. SHANK_Y and STONE_Y are the heights of their centres.
float metal(vec3 p) {
  float d = shank(p - vec3(0, SHANK_Y, 0), 1.05, 0.80);
  vec3 head = p - vec3(0, STONE_Y, 0);
  if (head.y < -5.5) return min(d, -head.y - 4.2);
  return smoothMin(d, basket(head), 0.5);
}
