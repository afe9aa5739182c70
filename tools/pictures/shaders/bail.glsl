// The eye of a pendant around the origin, the bail that hangs in it and the chain that leaves the bail to both sides.
float bailAndChain(vec3 p) {
  vec3 c = vec3(abs(p.x), p.y - 0.1, p.z) - vec3(0.25, 0, -2.15);
  vec2 along = vec2(0.5270, -0.8499);
  float s = dot(c.xz, along);
  c.y += 0.10 * max(s - 1.0, 0.0);
  float links = 0.99 * max(strand(s, c.x * along.y - c.z * along.x, c.y), -s - 0.2);
  if (p.z < -5.0) return links;
  float eye = length(vec2(length(p.xz) - 0.55, p.y)) - 0.17;
  vec3 q = p - vec3(0, 0.1, -1.65);
  vec2 ring = vec2(length(vec2(q.z * 0.55, q.y)) - 0.62, max(abs(q.x) - 0.28 * (1.0 - 0.35 * q.z), 0.0));
  return min(min(eye, 0.55 * (length(ring) - 0.15)), links);
}
