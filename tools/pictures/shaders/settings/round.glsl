// Four claws and a rail for a round of half-width 3.25.
float claws(vec3 p, vec2 foot) { return claw(vec3(abs(p.x), p.y, abs(p.z)), vec2(2.298), vec2(0.70711), foot); }
float rail(vec2 p) { return length(p) - 3.25 * RAIL; }
