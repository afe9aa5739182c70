// For a cushion of 3 by 3.18.
float claws(vec3 p, vec2 foot) { return claw(vec3(abs(p.x), p.y, abs(p.z)), vec2(2.362, 2.504), vec2(0.718, 0.696), foot); }
float rail(vec2 p) { return roundedBox(p, vec2(3.0, 3.18) * RAIL, 1.75 * RAIL); }
