// Settings of a pear of half-width 3 that lies with its point to -z.
float pearOutline(vec2 p, float size) {
  p = vec2(abs(p.x), p.y) / size;
  return size * (p.y > 0.0 ? length(p) - 1.0 : length(p + vec2(0.78, 0)) - 1.78);
}

float pearBasket(vec3 p) {
  vec3 q = vec3(abs(p.x), p.y, p.z);
  vec2 foot = vec2(0.62, 2.45);
  float d = claw(q, vec2(1.93, 2.30), vec2(0.643, 0.766), foot);
  d = min(d, claw(q, vec2(2.42, -2.40), vec2(0.89, -0.456), foot));
  d = min(d, claw(q, vec2(0, -4.74), vec2(0, -1), foot));
  float rim = length(vec2(pearOutline(p.xz, 2.15), p.y + 1.5)) - 0.25;
  return smoothMin(d, max(rim, -p.z - 3.5), 0.14);
}
