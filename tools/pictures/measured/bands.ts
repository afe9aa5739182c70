import { finishes, profiles, type Finish, type Profile } from "../../../core/domain/product/measured-picture.ts"
import { polished, standing } from "../metalwork.ts"
import { aroundRing } from "../rings.ts"
import { around, type Scene } from "../scene.ts"

/** Inner radius of size 16.5, millimetres; also in shaders/measured/band.glsl. */
export const innerRadius = 8.25

/** Plain band `wide` mm across and `thick` mm in its middle. */
export const band = (profile: Profile | "bevelled", finish: Finish, wide: number, thick: number): Scene => {
  const middle = innerRadius + thick
  const target: Scene["target"] = [0, middle + 0.4, 0]
  const measures = { SHANK_Y: middle, THICK: thick, WIDE: wide, PROFILE: sections.indexOf(profile), FINISH: finishes.indexOf(finish) }
  const scene: Scene = {
    ...standing,
    target,
    camera: around(target, 85, 30, 27),
    frame: [0, 0, 0.2],
    gems: [],
    metal: { ...polished(["measured/band"], measures, { centre: [0, middle, 0], radius: 12.4 }), hasFinish: true }
  }
  return aroundRing(scene, profile === "bevelled" ? 38 : 34, 26)
}

const sections: ReadonlyArray<Profile | "bevelled"> = [...profiles, "bevelled"]
