// A plain band of 4 mm, bowed outside and a little inside.
float metal(vec3 p) {
  vec3 c = p - vec3(0, SHANK_Y, 0);
  float r = length(c.xy) - 9.1, z = min(abs(c.z) / 2.0, 1.2);
  return 0.9 * roundedBox(vec2(r + (r > 0.0 ? 0.42 : -0.22) * z * z, c.z), vec2(0.84, 2.0), 0.4);
}
