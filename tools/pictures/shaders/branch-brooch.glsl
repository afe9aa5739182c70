// A bent twig with LEAVES marquise stones of half-width SIZE along it, the first stones of the scene, and a ball at either end.
float leaf(vec3 p) {
  vec3 q = abs(p);
  float d = rod(vec3(q.x, p.y, q.z), vec3(0.0, -0.7, 1.75), vec3(0.0, 0.12, 2.02), 0.2, 0.17);
  d = smoothMin(d, rod(vec3(q.x, p.y, q.z), vec3(0.0, 0.12, 2.02), vec3(0.0, 0.26, 1.72), 0.17, 0.13), 0.06);
  d = min(d, rod(vec3(q.x, p.y, q.z), vec3(0.78, -0.8, 0.42), vec3(0.98, 0.06, 0.50), 0.13, 0.12));
  d = min(d, rod(vec3(q.x, p.y, q.z), vec3(0.98, 0.06, 0.50), vec3(0.86, 0.2, 0.44), 0.12, 0.1));
  vec2 arc = vec2(q.x + 1.40, q.z);
  float rim = length(vec2(length(arc) - 2.18, p.y + 0.62)) - 0.13;
  return smoothMin(d, max(rim, q.z - 1.72), 0.05);
}

float metal(vec3 p) {
  float d = 1e3;
  for (int i = 0; i < int(LEAVES); i++) {
    vec3 q = turnedBack(uGemTurns[i], p - uGemPlaces[i].xyz) / SIZE;
    float far = length(q) - 2.5;
    d = min(d, (far > 0.6 ? far : leaf(q)) * SIZE);
  }
  vec3 c = p - vec3(0, 0.75, BEND);
  float a = clamp(atan(c.x, -c.z), -REACH, REACH);
  d = min(d, length(c - BEND * vec3(sin(a), 0, -cos(a))) - mix(0.42, 0.62, 0.5 - 0.5 * a / REACH));
  vec3 end = vec3(BEND * sin(REACH), 0, -BEND * cos(REACH));
  return 0.92 * min(d, min(length(c - end) - 0.8, length(c - end * vec3(-1, 1, 1)) - 0.95));
}
