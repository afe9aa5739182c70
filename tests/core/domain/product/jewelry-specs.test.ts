import { describe, expect, it } from "vitest"
import { describeInsert, specsOfJewelry } from "../../../../core/domain/product/jewelry-specs.ts"
import { jewelry } from "../../../../qa/samples/jewelry.ts"

const plain = (text: string) => text.replaceAll("\u00A0", " ")
const rows = (...of: Parameters<typeof specsOfJewelry>) => specsOfJewelry(...of).map(([name, value]) => [name, plain(value)])
const [sku] = jewelry.skus
const [insert] = jewelry.inserts

describe("specifications on a piece's page", () => {
  it("list the shown variant, the measures of the piece and its stones", () => {
    expect(rows(jewelry, sku)).toEqual([
      ["Металл", "Белое золото"],
      ["Проба", "585"],
      ["Масса изделия", "3,42 г"],
      ["Размер", "16"],
      ["Ширина шинки", "1,8 мм"],
      ["Высота каста", "6,2 мм"],
      ["Число вставок", "1"],
      ["Масса вставок", "1,02 карата"],
      ["Артикул", "0241073-1"],
      ["Бирка", "0-118-45101"]
    ])
  })

  it("omit size and stones for a piece without them", () => {
    const plainPiece = { ...jewelry, insertsCount: 0, insertsWeight: 0, measures: [] }
    expect(rows(plainPiece, { ...sku, size: null }).map(([name]) => name)).toEqual(["Металл", "Проба", "Масса изделия", "Артикул", "Бирка"])
  })

  it("name a metal without a colour, and a length in centimetres", () => {
    const necklace = { ...jewelry, category: { code: "kole" } } as const
    const specs = rows(necklace, { ...sku, metal: "platinum", metalProbe: 950, size: 45 })
    expect(specs).toContainEqual(["Металл", "Платина"])
    expect(specs).toContainEqual(["Длина", "45 см"])
  })

  it("describe equal stones in one line, small ones to the thousandth of a carat", () => {
    if (insert === undefined) throw new Error("no insert")
    const { shape, stone, ...rest } = describeInsert(insert)
    expect([plain(stone), shape, rest]).toEqual([
      "Бриллиант × 1",
      "Круг, Кр57",
      { weight: "1,02", color: ["E", "2"], clarity: ["VS1", "4"] }
    ])
    expect(describeInsert({ ...insert, quantity: 42, weight: 0.0125, shape: "cushion" })).toMatchObject({ weight: "0,013", shape: "Кушон" })
  })
})
