// A round stone of half-width 3.25 * MIDDLE between two rows of ROW small ones that end in balls.
float metal(vec3 p) {
  p.y -= STONE_Y;
  vec3 q = vec3(abs(p.x) - START, p.yz);
  float pitch = PITCH * SIZE, end = (ROW - 0.5) * pitch;
  float d = member((q - vec3(pitch * clamp(floor(q.x / pitch + 0.5), 0.0, ROW - 1.0), 0, 0)) / SIZE) * SIZE;
  d = min(d, length(q - vec3(end + 0.75, -0.25 * SIZE, 0)) - 0.95);
  d = min(d, rod(q, vec3(1.0 - START, -0.8 * SIZE, 0), vec3(end, -0.8 * SIZE, 0), 0.35, 0.35));
  return min(d, lowBasket((p - vec3(0, RISE, 0)) / MIDDLE) * MIDDLE);
}
