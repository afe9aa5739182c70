import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { unmirrorPicture } from "../../../../core/domain/product/picture-files.ts"
import { arrangePictures, arrangeStones } from "../../../../core/domain/product/pictures-of-page.ts"

const band = { previews: ["/pictures/jewelry/band-white", "/pictures/jewelry/band-side-white"] }
const studs = { previews: ["/pictures/jewelry/studs-rose", "/pictures/jewelry/studs-side-rose", "/pictures/stones/round"] }
const stone = { previews: ["/pictures/stones/oval"] }
const firsts = (page: ReadonlyArray<{ readonly previews: ReadonlyArray<string> }>) => page.map(({ previews }) => previews[0])
const maxOf = (shown: ReadonlyArray<string | undefined>) =>
  Math.max(0, ...shown.map((picture) => shown.filter((other) => other === picture).length))

describe("the pictures of a page", () => {
  it("are the pieces' own first ones if no two are equal", () => {
    const page = [band, studs, stone]
    expect(arrangePictures(page)).toEqual(page)
  })

  it("show pieces of one design from other sides, and then on the other hand", () => {
    expect(firsts(arrangePictures([band, band, studs, band]))).toEqual([
      "/pictures/jewelry/band-white",
      "/pictures/jewelry/band-side-white",
      "/pictures/jewelry/studs-rose",
      "/pictures/mirrored/band-white"
    ])
  })

  it("preserve the order of a piece's other pictures, each once", () => {
    const [, , third] = arrangePictures([studs, studs, studs])
    expect(third?.previews).toEqual(["/pictures/mirrored/studs-rose", "/pictures/jewelry/studs-side-rose", "/pictures/stones/round"])
  })

  it("do not change without an alternative: a loose stone, a piece without a picture", () => {
    const page = [stone, stone, stone, { previews: [] }, { previews: [] }]
    expect(arrangePictures(page)).toEqual(page)
  })

  it("are left to a piece without an alternative", () => {
    const onlySide = { previews: ["/pictures/jewelry/band-side-white"] }
    const shown = firsts(arrangePictures([band, band, band, band, onlySide]))
    expect(maxOf(shown)).toBe(2)
    expect(maxOf(firsts(arrangePictures([band, band, onlySide])))).toBe(1)
  })

  const pictures = ["a", "b", "c", "d"].map((name) => `/pictures/jewelry/${name}`)
  const anyPage = fc.array(
    fc.record({
      id: fc.nat(),
      previews: fc.subarray(pictures, { minLength: 1 }).chain((own) => fc.shuffledSubarray(own, { minLength: 1 }))
    }),
    { maxLength: 6 }
  )
  const fewest = (page: ReadonlyArray<{ readonly previews: ReadonlyArray<string> }>): number => {
    const ways = page.reduce<ReadonlyArray<ReadonlyArray<string>>>(
      (all, { previews }) => all.flatMap((way) => previews.map((picture) => [...way, picture])),
      [[]]
    )
    return Math.min(...ways.map(maxOf))
  }

  it("repeat the most frequent one as rarely as possible, and lose none", () => {
    fc.assert(
      fc.property(anyPage, (page) => {
        const arranged = arrangePictures(page)
        expect(maxOf(firsts(arranged))).toBe(fewest(page))
        expect(arranged.map(({ id }) => id)).toEqual(page.map(({ id }) => id))
        const sorted = (all: typeof page) => all.map(({ previews }) => previews.map(unmirrorPicture).toSorted())
        expect(sorted([...arranged])).toEqual(sorted(page))
      })
    )
  })
})

describe("the stones of a page", () => {
  const round = { shape: "round", color: "D", drawing: 3 } as const
  const yellow = { shape: "oval", color: "Fancy Yellow", drawing: null } as const

  it("show their own pictures if no two are equal", () => {
    const page = [round, { ...round, drawing: 4 }, { ...round, color: "K" }, yellow]
    expect(arrangeStones(page)).toEqual(page)
  })

  it("show equal pictures and their mirror images in turn", () => {
    expect(arrangeStones([round, round, yellow, round, yellow, round])).toEqual([
      round,
      { ...round, isMirrored: true },
      yellow,
      round,
      { ...yellow, isMirrored: true },
      { ...round, isMirrored: true }
    ])
  })

  it("do not mirror the owner's photographs", () => {
    const photographed = { ...round, photo: "/pictures/photos/0f-stone" }
    expect(arrangeStones([photographed, photographed])).toEqual([photographed, photographed])
  })
})
