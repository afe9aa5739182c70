import { describe, expect, it } from "vitest"
import { type MapPoint, viewOf } from "../../../../core/domain/postal/map-points.ts"

const petrovka: MapPoint = { id: "1", name: "На Петровке", latitude: 55.76, longitude: 37.62 }
const arbat: MapPoint = { id: "2", name: "На Арбате", latitude: 55.75, longitude: 37.59 }
const yakutsk: MapPoint = { id: "9", name: "В Якутске", latitude: 62.03, longitude: 129.73 }
const far = (point: MapPoint): MapPoint => ({ ...point, isFar: true })

describe("the view of a map", () => {
  it("is empty without places, and close for one place", () => {
    expect(viewOf([])).toBeUndefined()
    expect(viewOf([petrovka])).toEqual({ center: [37.62, 55.76], zoom: 15 })
    expect(viewOf([petrovka, petrovka])).toEqual({ center: [37.62, 55.76], zoom: 15 })
  })

  it("contains all of several places, from the north-west to the south-east", () => {
    const bounds = [
      [37.59, 55.76],
      [37.62, 55.75]
    ]
    expect(viewOf([petrovka, arbat])).toEqual({ bounds })
    expect(viewOf([arbat, petrovka])).toEqual({ bounds })
    expect(viewOf([petrovka, { ...arbat, longitude: petrovka.longitude }])).toHaveProperty("bounds")
  })

  it("leaves far places out, unless there are no others", () => {
    expect(viewOf([far(yakutsk), petrovka, arbat])).toEqual(viewOf([petrovka, arbat]))
    expect(viewOf([far(yakutsk), petrovka])).toEqual(viewOf([petrovka]))
    expect(viewOf([far(petrovka), far(arbat)])).toEqual(viewOf([petrovka, arbat]))
  })
})
