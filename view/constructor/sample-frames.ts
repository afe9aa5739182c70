import type { AnswerByKey } from "../../core/contract/calls.ts"
import type { BlankCard, Frame } from "../../core/contract/custom-jewelry.ts"

type Metal = BlankCard["metals"][number]
type Rings = Pick<Frame, "metalColor" | "size" | "weight" | "price"> & { readonly turn: number }

const rings = { code: "kolco", name: "Кольца" } as const
const gold = { metal: "gold", metalProbe: 585 } as const

const pictures = (model: string, color: string) =>
  ["", "-side", "-turned", "-detail"].map((view) => `/pictures/jewelry/${model}${view}-${color}`)

const piecePictures = (model: string, color: string) => [
  `/pictures/pieces/${model}-${color}`,
  ...["side", "turned", "detail"].map((view) => `/pictures/views/${model}-${view}-${color}`)
]

/** Responses for sample pages of frames. */
export const startSample: AnswerByKey["custom.categories"] = {
  stone: null,
  items: [
    { ...rings, count: 16, preview: "/pictures/jewelry/solitaire-white" },
    { code: "podveska", name: "Подвески", count: 10, preview: "/pictures/pieces/pendant-round-38-white" },
    { code: "odinochnye-sergi", name: "Одиночные серьги", count: 7, preview: "/pictures/pieces/single-stud-four-34-white" }
  ]
}

const card = (
  picturesIn: (color: string) => BlankCard["previews"],
  fields: Pick<BlankCard, "id" | "slug" | "name" | "seats" | "minWeight" | "maxWeight" | "price">,
  metals: readonly [Omit<Metal, "previews">, ...ReadonlyArray<Omit<Metal, "previews">>]
): BlankCard => {
  const [first, ...others] = metals
  const withPictures = (metal: Omit<Metal, "previews">): Metal => ({ ...metal, previews: picturesIn(metal.metalColor) })
  const [color, ...colors] = new Set(metals.map(({ metalColor }) => metalColor))
  return {
    ...fields,
    code: `093000${fields.id}`,
    category: rings,
    stonesCount: 1,
    shapes: fields.seats.map(({ shape }) => shape),
    work: 5000,
    metalColors: [color ?? first.metalColor, ...colors],
    frame: first.frame,
    previews: picturesIn(first.metalColor),
    metals: [withPictures(first), ...others.map(withPictures)]
  }
}

export const framesSample: AnswerByKey["custom.blanks"] = {
  items: [
    card(
      (color) => pictures("solitaire", color),
      {
        ...{ id: 1, slug: "opora", name: "Кольцо «Опора»", minWeight: 0.3, maxWeight: 1.2, price: 30300 },
        seats: [{ shape: "round", least: 4.3, most: 6.9 }]
      },
      [
        { ...gold, metalColor: "white", frame: 101, price: 30300 },
        { ...gold, metalColor: "rose", frame: 108, price: 30300 },
        { ...gold, metalColor: "yellow", frame: 115, price: 30300 }
      ]
    ),
    card(
      (color) => piecePictures("solitaire-58-wave", color),
      {
        ...{ id: 2, slug: "ladon", name: "Кольцо «Ладонь»", minWeight: 0.5, maxWeight: 1.5, price: 32900 },
        seats: [
          { shape: "round", least: 5.1, most: 7.4 },
          { shape: "cushion", least: 4.9, most: 7 },
          { shape: "princess", least: 4.4, most: 6.4 }
        ]
      },
      [
        { ...gold, metalColor: "white", frame: 122, price: 32900 },
        { ...gold, metalColor: "yellow", frame: 129, price: 32900 }
      ]
    ),
    card(
      (color) => piecePictures("solitaire-77-cathedral", color),
      {
        ...{ id: 3, slug: "arka", name: "Кольцо «Арка»", minWeight: 0.9, maxWeight: 3, price: 56500 },
        seats: [{ shape: "round", least: 6.2, most: 9.3 }]
      },
      [
        { ...gold, metalColor: "white", metalProbe: 750, frame: 136, price: 56500 },
        { metal: "platinum", metalColor: "white", metalProbe: 950, frame: 143, price: 57500 }
      ]
    )
  ],
  total: 3,
  page: 1,
  pages: 1,
  category: rings,
  stone: null
}

/** `turn` numbers frames by metal, then size. */
const framed = ({ turn, ...fields }: Rings): Frame => ({
  ...{ ...gold, ...fields },
  id: 100 + turn,
  code: `0930001-${turn}`,
  partNumber: "О-001-585",
  tagNumber: `0-930-0${100 + turn}`,
  isActive: true
})

/** `turn` is that of the first size. */
const inSizes = (metalColor: Frame["metalColor"], turn: number) =>
  [
    framed({ metalColor, turn, size: 16.5, weight: 2.33, price: 31700 }),
    framed({ metalColor, turn: turn + 1, size: 17, weight: 2.4, price: 32300 })
  ] as const

const white = inSizes("white", 3)
const [firstFrame] = white

const oporaFields = {
  slug: "opora",
  name: "Кольцо «Опора»",
  category: rings,
  stonesCount: 1,
  shapes: ["round"],
  seats: [{ shape: "round", least: 4.3, most: 6.9 }],
  minWeight: 0.3,
  maxWeight: 1.2,
  work: 5000
} as const

export const frameSample: AnswerByKey["custom.blank"] = {
  ...oporaFields,
  id: 1,
  code: "0930001",
  description: [
    "Четыре крапана, два\u00A0тонких ободка и\u00A0полукруглая шинка: в\u00A0этой оправе нет\u00A0ничего, что\u00A0можно было бы\u00A0убрать.",
    "Каст открыт с\u00A0боков, и\u00A0круглый бриллиант получает свет со\u00A0всех сторон. Под\u00A0камнем остаётся просвет, через который его\u00A0легко промыть."
  ],
  inserts: [],
  measures: [
    { name: "Шинка", value: "полукруглая" },
    { name: "Ширина шинки", value: "1,8\u00A0мм" }
  ],
  frames: [...white, ...inSizes("rose", 10), ...inSizes("yellow", 17)],
  previews: (["white", "rose", "yellow"] as const).map((metalColor) => ({ metalColor, pictures: pictures("solitaire", metalColor) })),
  shownPreviews: (["white", "rose", "yellow"] as const).map((metalColor) => ({ metalColor, pictures: pictures("solitaire", metalColor) })),
  frame: firstFrame.id,
  stone: null
}

export const shortSample: AnswerByKey["custom.short"] = { ...firstFrame, ...oporaFields, previews: pictures("solitaire", "white") }

export const shortOfSetSample: AnswerByKey["custom.short"] = {
  ...gold,
  id: 332,
  code: "0930015-1",
  partNumber: "О-015-585",
  metalColor: "white",
  size: 15.5,
  weight: 3.19,
  tagNumber: "0-930-0332",
  price: 45000,
  isActive: true,
  stonesCount: 3,
  shapes: ["round"],
  seats: [{ shape: "round", least: 4.8, most: 6.5 }],
  minWeight: 0.4,
  maxWeight: 1,
  work: 9000,
  slug: "anfilada",
  name: "Кольцо «Анфилада»",
  category: rings,
  previews: piecePictures("three-stone-58", "white")
}
