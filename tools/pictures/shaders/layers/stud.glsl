// A stud with its post, as it leans on the table.
float metal(vec3 p) {
  vec3 q = turnedBack(uGemTurns[0], p - uGemPlaces[0].xyz);
  float d = smoothMin(claws(q, vec2(0.307, 3.7)), length(vec2(rail(q.xz), q.y + 1.75)) - 0.25, 0.16);
  d = smoothMin(d, wire(q + vec3(0, 3.30, 0), 1.15, 0.38), 0.3);
  return min(d, rod(q, vec3(0, -3.5, 0), vec3(0, -12.6, 0), 0.40, 0.36));
}
