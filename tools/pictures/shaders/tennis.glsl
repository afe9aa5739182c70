// A row of stones in an S: two arcs that meet in the origin, where one is the other turned around.
float metal(vec3 p) {
  p.y -= STONE_Y;
  p.xz *= p.x < 0.0 ? -1.0 : 1.0;
  return 0.97 * member(onCircle(vec3(BEND - p.z, p.y, p.x), BEND, MEMBERS) / SIZE) * SIZE;
}
