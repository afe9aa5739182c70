// A plain band of 4.4 mm, flat outside, with a bevel along each edge, bowed a little inside.
float metal(vec3 p) {
  vec3 c = p - vec3(0, SHANK_Y, 0);
  float r = length(c.xy) - 9.1, z = abs(c.z), part = min(z / 2.2, 1.2);
  float d = max(z - 2.2, max(r - 0.84, 0.2 * part * part - 0.78 - r));
  d = max(d, (r - 0.84) * 0.848 + (z - 1.25) * 0.53);
  return 0.9 * max(d, (z - r - 2.75) * 0.7071);
}
