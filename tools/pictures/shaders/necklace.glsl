// A neck line: an arc of radius BEND below, and from the angle OPEN on two straight lines up. Returns the way along it from its
// lowest point, the height and the way outwards.
vec3 onNecklace(vec3 p) {
  float side = p.x < 0.0 ? -1.0 : 1.0, a = atan(abs(p.x), p.z);
  if (a < OPEN) return vec3(side * BEND * a, p.y, length(p.xz) - BEND);
  vec2 outward = vec2(sin(OPEN), cos(OPEN)), from = vec2(abs(p.x), p.z) - BEND * outward;
  return vec3(side * (BEND * OPEN + dot(from, vec2(outward.y, -outward.x))), p.y, dot(from, outward));
}
