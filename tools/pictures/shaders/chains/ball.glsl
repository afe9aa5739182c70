// Balls on a wire.
float strand(float s, float o, float y) {
  float away = length(vec2(o, y));
  if (away > 1.2) return away - 0.5;
  float own = s - 0.83 * floor(s / 0.83 + 0.5);
  return min(length(vec3(own, o, y)) - 0.37, away - 0.11);
}
