// For a princess of half-width 2.75: the claws stand on its corners.
float claws(vec3 p, vec2 foot) { return claw(vec3(abs(p.x), p.y, abs(p.z)), vec2(2.66), vec2(0.70711), foot); }
float rail(vec2 p) { return roundedBox(p, vec2(2.75) * RAIL, 0.35); }
