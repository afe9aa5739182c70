// A cushion of 3 by 3.18 in its claws (settings/cushion) on a shank (shanks/), in a plate of small stones whose outline is HALO_X by HALO_Z.
float head(vec3 p) {
  float d = smoothMin(claws(p - vec3(0, 0.28, 0), vec2(0.307, 3.7)), wire(p + vec3(0, 3.02, 0), 1.15, 0.38), 0.3);
  vec2 q = abs(p.xz), middle = vec2(HALO_X, HALO_Z) - HALO_CORNER, corner = q - middle;
  float along = corner.y < 0.0 ? q.y : corner.x < 0.0 ? middle.y + 1.5707963 * HALO_CORNER - corner.x : middle.y + HALO_CORNER * atan(corner.y, corner.x);
  float away = roundedBox(p.xz, vec2(HALO_X, HALO_Z), HALO_CORNER), next = along - HALO_STEP * round(along / HALO_STEP);
  float plate = roundedBox(vec2(away, p.y + 0.42), vec2(0.70, 0.36), 0.18);
  float grains = min(length(vec3(away - 0.47, p.y - 0.06, next)) - 0.17, length(vec3(away + 0.44, p.y - 0.06, next)) - 0.15);
  return min(d, smoothMin(plate, grains, 0.06));
}

float metal(vec3 p) {
  float d = base(p);
  vec3 q = (p - vec3(0, SEAT_Y, 0)) / HEAD - vec3(0, RISE, 0);
  if (q.y < -6.5) return min(d, (-q.y - 5.2) * HEAD);
  return smoothMin(d, head(q) * HEAD, 0.45 * HEAD);
}
