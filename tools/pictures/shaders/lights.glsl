// Studio lights: one set each for gems, table and metal; and the table.
uniform vec4 uTableColor;           // reflectance near the middle, far away
uniform vec2 uTableFade;            // distances between which it changes, mm from the middle

// A soft-edged rectangle around `centre`; `side` is one of its axes, `size` its half-extents at distance 1.
float panel(vec3 d, vec3 centre, vec3 side, vec2 size, float soft) {
  centre = normalize(centre);
  float depth = dot(d, centre);
  if (depth <= 0.02) return 0.0;
  vec3 p = d / depth;
  vec2 edge = smoothstep(size + soft, size - soft, abs(vec2(dot(p, normalize(side)), dot(p, cross(centre, normalize(side))))));
  return edge.x * edge.y;
}

float lamp(vec3 d, vec3 centre) { return smoothstep(0.9982, 0.9992, dot(d, normalize(centre))); }

vec3 towardsCamera() { return normalize(uCamera - uTarget); }

// Near black with a ring of panels and gaps, two hot panels, small lamps for fire, and a dark cap around the camera: without
// the black a stone is grey glass, and the cap makes the arrows.
// `dark` is the light between the lamps, `cap` the share of light from around the camera.
vec3 lightsForGem(vec3 d, vec3 dark, float cap) {
  float up = d.y, azimuth = atan(d.x, d.z);
  vec3 light = dark * mix(1.0, 0.5, smoothstep(0.0, 0.9, up));
  float ring = smoothstep(0.30, 0.40, up) * smoothstep(0.93, 0.87, up);
  light += vec3(1.75, 1.74, 1.72) * ring * smoothstep(-0.25, 0.1, sin(azimuth * 5.0 + 0.6)) * (0.75 + 0.25 * sin(azimuth * 2.0 + 1.0));
  float horizon = smoothstep(-0.02, 0.06, up) * smoothstep(0.26, 0.18, up);
  light += vec3(0.55, 0.57, 0.60) * horizon * smoothstep(-0.4, 0.2, sin(azimuth * 3.0 - 0.8));
  light += vec3(3.2, 3.15, 3.08) * panel(d, vec3(-0.6, 0.9, 0.25), vec3(0.83, 0.55, 0), vec2(0.20, 0.42), 0.06);
  light += vec3(2.0, 2.05, 2.15) * panel(d, vec3(0.9, 0.75, 0.3), vec3(-0.3, 0, 1), vec2(0.16, 0.36), 0.06);
  light *= mix(cap, 1.0, smoothstep(0.985, 0.93, dot(d, towardsCamera())));
  if (up < 0.3) return light;
  float lamps = lamp(d, vec3(0.30, 0.9, 0.45)) + lamp(d, vec3(-0.10, 0.8, 0.75)) + lamp(d, vec3(0.55, 0.85, -0.25)) +
    lamp(d, vec3(-0.75, 0.55, 0.65)) + lamp(d, vec3(0.8, 0.5, 0.75)) + lamp(d, vec3(-0.35, 0.6, -0.75)) +
    lamp(d, vec3(0.05, 0.98, -0.2)) + lamp(d, vec3(-0.5, 0.7, -0.1)) + lamp(d, vec3(0.2, 0.6, 0.9));
  return light + 24.0 * lamps;
}

// A soft key from behind the left shoulder, a weak fill and a rim. TABLE_IRRADIANCE is the cosine mean of this.
vec3 lightsForTable(vec3 d) {
  return vec3(0.30) + vec3(5.6, 5.55, 5.5) * panel(d, vec3(-0.62, 0.95, -0.30), vec3(0.84, 0.55, 0), vec2(0.28, 0.32), 0.10) +
    vec3(1.0) * panel(d, vec3(1, 0.55, 0.30), vec3(-0.3, 0, 1), vec2(0.34, 0.60), 0.14) +
    vec3(1.6) * panel(d, vec3(0.15, 0.55, -1), vec3(1, 0, 0), vec2(0.75, 0.16), 0.08);
}

// Rotates with the camera, so that a shank reads from every side; dark between the panels, because white metal needs edges on white.
vec3 lightsForMetal(vec3 d) {
  vec3 view = towardsCamera(), front = normalize(vec3(view.x, 0, view.z + 1e-4)), right = vec3(front.z, 0, -front.x);
  vec3 e = vec3(dot(d, right), d.y, dot(d, front));
  float high = 0.65 + 0.6 * smoothstep(-0.2, 0.9, e.y), low = 0.55 + 0.9 * smoothstep(-0.1, 0.4, e.y);
  vec3 light = mix(vec3(0.07, 0.07, 0.073), vec3(0.42, 0.42, 0.425), smoothstep(-0.05, 1.0, e.y));
  light += vec3(2.9, 2.87, 2.83) * high * panel(e, vec3(-0.75, 0.75, 0.55), vec3(0.6, 0, 0.8), vec2(0.44, 0.50), 0.04); // key
  light += vec3(1.7, 1.71, 1.74) * high * panel(e, vec3(1, 0.45, 0.35), vec3(-0.33, 0, 1), vec2(0.32, 0.42), 0.05);      // fill
  light += vec3(3.2) * panel(e, vec3(0.1, 0.75, -1), vec3(1, 0, 0), vec2(0.85, 0.20), 0.04);                             // rim
  light += vec3(1.1) * panel(e, vec3(-1, 0.18, -0.25), vec3(-0.25, 0, 1), vec2(0.45, 0.14), 0.06);                       // low strip
  light += vec3(1.15) * low * panel(e, vec3(0.55, 0.20, 1), vec3(1, 0, -0.55), vec2(0.24, 0.30), 0.06);                  // card, right
  light += vec3(0.95) * low * panel(e, vec3(-0.62, 0.12, 1), vec3(1, 0, 0.62), vec2(0.20, 0.30), 0.06);                  // card, left
  return light;
}

vec3 studio(vec3 direction, int lights) {
  if (lights == LIGHTS_FOR_GEM) return lightsForGem(direction, vec3(0.10, 0.105, 0.115), 0.12);
  // Facets of small stones are a few pixels wide: black ones make the stone grey.
  if (lights == LIGHTS_FOR_MELEE) return lightsForGem(direction, vec3(0.46, 0.47, 0.49), 0.6);
  if (lights == LIGHTS_FOR_TABLE) return lightsForTable(direction);
  return lightsForMetal(direction);
}

vec3 table(vec3 point, int lights) {
  return mix(uTableColor.rgb, vec3(uTableColor.a), smoothstep(uTableFade.x, uTableFade.y, length(point.xz)));
}
