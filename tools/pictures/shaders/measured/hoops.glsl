// Hoops that stand on the table, HOOPS of them (place and the way each faces): a tube of half-width TUBE with STONES stones of half-width STONE outside in
// front, and a thinner post of 0.8 behind the top.
float hoop(vec3 p) {
  float far = length(p.xy), a = atan(p.y, p.x), from = LEAN - 0.5 * STONES * STEP, k = STONE / 1.08;
  float d = length(vec2(far - RADIUS, p.z)) - TUBE;
  float row = (abs(a - LEAN) - 0.5 * STONES * STEP) * far;
  d = smoothMax(d, min(far - RADIUS - SEAT, -row), 0.06);
  float at = from + STEP * clamp(floor((a - from) / STEP + 0.5), 0.0, STONES);
  d = smoothMin(d, length(vec3(p.xy, abs(p.z)) - vec3((RADIUS + SEAT + 0.02) * vec2(cos(at), sin(at)), 0.56 * k)) - 0.26 * k, 0.08);
  d = max(d, (0.5 - abs(a - 2.25)) * far);
  return min(d, length(vec2(far - RADIUS, p.z)) - 0.4);
}

float metal(vec3 p) {
  float d = 1e3;
  for (int i = 0; i < int(HOOPS); i++) {
    vec4 place = i == 0 ? vec4(X0, Z0, COS0, SIN0) : vec4(X1, Z1, COS1, SIN1);
    vec2 f = p.xz - place.xy;
    vec3 q = vec3(dot(f, place.zw), p.y - RADIUS - LIFT, dot(f, vec2(-place.w, place.z)));
    float far = max(length(q.xy) - RADIUS - 1.6, abs(q.z) - 1.6);
    d = min(d, far > 1.0 ? far : hoop(q));
  }
  return 0.85 * d;
}
