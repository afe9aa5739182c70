// Studs that lie on their stone and the end of their post, one to each of the first STUDS stones, scaled by it; the post is POST long and 0.8 thick.
// SETTING 4 or 6 claws, 0 a closed rim.
float sixClaws(vec3 p) {
  vec2 f = sector(p.xz, 1.0471976);
  float d = claw(vec3(f.x, p.y, abs(f.y)), vec2(3.25, 0), vec2(1, 0), vec2(0.307, 3.7));
  d = smoothMin(d, wire(p + vec3(0, 1.75, 0), 2.22, 0.25), 0.16);
  return smoothMin(d, wire(p + vec3(0, 3.30, 0), 1.15, 0.38), 0.3);
}

float rim(vec3 p) {
  vec2 c = vec2(length(p.xz), p.y);
  float d = bead(c, vec2(1.5, -2.9), vec2(3.42, -0.7), 0.34);
  d = smoothMin(d, bead(c, vec2(3.42, -0.7), vec2(3.45, 0.35), 0.34), 0.3);
  return smoothMin(d, bead(c, vec2(0, -3.2), vec2(1.5, -2.9), 0.34), 0.3);
}

float stud(vec3 p, float scale) {
  vec3 q = p / scale;
  float d = scale * (SETTING > 5.0 ? sixClaws(q) : SETTING > 3.0 ? basket(q) : rim(q));
  return min(d, rod(p, vec3(0, -3.3 * scale, 0), vec3(0, -3.3 * scale - POST, 0), 0.42, 0.36));
}

float metal(vec3 p) {
  float d = 1e3;
  for (int i = 0; i < int(STUDS); i++) {
    float scale = uGemPlaces[i].w / 3.25;
    vec3 q = turnedBack(uGemTurns[i], p - uGemPlaces[i].xyz);
    float far = max(length(q.xz) - 4.0 * scale - 0.1, max(q.y - scale, -3.9 * scale - POST - q.y));
    d = min(d, far > 1.0 ? far : stud(q, scale));
  }
  return d;
}
