import type { Diamond, ListedDiamond } from "../../core/contract/catalog-diamonds.ts"
import type { MainPage } from "../../core/contract/content/pages.ts"
import { type Clarity, type Finish, pricePerCarat, type Shape } from "../../core/domain/product/diamond.ts"
import { russianClarities, russianFinishes, toRussianColor } from "../../core/domain/product/diamond-grades.ts"
import { nameOnCard } from "../../core/domain/product/diamond-names.ts"
import { jewelryCards } from "./jewelry.ts"

/** Shape, carats, colour, clarity, cut, length, width, height, price. */
type Row = readonly [Shape, number, string, Clarity, Finish | null, number, number, number, number]

const rows: ReadonlyArray<Row> = [
  ["round", 1.02, "E", "VS1", "EX", 6.48, 6.51, 3.99, 1_289_000],
  ["oval", 0.9, "D", "VVS2", null, 7.6, 5.48, 3.41, 968_400],
  ["cushion", 1.21, "F", "VS2", null, 6.12, 5.98, 4.02, 1_104_000],
  ["princess", 0.71, "G", "VS1", null, 5.02, 4.96, 3.6, 412_700],
  ["pear", 1.05, "E", "SI1", null, 8.1, 5.4, 3.3, 837_900],
  ["emerald", 1.5, "F", "VVS1", null, 7.42, 5.2, 3.5, 1_940_000],
  ["marquise", 0.82, "H", "VS2", null, 9.02, 4.61, 2.9, 386_300],
  ["round", 0.53, "D", "IF", "EX", 5.18, 5.2, 3.2, 645_200],
  ["asscher", 1.01, "G", "VS1", null, 5.61, 5.58, 3.7, 914_600],
  ["radiant", 1.32, "Fancy Intense Yellow", "VS2", null, 7.02, 5.66, 3.8, 2_150_000],
  ["heart", 1.11, "I", "SI2", null, 6.62, 6.9, 4, 702_300],
  ["round", 2.03, "K", "I1", "VG", 8.1, 8.14, 5, 1_512_800]
]

const cardOf = ([shape, weight, color, clarity, cut, length, width, height, price]: Row, index: number): ListedDiamond => ({
  id: index + 1,
  code: String(10_248_617 + index),
  name: nameOnCard(shape, weight),
  shape,
  weight,
  color,
  colorRf: toRussianColor(color),
  clarity,
  clarityRf: russianClarities[clarity],
  cut,
  cutRf: cut === null ? null : russianFinishes[cut],
  measurements: { length, width, height },
  price,
  isAvailableForSale: index !== 7,
  polish: "EX",
  symmetry: "VG",
  fluorescence: "None",
  depth: 61.5,
  table: 57,
  pricePerCarat: pricePerCarat(price, weight),
  cert: index === 11 ? null : "GIA 2487531690"
})

/** Twelve stones: every shape, a fancy colour (the tenth), one not for sale (the eighth), one without a certificate (the last). */
export const cards: ReadonlyArray<ListedDiamond> = rows.map(cardOf)

const cardOfShape = (shape: Shape): ListedDiamond => {
  const card = cards.find((other) => other.shape === shape)
  if (card === undefined) throw new Error(`no fixture of shape ${shape}`)
  return card
}

/** Stone of a shape with the data of its page. */
export const diamondOf = (shape: Shape): Diamond => {
  const card = cardOfShape(shape)
  return {
    ...card,
    article: card.code,
    crownAngle: 34.6,
    pavilionAngle: 40.8,
    crownHeight: 14.8,
    pavilionDepth: 43.2,
    girdle: 3.5,
    brightness: "very_high",
    certUrl: null,
    hasCertificate: true,
    uin: "0000100000000017",
    isCountable: false,
    previews: [],
    diamondName: null,
    diamondMessage: null,
    name: `Бриллиант, ${shape === "round" ? "круг 1,02 карата" : card.name.toLowerCase()}`,
    meta: { title: null, description: null, h1: null, keywords: null }
  }
}

/** Home page with every kind of item. */
export const mainPage: MainPage = {
  hero: {
    title: "Свет, выверенный",
    accent: "до градуса",
    lead: "Бриллианты собственной огранки и украшения, которые собирают в одной мастерской: от кристалла до клейма.",
    caption: ["Круг, 1,02 карата", "цвет E (2), чистота VS1 (4)"],
    links: [
      { title: "Смотреть украшения", link: "/jewelry/" },
      { title: "Выбрать бриллиант", link: "/diamonds" }
    ]
  },
  collection: {
    title: "Luminous",
    link: "/luminous",
    text: "Высокая посадка, четыре тонких крапана.",
    picture: "/pictures/jewelry/solitaire-white"
  },
  novelties: jewelryCards.slice(0, 3),
  categories: [{ title: "Кольца", link: "/jewelry/kolco", count: 412, picture: "/pictures/jewelry/halo-white" }],
  shapes: [
    { shape: "round", count: 5214 },
    { shape: "oval", count: 1420 },
    { shape: "cushion", count: 1108 },
    { shape: "princess", count: 964 },
    { shape: "emerald", count: 871 },
    { shape: "pear", count: 802 },
    { shape: "marquise", count: 640 },
    { shape: "radiant", count: 588 },
    { shape: "asscher", count: 471 },
    { shape: "heart", count: 402 }
  ],
  featured: cards.slice(0, 3),
  figures: [{ value: "40,8°", text: "угол павильона, при котором свет возвращается к глазу" }],
  scene: {
    title: "Камень, который",
    accent: "можно проверить",
    text: "Каждый угол измерен.",
    steps: [{ title: "Сертификация", link: "/customer-service/certification" }],
    link: { title: "Русская огранка", link: "/about/russian-cut" }
  },
  principles: [
    { title: "57 граней", text: "У классического круга каждую грань выводят по чертежу." },
    { title: "40,8° у павильона", text: "Угол, при котором свет возвращается к глазу." },
    { title: "0,1 мм допуска", text: "Настолько могут разойтись диаметры парных камней." },
    { title: "Одна мастерская", text: "Отбор, огранка, закрепка, клеймо." }
  ]
}
