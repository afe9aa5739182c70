// Studs that lie on their claws and the ends of their posts, one to each of the first STUDS stones.
float stud(vec3 p) { return min(basket(p), rod(p, vec3(0, -3.5, 0), vec3(0, -12.6, 0), 0.40, 0.36)); }

float metal(vec3 p) {
  float d = 1e3;
  for (int i = 0; i < int(STUDS); i++) {
    vec3 q = turnedBack(uGemTurns[i], p - uGemPlaces[i].xyz);
    float far = max(length(q.xz) - 4.0, max(q.y - 1.0, -13.1 - q.y));
    d = min(d, far > 1.0 ? far : stud(q));
  }
  return d;
}
