// One member of a row of stones, for a stone of half-width 1 at the origin; the next stands PITCH further along x.
float member(vec3 p) {
  vec3 q = abs(p);
  float d = rod(vec3(q.x, p.y, q.z), vec3(0.62, -0.82, 0.62), vec3(0.77, 0.10, 0.77), 0.13, 0.11);
  d = smoothMin(d, rod(vec3(q.x, p.y, q.z), vec3(0.77, 0.10, 0.77), vec3(0.69, 0.19, 0.69), 0.11, 0.095), 0.04);
  d = smoothMin(d, wire(p + vec3(0, 0.62, 0), 0.74, 0.11), 0.08);
  return min(d, rod(p, vec3(-0.5 * PITCH, -0.62, 0), vec3(0.5 * PITCH, -0.62, 0), 0.17, 0.17));
}

// Point relative to the nearest member on a circle of this radius around y; x along it, z outwards.
vec3 onCircle(vec3 p, float radius, float members) {
  float angle = 6.2831853 / members, a = mod(atan(p.z, p.x), angle) - 0.5 * angle, r = length(p.xz);
  return vec3(r * sin(a), p.y, r * cos(a) - radius);
}
