// Hoops that stand on the table, HOOPS of them (place and the way each faces): a tube with STONES stones outside in front, and a
// thinner post behind the top.
const vec4 hoops[2] = vec4[2](vec4(X0, Z0, COS0, SIN0), vec4(X1, Z1, COS1, SIN1));

float hoop(vec3 p) {
  float far = length(p.xy), a = atan(p.y, p.x);
  float d = length(vec2(far - RADIUS, p.z)) - 0.9, from = LEAN - 0.5 * STONES * STEP;
  float at = from + STEP * clamp(floor((a - from) / STEP + 0.5), 0.0, STONES);
  d = smoothMin(d, length(vec3(p.xy, abs(p.z)) - vec3((RADIUS + 0.74) * vec2(cos(at), sin(at)), 0.56)) - 0.26, 0.1);
  d = max(d, (0.5 - abs(a - 2.25)) * far);
  return min(d, length(vec2(far - RADIUS, p.z)) - 0.38);
}

float metal(vec3 p) {
  float d = 1e3;
  for (int i = 0; i < int(HOOPS); i++) {
    vec2 f = p.xz - hoops[i].xy;
    vec3 q = vec3(dot(f, hoops[i].zw), p.y - RADIUS - 1.1, dot(f, vec2(-hoops[i].w, hoops[i].z)));
    float far = max(length(q.xy) - RADIUS - 1.4, abs(q.z) - 1.4);
    d = min(d, far > 1.0 ? far : hoop(q));
  }
  return 0.9 * d;
}
