import { radians } from "../../core/domain/optics/geometry.ts"
import { onShank, ring } from "./rings.ts"
import { rowOf } from "./row.ts"
import type { Scene } from "./scene.ts"

export const bevelled = (): Scene => ring({ shader: "bevelled", gems: [], azimuth: 38, elevation: 27 })

/** Stones over the upper half of a band. */
export const halfEternity = (): Scene => {
  const [stones, reach, middle] = [13, radians(83.6), 10.28]
  const step = (2 * reach) / stones
  return ring({
    shader: "half-eternity",
    gems: rowOf(stones, (index) => onShank((index - (stones - 1) / 2) * step, 9.72, 1.03, middle)),
    azimuth: 30,
    elevation: 30,
    measures: { STONES: stones, REACH: reach, SHANK_Y: middle }
  })
}
