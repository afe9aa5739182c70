// For an emerald cut of 2.55 by 3.57: the claws hold the cut corners.
float claws(vec3 p, vec2 foot) { return claw(vec3(abs(p.x), p.y, abs(p.z)), vec2(2.17, 3.19), vec2(0.70711), foot); }
float rail(vec2 p) { return roundedBox(p, vec2(2.55, 3.57) * RAIL, 0.7); }
