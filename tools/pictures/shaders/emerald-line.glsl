// A closed row of MEMBERS emerald cuts of half-width SIZE that stands on the table; they look outwards, their long side upright.
float emerald(vec3 p) {
  vec3 q = abs(p);
  float d = rod(vec3(q.x, p.y, q.z), vec3(0.60, -0.85, 0.98), vec3(0.83, 0.02, 1.24), 0.13, 0.12);
  d = smoothMin(d, rod(vec3(q.x, p.y, q.z), vec3(0.83, 0.02, 1.24), vec3(0.74, 0.19, 1.13), 0.12, 0.10), 0.05);
  float outline = roundedBox(p.xz, vec2(0.70, 1.06), 0.26);
  d = smoothMin(d, length(vec2(outline, p.y + 0.62)) - 0.11, 0.08);
  return min(d, rod(vec3(p.x, p.y, q.z), vec3(-0.55 * PITCH, -0.66, 0.62), vec3(0.55 * PITCH, -0.66, 0.62), 0.13, 0.13));
}

float metal(vec3 p) {
  p.y -= MIDDLE;
  vec3 q = onCircle(p, BEND, MEMBERS) / SIZE;
  return 0.93 * emerald(q.xzy) * SIZE;
}
