// A wreath of stones between two wires.
float metal(vec3 p) {
  p.y -= STONE_Y;
  float d = member(onCircle(p, BEND, MEMBERS) / SIZE) * SIZE, off = length(p.xz) - BEND, y = p.y + 0.45 * SIZE;
  d = min(d, length(vec2(off + 1.22 * SIZE, y)) - 0.34);
  return 0.97 * min(d, length(vec2(off - 1.22 * SIZE, y)) - 0.34);
}
