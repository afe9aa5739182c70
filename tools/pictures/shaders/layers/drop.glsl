// Hanging stone of a drop in its claws, with its own ring TOP above the middle of the stone.
float metal(vec3 p) {
  vec3 q = turnedBack(uGemTurns[0], p - uGemPlaces[0].xyz) / SIZE;
  float d = smoothMin(claws(q, vec2(0.62, 2.45)), length(vec2(rail(q.xz), q.y + 1.5)) - 0.25, 0.14);
  vec3 r = q - vec3(0, 0, -TOP - 0.75);
  return SIZE * min(d, length(vec2(length(r.xz) - 0.6, r.y)) - 0.19);
}
