// What a pendant hangs on: an eye, its bail and a chain.
float metal(vec3 p) { return bailAndChain(p - vec3(0, EYE_Y, 0)); }
