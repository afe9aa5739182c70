// The part of a drop that stays in the ear: a small round with its post behind it and a ring under it.
float metal(vec3 p) {
  vec3 q = turnedBack(uGemTurns[0], p - uGemPlaces[0].xyz);
  vec3 r = q - vec3(0, 0, 2.73);
  float ring = length(vec2(length(r.yz) - 0.52, r.x)) - 0.15;
  ring = min(ring, rod(q, vec3(0, -0.7, 1.2), vec3(0, -0.05, 2.25), 0.22, 0.17));
  return min(ring, lowBasket(q / 0.54) * 0.54);
}
