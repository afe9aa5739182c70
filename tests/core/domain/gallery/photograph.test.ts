import { describe, expect, it } from "vitest"
import {
  type Border,
  borderOf,
  faultOfBorder,
  faultOfSize,
  isPhotograph,
  photographFaultText,
  photographNote,
  photographPath
} from "../../../../core/domain/gallery/photograph.ts"
import { largestFile, photographWidths, pictureFile, pictureFiles, stonePicture } from "../../../../core/domain/product/picture-files.ts"
import { pictureNote, stoneNote, stonePictures, stonesNote } from "../../../../core/domain/product/picture-note.ts"
import { plainText } from "../../../support/view/parsed.ts"

const path = photographPath("6f1a0a52-7a0e-4c39-9d5e-0d3b1f0a9c00")

/** A square of one colour, with another colour in its middle. */
const square = (border: readonly [number, number, number], middle: readonly [number, number, number] = [0, 0, 0], side = 100) =>
  Uint8Array.from(
    Array.from({ length: side * side }, (_, at) => {
      const [column, row] = [at % side, Math.floor(at / side)]
      return Math.min(column, row, side - 1 - column, side - 1 - row) < 10 ? border : middle
    }).flat()
  )

const borderText = (border: Partial<Border>) => {
  const fault = faultOfBorder({ darkest: 228, usual: 230, lightest: 232, color: [230, 229, 226], ...border })
  return fault === null ? null : plainText(photographFaultText(fault))
}

describe("a photograph of the owner", () => {
  it("has at least 1,200 pixels at its short side, is at most twice as long, and has at most 50 megapixels", () => {
    const text = (width: number, height: number) => {
      const fault = faultOfSize({ width, height })
      return fault === null ? null : plainText(photographFaultText(fault))
    }
    expect([text(1_200, 1_200), text(2_400, 1_200), text(7_000, 7_000)]).toEqual([null, null, null])
    expect(text(1_600, 1_199)).toBe("Мало точек: 1600 × 1199, нужно от 1200 по короткой стороне")
    expect(text(1_200, 2_401)).toBe("Слишком вытянуто: 1200 × 2401, длинная сторона может быть больше короткой в 2 раза")
    expect(text(8_000, 7_000)).toBe("Слишком много точек: 8000 × 7000, можно до 50 мегапикселей")
  })

  it("is measured at its border only", () => {
    expect(borderOf(square([230, 228, 226]), 100)).toEqual({ darkest: 228, usual: 228, lightest: 228, color: [230, 228, 226] })
  })

  it("has a light, even border without a tint; the message says which of these it lacks, and by how much", () => {
    expect(borderText({})).toBeNull()
    expect(borderText({ usual: 131 })).toBe("Фон тёмный: яркость по краям 131 из 255, нужно от 210")
    expect(borderText({ darkest: 150 })).toBe("Фон неровный или изделие у края: яркость по краям от 150 до 232, разница может быть до 36")
    expect(borderText({ color: [250, 230, 190] })).toBe("Фон цветной: каналы по краям расходятся на 60, можно до 24")
  })

  it("has files in its own widths, larger than those of drawn pictures", () => {
    expect(pictureFiles(path, "avif")).toBe(photographWidths.map((width) => `${path}-${width}.avif ${width}w`).join(", "))
    expect([pictureFile(path), largestFile(path)]).toEqual([`${path}-640.webp`, `${path}-1200.webp`])
  })
})

describe("the note of a page", () => {
  const piece = { category: "kolco", insertsCount: 1 } as const

  it("calls photographs what they are, and drawn pictures drawn, never the reverse", () => {
    expect(pictureNote({ ...piece, pictures: [path] })).toBe("Фотография этого изделия. Размер и проба могут отличаться от выбранных.")
    expect(pictureNote({ ...piece, pictures: [path, path] })).toMatch(/^Фотографии этого изделия\./)
    for (const drawn of [
      "/pictures/pieces/band-flat-matt-40-15-rose",
      "/pictures/pieces/solitaire-52-white",
      "/pictures/jewelry/halo-white"
    ])
      expect(pictureNote({ ...piece, pictures: [drawn] })).toMatch(/построен/)
    expect(pictureNote({ ...piece, pictures: [] })).not.toMatch(/фото/i)
  })

  it("says the same of a stone, whose picture is the photograph wherever it has one", () => {
    const stone = { shape: "round", color: "D", previews: [] as ReadonlyArray<string> } as const
    expect([stoneNote(stone), stonePictures(stone)]).toEqual([
      "Образец огранки: форма и цвет этого камня, пропорции условны.",
      ["/pictures/stones/round"]
    ])
    const taken = { ...stone, photo: path, previews: [path] }
    expect([stoneNote(taken), stonePictures(taken), stonePicture(taken)]).toEqual([
      photographNote({ kind: "stone", count: 1 }),
      [path],
      path
    ])
    expect([stoneNote({ previews: ["/other"] }), stonePictures({ ...stone, previews: ["/other"] })]).toEqual([
      stoneNote(stone),
      stonePictures(stone)
    ])
    expect(stonePicture({ ...stone, photo: null })).toBe("/pictures/stones/round")
    expect([isPhotograph(path), isPhotograph("/pictures/stones/round"), isPhotograph(undefined)]).toEqual([true, false, false])
  })

  it("says of a list how its stones are drawn, and nothing of photographs alone", () => {
    const [near, sample, taken] = [{ drawing: 3 }, { drawing: null }, { drawing: 3, photo: path }]
    expect([[near, near], [sample], [near, sample], [near, taken], [taken], []].map(stonesNote)).toEqual([
      "Изображения построены по форме, цвету и близким пропорциям. Включения не показаны.",
      "Изображения построены по форме и цвету, пропорции условны. Включения не показаны.",
      "Изображения построены по форме и цвету, пропорции близкие или условные. Включения не показаны.",
      "Часть изображений построена по форме, цвету и близким пропорциям. Включения не показаны.",
      undefined,
      undefined
    ])
    expect(stoneNote({ previews: [], drawing: 3 })).toBe(
      "Изображение построено по пропорциям, близким к пропорциям камня. Включения не показаны."
    )
  })
})
