// Eye, bail and chain of a pendant.
float metal(vec3 p) { return bailAndChain(p - vec3(0, EYE_Y, 0)); }
