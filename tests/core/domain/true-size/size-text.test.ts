import { expect, it } from "vitest"
import { screenText, sidesText, sizeSentences } from "../../../../core/domain/true-size/size-text.ts"
import { composedInSize, ringInSize, stoneInSize } from "../../../../core/domain/true-size/subject.ts"
import { diamondOf } from "../../../../qa/samples/diamonds.ts"

const plain = (texts: ReadonlyArray<string>) => texts.join(" ").replaceAll("\u00A0", " ")

it("a round stone is described by its diameters, another by its sides", () => {
  expect(plain([sidesText({ shape: "round", length: 6.51, width: 6.48 })])).toBe("диаметр 6,48–6,51 мм")
  expect(plain([sidesText({ shape: "round", length: 6.5, width: 6.5 })])).toBe("диаметр 6,50 мм")
  expect(plain([sidesText({ shape: "oval", length: 8.1, width: 5.6 })])).toBe("8,10 мм в длину, 5,60 мм в ширину")
})

it("a stone is described by its sides alone, because its name states the weight", () => {
  const subject = stoneInSize({ ...diamondOf("round"), weight: 1.02, measurements: { length: 6.51, width: 6.48 } })
  expect(subject === null ? "" : plain(sizeSentences(subject))).toBe("Диаметр 6,48–6,51 мм.")
})

it("a ring is described with its shank, its stones and what is calculated or left out", () => {
  const measures = [
    { name: "Ширина шинки", value: "1,8 мм" },
    { name: "Диаметр ореола", value: "9,8 мм" }
  ]
  const inserts = [
    { shape: "oval", weight: 1, quantity: 1 },
    { shape: "round", weight: 0.012, quantity: 36 }
  ] as const
  const halo = ringInSize({ name: "Кольцо", measures, inserts }, 17)
  expect(halo === null ? "" : plain(sizeSentences(halo))).toBe(
    "Ширина шинки 1,8 мм. Овал 1,00 карата, около 7,9 × 5,7 мм. Вместе с оправой 9,8 мм. Размеры камней рассчитаны по массе, мелкие камни не показаны."
  )
  const trio = ringInSize(
    {
      name: "Кольцо",
      measures,
      inserts: [
        { shape: "round", weight: 0.5, quantity: 1 },
        { shape: "round", weight: 0.012, quantity: 2 }
      ]
    },
    17
  )
  expect(trio === null ? "" : plain(sizeSentences(trio))).toContain("По сторонам 2 × круг 0,012 карата, около 1,5 мм.")
  const band = ringInSize({ name: "Кольцо", measures: [{ name: "Ширина", value: "4 мм" }], inserts: [] }, 17)
  expect(band === null ? "" : plain(sizeSentences(band))).toBe("Ширина шинки 4 мм.")
})

it("a composed ring is described with the measured sizes of its stones, those at the sides one by one", () => {
  const frame = { name: "Кольцо", measures: [{ name: "Ширина шинки", value: "1,8 мм" }] }
  const middle = { ...diamondOf("round"), weight: 1.02, measurements: { length: 6.51, width: 6.48 } }
  const sides = [0.3, 0.31].map((weight) => ({ ...diamondOf("oval"), weight, measurements: { length: 5.1, width: 3.9 } }))
  const single = composedInSize({ ...frame, inserts: [{}], stones: [middle] }, 17)
  expect(single === null ? "" : plain(sizeSentences(single))).toBe(
    "Ширина шинки 1,8 мм. Круг 1,02 карата, диаметр 6,48–6,51 мм. Мелкие камни оправы не показаны."
  )
  const trio = composedInSize({ ...frame, inserts: [], stones: [middle, ...sides] }, 17)
  expect(trio === null ? "" : plain(sizeSentences(trio))).toBe(
    "Ширина шинки 1,8 мм. Круг 1,02 карата, диаметр 6,48–6,51 мм. Слева овал 0,30 карата, 5,10 мм в длину, 3,90 мм в ширину. Справа овал 0,31 карата, 5,10 мм в длину, 3,90 мм в ширину."
  )
})

it("an unmeasured screen is said to be approximate, a measured one calibrated", () => {
  expect(screenText(false)).toMatch(/^Размер приблизительный: .*96 точек/)
  expect(screenText(true)).toMatch(/^Размер на экране откалиброван\./)
})
