// Studs whose stone of half-width 3.25 * MIDDLE stands in a plate; one to each of the first STUDS stones.
float stud(vec3 p) {
  float d = min(basket(p / MIDDLE) * MIDDLE, plate(p - vec3(0, PLATE_LOW, 0)));
  return min(d, rod(p, vec3(0, -2.8, 0), vec3(0, -11.5, 0), 0.40, 0.36));
}

float metal(vec3 p) {
  float d = 1e3;
  for (int i = 0; i < int(STUDS); i++) {
    vec3 q = turnedBack(uGemTurns[i], p - uGemPlaces[i].xyz);
    float far = max(length(q.xz) - 4.8, max(q.y - 1.0, -12.0 - q.y));
    d = min(d, far > 1.0 ? far : stud(q));
  }
  return d;
}
