import { describe, expect, it } from "vitest"
import { lastOf } from "../../../../core/domain/constructor/last-step.ts"
import {
  frameLine,
  gradesLine,
  matchTexts,
  otherFramesPath,
  stoneCaption,
  stoneTitle,
  titleOf
} from "../../../../core/domain/constructor/piece-text.ts"

const plainly = (text: string): string => text.replaceAll("\u00A0", " ")

const stone = {
  id: 17,
  shape: "round",
  weight: 1.02,
  color: "E",
  colorRf: "2",
  clarity: "VS1",
  clarityRf: "4",
  cut: "EX",
  cutRf: "А",
  price: 1_289_000
} as const

const frame = {
  id: 101,
  name: "Кольцо «Опора»",
  category: { code: "kolco" },
  metal: "gold",
  metalColor: "white",
  metalProbe: 585,
  size: 16.5,
  weight: 3.42,
  tagNumber: "0-930-0101",
  price: 31_200,
  work: 5_000
} as const

describe("texts of a custom piece", () => {
  it("name the frame, the grades, the stones and the piece", () => {
    expect(plainly(frameLine(frame, "kolco"))).toBe("Белое золото 585, размер 16,5, 3,42 г")
    expect(plainly(gradesLine(stone))).toBe("E (2), VS1 (4), EX (А)")
    expect(plainly(gradesLine({ ...stone, cut: null, cutRf: null }))).toBe("E (2), VS1 (4)")
    expect([0, 1].map((place) => plainly(stoneTitle(stone, place, 3)))).toEqual([
      "Средний бриллиант, круг 1,02 карата",
      "Боковой бриллиант, круг 1,02 карата"
    ])
    expect(plainly(titleOf("Кольцо «Опора»", [stone]))).toBe("Кольцо «Опора» с бриллиантом 1,02 карата")
    expect(plainly(titleOf("Кольцо «Опора»", [stone, { weight: 0.31 }, { weight: 0.3 }]))).toBe(
      "Кольцо «Опора» с комплектом бриллиантов, 1,63 карата"
    )
  })

  it("state the stone of each report of a set", () => {
    expect([0, 1, 2, 3].map((place) => plainly(stoneCaption({ ...stone, weight: 0.31 }, place)))).toEqual([
      "Средний камень, 0,31 карата, E (2), VS1 (4)",
      "Левый камень, 0,31 карата, E (2), VS1 (4)",
      "Правый камень, 0,31 карата, E (2), VS1 (4)",
      "4-й камень, 0,31 карата, E (2), VS1 (4)"
    ])
  })

  it("explain why the stones of a set match", () => {
    const sized = (side: number) => ({ shape: "round", measurements: { length: side, width: side } }) as const
    const set = { diamonds: [sized(6.5), sized(4.1), sized(4.12)], match: { colors: ["F", "G"], clarities: ["VS1"] } } as const
    expect(matchTexts(set).map(plainly)).toEqual([
      "Средний камень 6,50 мм",
      "боковые 4,10 мм и 4,12 мм, между собой разнятся на 0,02 мм",
      "цвет от F до G",
      "чистота у всех VS1"
    ])
  })

  it("link to other frames of the kind with the stone, or to the start if the kind has no frames", () => {
    expect(otherFramesPath("kolco", { skuId: 101, diamondId: 17 })).toBe("/create-jewelry/constructor/from-frame/kolco/?diamondId=17")
    expect(otherFramesPath("brosh", { diamondId: 17 })).toBe("/create-jewelry/?diamondId=17")
  })

  it("sum up the last step: its cart line, its parts, which add up to its price, and its order text", () => {
    const last = lastOf(frame, stone, 1_325_200)
    expect(last).toMatchObject({
      item: "2-101-17",
      price: 1_325_200,
      order: { id: 101, isReady: true, link: "/create-jewelry/constructor/from-frame/ready-product/?skuId=101&diamondId=17" }
    })
    expect(last.parts.reduce((sum, { price }) => sum + price, 0)).toBe(last.price)
    expect(plainly(last.order.comment)).toContain("Бриллиант: № 17; оправа: № 101")
  })

  it("continues the frame's name in lower case, and leaves the grades of the stone", () => {
    expect(lastOf(frame, stone, 1_325_200).parts.map(({ about }) => plainly(about))).toEqual([
      "белое золото 585, размер 16,5, 3,42 г",
      "E (2), VS1 (4), EX (А)",
      ""
    ])
  })
})
