import { describe, expect, it } from "vitest"
import { colorOnCard } from "../../../../core/domain/product/diamond-grades.ts"
import { sizeLine } from "../../../../core/domain/product/diamond-size.ts"
import { profileFigures, specsOf } from "../../../../core/domain/product/diamond-specs.ts"
import { diamondOf } from "../../../../qa/samples/diamonds.ts"

const plain = (text: string) => text.replaceAll("\u00A0", " ")

describe("specifications on a stone's page", () => {
  it("list a round stone with its cut by the Russian standard", () => {
    expect(specsOf(diamondOf("round")).map(([name, value]) => [name, plain(value)])).toEqual([
      ["Артикул", "10248617"],
      ["Форма", "Круг, Кр57"],
      ["Масса", "1,02 карата"],
      ["Размеры", "6,48 × 6,51 × 3,99 мм"],
      ["Полировка", "EX (А)"],
      ["Симметрия", "VG (Б)"],
      ["Флуоресценция", "Нет"],
      ["Сертификат", "GIA 2487531690"],
      ["Обозначение по ТУ", "Кр57 1,02 2/4А"],
      ["Цена за карат", "1 263 700 ₽"]
    ])
  })

  it("list the ratio of a fancy shape instead, which has no cut grade", () => {
    const names = specsOf(diamondOf("emerald")).map(([name]) => name)
    expect(names).toContain("Отношение сторон")
    expect(names).not.toContain("Обозначение по ТУ")
    expect(names.length % 2).toBe(0)
  })

  it("state that there is no certificate", () => {
    expect(specsOf({ ...diamondOf("round"), cert: null })).toContainEqual(["Сертификат", "Нет"])
  })

  it("put the cut's code after the sizes if there is one", () => {
    expect(plain(sizeLine(diamondOf("round")))).toBe("6,48 × 6,51 × 3,99 мм, Кр57")
    expect(plain(sizeLine(diamondOf("heart")))).toBe("6,62 × 6,90 × 4,00 мм")
  })

  it("name a fancy colour by its hue and strength on a card", () => {
    expect(colorOnCard("E", "2")).toEqual(["E", "2"])
    expect(colorOnCard("Fancy Intense Yellow", "фантазийный интенсивный жёлтый")).toEqual(["Жёлтый", "Fancy\u00A0Intense"])
  })

  it("have the profile's figures in text and speech", () => {
    const { spoken, ...figures } = profileFigures(diamondOf("round"))
    expect(Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, plain(value)]))).toEqual({
      width: "6,48–6,51 мм",
      table: "площадка 57 %",
      crownAngle: "34,6°",
      pavilionAngle: "40,8°",
      crown: "14,8 %",
      girdle: "3,5 %",
      pavilion: "43,2 %",
      depth: "61,5 %"
    })
    for (const figure of Object.values(figures)) expect(spoken).toContain(figure)
    expect(plain(profileFigures(diamondOf("oval")).width)).toBe("5,48 мм")
  })
})
