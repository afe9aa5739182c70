// A plain shank.
float base(vec3 p) { return shank(p - vec3(0, SHANK_Y, 0), WIDE, NARROW); }
