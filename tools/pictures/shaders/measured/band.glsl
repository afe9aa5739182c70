// A plain band: inner radius 8.25, THICK in its middle and WIDE across; PROFILE 0 bowed, 1 flat, 2 with an edge, 3 hollow, 4 bevelled. It is bowed a
// little inside. FINISH 0 polished, 1 matt, 2 hammered: of the outer side, or of the middle between bevels.
float outerSide(float z) {
  float part = min(abs(z) / (0.5 * WIDE), 1.2), edge = 0.5 * WIDE - abs(z);
  if (PROFILE < 0.5) return THICK - 0.3 * THICK * part * part;
  if (PROFILE < 1.5) return THICK;
  if (PROFILE < 2.5) return THICK - (0.1 * WIDE + 0.1) * sqrt(part * part + 0.0012);
  if (PROFILE < 3.5) return THICK - 0.075 * WIDE * (1.0 - part * part);
  return min(THICK, THICK + (edge - 0.2 * WIDE) * 0.65);
}

float worked(float z) { return PROFILE > 3.5 ? 0.3 * WIDE - 0.06 - abs(z) : 0.5 * WIDE - 0.3 - abs(z); }

float metal(vec3 p) {
  vec3 c = p - vec3(0, SHANK_Y, 0);
  float r = length(c.xy) - 8.25, z = abs(c.z), part = min(z / (0.5 * WIDE), 1.2);
  float inner = 0.16 * part * part - r, outer = r - outerSide(c.z);
  if (FINISH > 1.5 && outer > -0.3 && outer < 0.3) outer -= marks(c) * smoothstep(-0.1, 0.25, worked(c.z));
  float slope = PROFILE > 1.5 && PROFILE < 2.5 ? 0.92 : PROFILE > 3.5 ? 0.9 : 0.95;
  float d = smoothMax(outer * slope, z - 0.5 * WIDE, PROFILE > 3.5 ? 0.12 : 0.5);
  return 0.85 * smoothMax(d, inner, 0.4);
}

float roughness(vec3 p) {
  vec3 c = p - vec3(0, SHANK_Y, 0);
  return FINISH > 0.5 && FINISH < 1.5 && length(c.xy) > 8.25 + 0.45 * THICK && worked(c.z) > (PROFILE > 3.5 ? 0.0 : -0.12) ? 0.33 : 0.014;
}
