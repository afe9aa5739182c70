// For a radiant of 2.7 by 3.24.
float claws(vec3 p, vec2 foot) { return claw(vec3(abs(p.x), p.y, abs(p.z)), vec2(2.214, 2.754), vec2(0.70711), foot); }
float rail(vec2 p) { return roundedBox(p, vec2(2.7, 3.24) * RAIL, 0.7); }
