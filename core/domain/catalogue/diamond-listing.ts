import { brightnessGrades, clarities, colors, finishes, fluorescences, shapes } from "../product/diamond.ts"
import { russianClarities, russianColors, russianFinishes } from "../product/diamond-grades.ts"
import { shapeNames } from "../product/diamond-names.ts"
import { brightnessNames, finishNames, fluorescenceNames } from "../product/diamond-text.ts"
import { hueNames, hues, intensities } from "../product/fancy-color.ts"
import { nbsp } from "../text/numbers.ts"
import type { ChoiceFacet, Listing, RangeFacet } from "./facet.ts"

/** `fancy` has further facets for hue and intensity. */
export const colorOptions = [
  ...colors.map((color) => ({ value: color.toLowerCase(), label: color, russian: russianColors[color] })),
  { value: "fancy", label: "Фантазийный" }
]

export const clarityOptions = clarities.map((clarity) => ({
  value: clarity.toLowerCase(),
  label: clarity,
  russian: russianClarities[clarity]
}))

const finishOptions = finishes.map((finish) => ({
  value: finish.toLowerCase(),
  label: finishNames[finish],
  russian: russianFinishes[finish]
}))

export const choice = (code: string, title: string, options: ChoiceFacet["options"], isIndexed = false): ChoiceFacet => ({
  kind: "choice",
  code,
  title,
  options,
  isIndexed
})

const percent = { kind: "range", unit: `${nbsp}%`, digits: 1, ceiling: 100 } as const

export const weightFacet: RangeFacet = {
  kind: "range",
  code: "weight",
  title: "Масса",
  unit: `${nbsp}карат`,
  digits: 2,
  ceiling: 999,
  least: 0.1,
  most: 11
}

export const priceFacet: RangeFacet = {
  kind: "range",
  code: "price",
  title: "Цена",
  unit: `${nbsp}₽`,
  digits: 0,
  ceiling: 999_999_999,
  least: 7_000,
  most: 7_000_000
}

export const diamondListing: Listing = {
  root: "/diamonds",
  home: "/diamonds",
  pathFacet: null,
  hasTable: true,
  hasPlot: true,
  facets: [
    choice(
      "shape",
      "Форма",
      shapes.map((shape) => ({ value: shape, label: shapeNames[shape] })),
      true
    ),
    weightFacet,
    priceFacet,
    { ...choice("color", "Цвет", colorOptions, true), grades: colors.length },
    choice(
      "hue",
      "Оттенок",
      hues.map((hue) => ({ value: hue.toLowerCase(), label: hueNames[hue] }))
    ),
    choice(
      "intensity",
      "Насыщенность",
      intensities.map((strength) => ({ value: strength.toLowerCase().replace(" ", "_"), label: strength }))
    ),
    { ...choice("clarity", "Чистота", clarityOptions, true), grades: clarities.length },
    { ...choice("cut", "Огранка", finishOptions), grades: finishes.length },
    { ...choice("polish", "Полировка", finishOptions), grades: finishes.length },
    { ...choice("symmetry", "Симметрия", finishOptions), grades: finishes.length },
    {
      ...choice(
        "brightness",
        "Яркость по пропорциям",
        brightnessGrades.map((grade) => ({ value: grade, label: brightnessNames[grade] }))
      ),
      grades: brightnessGrades.length
    },
    choice(
      "fluorescence",
      "Флуоресценция",
      fluorescences.map((strength) => ({ value: strength.toLowerCase().replace(" ", "_"), label: fluorescenceNames[strength] }))
    ),
    { ...percent, code: "table", title: "Площадка", least: 50, most: 80 },
    { ...percent, code: "depth", title: "Глубина", least: 50, most: 80 },
    { kind: "range", code: "ratio", title: "Отношение сторон", unit: "", digits: 2, ceiling: 10, least: 0.9, most: 2.5 },
    choice("certificate", "Сертификат", [
      { value: "gia", label: "GIA" },
      { value: "igi", label: "IGI" },
      { value: "hrd", label: "HRD" },
      { value: "mgu", label: "МГУ" },
      { value: "other", label: "Другая лаборатория" },
      { value: "none", label: "Без сертификата" }
    ])
  ],
  sorts: [
    { code: "novelty", label: "Сначала новые", direction: "desc" },
    { code: "price", label: "По цене", direction: "asc" },
    { code: "price_per_carat", label: "По цене за карат", direction: "asc" },
    { code: "weight", label: "По массе", direction: "desc" },
    { code: "brightness", label: "Сначала ярче", direction: "desc" }
  ]
}
