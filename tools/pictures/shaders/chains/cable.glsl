// Links crosswise.
float strand(float s, float o, float y) { return chain(s, o, y); }
