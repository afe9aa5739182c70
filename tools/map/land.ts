import { geoConicEqualArea, geoPath } from "d3-geo"
import { feature } from "topojson-client"
import type { GeometryCollection, Topology } from "topojson-specification"
import { pointsMap } from "../../core/domain/orders/points-map.ts"
import { readJson } from "../read-json.ts"
import { inRoot } from "../root.ts"

type Atlas = Topology<{ readonly land: GeometryCollection }>

export const projectionOfMap = () => {
  const { height, left, meridian, parallels, scale, top, width } = pointsMap
  return geoConicEqualArea()
    .parallels([...parallels])
    .rotate([-meridian, 0])
    .center([0, 0])
    .scale(scale)
    .translate([left, top])
    .clipExtent([
      [0, 0],
      [width, height]
    ])
}

/** Land without borders. */
export const drawingOfMap = (): string => {
  const atlas = readJson<Atlas>(inRoot("node_modules/world-atlas/land-110m.json"))
  const { height, width } = pointsMap
  const path = geoPath(projectionOfMap()).digits(1)(feature(atlas, atlas.objects.land))
  if (path === null) throw new Error("the map has no land")
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path d="${path}" fill="#f6f4f1" stroke="#e0dcd6"/></svg>\n`
}
