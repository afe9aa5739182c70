// Two strands twisted around each other.
float strand(float s, float o, float y) {
  float away = length(vec2(o, y));
  if (away > 1.2) return away - 0.5;
  vec2 p = vec2(o, y), each = 0.2 * vec2(cos(3.1 * s), sin(3.1 * s));
  return 0.8 * smoothMin(length(p - each) - 0.22, length(p + each) - 0.22, 0.02);
}
