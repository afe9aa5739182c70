// A shank much narrower at the stone.
float base(vec3 p) { return shank(p - vec3(0, SHANK_Y, 0), 1.45, 0.55); }
