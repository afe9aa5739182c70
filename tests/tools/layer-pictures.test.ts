import { globSync, statSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { layerSettings } from "../../core/domain/constructor/layers.ts"
import { shapes, type Shape } from "../../core/domain/product/diamond.ts"
import { cornersOf } from "../../core/domain/optics/cut.ts"
import { cutOf } from "../../tools/pictures/cuts.ts"
import { add, turned, type Vector } from "../../core/domain/optics/geometry.ts"
import { chainScene, dropAnchor, dropUpper, studWith } from "../../tools/pictures/hung-layers.ts"
import { layerPictures } from "../../tools/pictures/layer-pictures.ts"
import { baseOf, haloRing, seat } from "../../tools/pictures/layers.ts"
import { projected, type Scene } from "../../tools/pictures/scene.ts"

const sceneOf = (name: string): Scene => {
  const picture = layerPictures.find((known) => known.name === `layers/${name}`)
  if (picture === undefined) throw new Error(`${name} is not drawn`)
  return picture.scene()
}

/** Picture with the head of each setting, and the point from which it scales. */
const stands: Readonly<Record<string, readonly [base: Scene, anchor: Vector]>> = {
  pendant: [chainScene(), [0, 3, 0.6]],
  "pendant-halo": [chainScene(), [0, 3, 0.6]],
  drop: [dropUpper(), dropAnchor]
}

const placeOf = (head: Scene, base: Scene, anchor: Vector) => {
  const [baseX, baseY, whole] = base.frame
  const [headX, headY, half] = head.frame
  const [x, y] = projected(anchor, base)
  const across = (at: number): number => ((at - baseX) / whole / 2 + 0.5) * 100
  const down = (at: number): number => (0.5 - (at - baseY) / whole / 2) * 100
  return { left: across(headX - half), top: down(headY + half), width: (half / whole) * 100, x: across(x), y: down(y) }
}

describe("the layers of the constructor", () => {
  it("are where the camera saw them, and scale about the point where a head meets its carrier", () => {
    for (const [key, { base, heads, name = key, place }] of Object.entries(layerSettings))
      for (const shape of shapes.filter((known) => heads[known] !== undefined)) {
        const head = sceneOf(`${name}-${shape}`)
        const [stand, anchor] = base === null ? [head, footOf(head)] : (stands[name] ?? [baseOf(haloRing()), seat])
        const seen = placeOf(head, stand, anchor)
        expect(Object.keys(seen)).toEqual(Object.keys(place))
        for (const [side, value] of Object.entries(seen))
          expect(Math.abs(value - (new Map(Object.entries(place)).get(side) ?? 0)), `${name} ${side}`).toBeLessThan(0.06)
      }
  })

  it("show stones of the size that they are computed from", () => {
    for (const [key, { heads, name = key }] of Object.entries(layerSettings))
      for (const shape of shapes) {
        const millimetres = heads[shape]
        if (millimetres === undefined) continue
        const [stone] = sceneOf(`${name}-${shape}`).gems
        expect(Math.abs(longerSide(shape) * (stone?.size ?? 0) - millimetres), `${name} ${shape}`).toBeLessThan(0.03)
      }
  })

  it("take less than 12 MB", () => {
    const files = globSync("public/pictures/layers/*")
    expect(files.length).toBe(
      layerPictures.flatMap(({ files: names, widths }) =>
        names.flatMap(() => widths.flatMap(({ avif, webp }) => [avif, webp].filter((bytes) => bytes > 0)))
      ).length
    )
    expect(files.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThan(12_000_000)
  })
})

/** Point where a stud touches the table. */
const footOf = ({ gems: [stone] }: Scene): Vector =>
  stone === undefined ? [0, 0, 0] : add(stone.place, turned(stone.turn, [0, 0, studReach]))
const studReach = studWith("round").gems[0]?.size ?? 0

const longerSide = (shape: Shape): number => {
  const corners = cornersOf(cutOf(shape))
  const extent = (axis: 0 | 2): number =>
    Math.max(...corners.map((corner) => corner[axis])) - Math.min(...corners.map((corner) => corner[axis]))
  return Math.max(extent(0), extent(2))
}
