// A head of three on a shank (shanks/): a stone in the middle and one on each shoulder, turned outwards by SIDE_ANGLE and smaller by SIDE_SIZE.
float metal(vec3 p) {
  float d = base(p);
  vec3 q = (p - vec3(0, SEAT_Y, 0)) / HEAD;
  if (q.y < -4.0) return min(d, (-q.y - 2.5) * HEAD);
  d = smoothMin(d, basket(q - vec3(0, RISE, 0)) * HEAD, 0.4 * HEAD);
  vec3 side = vec3(spun(vec2(abs(q.x), q.y + 9.94), -SIDE_ANGLE), q.z) - vec3(0, SIDE_RADIUS, 0);
  return smoothMin(d, basket(side / SIDE_SIZE) * SIDE_SIZE * HEAD, 0.35 * HEAD);
}
