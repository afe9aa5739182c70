import { existsSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { layersOf } from "../../../../core/domain/constructor/layers.ts"
import { blanks } from "../../../../server/seed/frames/frames.ts"

const round = { shape: "round", measurements: { length: 6.5, width: 6.5 } } as const
const seats = [{ shape: "round", least: 5, most: 6 }] as const
const asked = { picture: "/pictures/jewelry/solitaire-oval-yellow", size: 16.6, seats, stone: round }

describe("the layers of a piece", () => {
  it("are of the frame's metal and the stone's cut", () => {
    const layers = layersOf({ ...asked, stone: { ...round, shape: "oval" } })
    expect(layers?.base?.path).toBe("/pictures/layers/ring-yellow")
    expect(layers?.head.path).toBe("/pictures/layers/solitaire-oval-yellow")
  })

  it("have the shank and the metal of the frame", () => {
    expect(layersOf({ ...asked, picture: "/pictures/pieces/solitaire-58-wave-rose" })?.base?.path).toBe("/pictures/layers/ring-wave-rose")
    expect(layersOf({ ...asked, picture: "/pictures/pieces/solitaire-emerald-63-split-white" })?.head.path).toBe(
      "/pictures/layers/solitaire-round-white"
    )
    expect(layersOf({ ...asked, picture: "/pictures/pieces/halo-48-white" })?.base?.path).toBe("/pictures/layers/ring-halo-white")
    expect(layersOf({ ...asked, picture: "/pictures/pieces/single-stud-four-34-rose" })?.head.path).toBe("/pictures/layers/stud-round-rose")
  })

  it("scale the head by the size of the stone and of the ring", () => {
    expect(layersOf(asked)?.scale).toBe(1)
    expect(layersOf({ ...asked, stone: { ...round, measurements: { length: 3.25, width: 3.25 } } })?.scale).toBe(0.5)
    expect(layersOf({ ...asked, size: 16.6 * 2 })?.scale).toBe(0.5)
  })

  it("show the middle of the seat before a stone is chosen", () => {
    expect(layersOf({ ...asked, stone: null })?.scale).toBe(Math.round((5.5 / 6.5) * 1000) / 1000)
  })

  it("do not exist for a cut that its setting is not drawn for, nor without a picture", () => {
    expect(layersOf({ ...asked, stone: { ...round, shape: "heart" } })).toBe(null)
    expect(layersOf({ ...asked, picture: undefined })).toBe(null)
    expect(layersOf({ ...asked, picture: "/pictures/jewelry/band-white" })).toBe(null)
  })

  it("exist in the public folder for every frame, metal and cut", () => {
    const without: Array<string> = []
    const missing: Array<string> = []
    for (const { previews, seats: all, slug } of blanks())
      for (const { metalColor, pictures } of previews)
        for (const seat of all) {
          const layers = layersOf({ picture: pictures[0], size: null, seats: [seat], stone: null })
          if (layers === null) without.push(`${slug} ${metalColor} ${seat.shape}`)
          else missing.push(...filesOf(layers).filter((file) => !existsSync(`public${file}`)))
        }
    expect(without).toEqual([])
    expect(missing).toEqual([])
  })
})

const filesOf = ({ base, head }: NonNullable<ReturnType<typeof layersOf>>): ReadonlyArray<string> => [
  ...(base === null ? [] : [...sizesOf(base.pixels).map((width) => `${base.path}-${width}.avif`), `${base.path}-${base.pixels / 2}.webp`]),
  ...sizesOf(head.pixels).map((width) => `${head.path}-${width}.webp`)
]

const sizesOf = (pixels: number): ReadonlyArray<number> => [pixels / 2, pixels]
