import type { Jewelry, JewelryCard, Sku } from "../../core/contract/catalog-jewelry.ts"
import type { Insert } from "../../core/domain/product/jewelry-schema.ts"

/** Cards: an ordinary piece, one on order, one sold, one with a lower price. */
export const jewelryCards: ReadonlyArray<JewelryCard> = [
  {
    id: 101,
    code: "0241073-1",
    productCode: "0241073",
    name: "Кольцо «Полярис»",
    category: { code: "pomolvochnoe-kolco", name: "Помолвочные кольца" },
    collection: { code: "luminous", name: "Luminous" },
    metal: "gold",
    metalColor: "white",
    metalProbe: 585,
    metalColors: ["white", "rose", "yellow"],
    otherMetals: [
      {
        ...{ id: 111, code: "0241073-4", metal: "gold", metalColor: "rose", metalProbe: 585, price: 1_301_000, oldPrice: null },
        ...{ isAvailableforSale: true, previews: ["/pictures/jewelry/solitaire-rose"] }
      },
      {
        ...{ id: 112, code: "0241073-7", metal: "gold", metalColor: "yellow", metalProbe: 585, price: 1_289_000, oldPrice: 1_350_000 },
        ...{ isAvailableforSale: false, previews: ["/pictures/jewelry/solitaire-yellow"] }
      }
    ],
    insertsCount: 1,
    insertsWeight: 1.02,
    price: 1_289_000,
    oldPrice: null,
    isAvailableforSale: true,
    isOnOrder: false,
    isNew: true,
    previews: ["/pictures/jewelry/solitaire-white", "/pictures/jewelry/solitaire-detail-white"]
  },
  {
    id: 202,
    code: "0241088-3",
    productCode: "0241088",
    name: "Серьги «Исток»",
    category: { code: "sergi", name: "Серьги" },
    collection: null,
    metal: "gold",
    metalColor: "yellow",
    metalProbe: 750,
    metalColors: ["yellow", "white"],
    otherMetals: [],
    insertsCount: 2,
    insertsWeight: 1.4,
    price: 956_000,
    oldPrice: 1_020_000,
    isAvailableforSale: true,
    isOnOrder: false,
    isNew: false,
    previews: ["/pictures/jewelry/studs-yellow"]
  },
  {
    id: 303,
    code: "0241102-2",
    productCode: "0241102",
    name: "Подвеска «Капля»",
    category: { code: "podveska", name: "Подвески" },
    collection: { code: "lethe", name: "Lethe" },
    metal: "platinum",
    metalColor: "white",
    metalProbe: 950,
    metalColors: ["white"],
    otherMetals: [],
    insertsCount: 1,
    insertsWeight: 0.71,
    price: 890_000,
    oldPrice: null,
    isAvailableforSale: true,
    isOnOrder: true,
    isNew: false,
    previews: ["/pictures/jewelry/pendant-pear-white"]
  },
  {
    id: 404,
    code: "0241117-1",
    productCode: "0241117",
    name: "Кольцо «Ореол»",
    category: { code: "kolco", name: "Кольца" },
    collection: { code: "petals", name: "Petals" },
    metal: "gold",
    metalColor: "rose",
    metalProbe: 585,
    metalColors: ["rose"],
    otherMetals: [],
    insertsCount: 43,
    insertsWeight: 0.94,
    price: 742_500,
    oldPrice: null,
    isAvailableforSale: false,
    isOnOrder: false,
    isNew: false,
    previews: ["/pictures/jewelry/halo-rose"]
  }
]

const insert: Insert = {
  type: "Бриллиант",
  quantity: 1,
  shape: "round",
  weight: 1.02,
  color: "E",
  colorRF: "2",
  clarity: "VS1",
  clarityRF: "4"
}

const sku = (id: number, metalColor: Sku["metalColor"], size: number, isAvailableforSale: boolean): Sku => ({
  id,
  code: `0241073-${id - 100}`,
  metal: "gold",
  metalColor,
  metalProbe: 585,
  size,
  weight: 3.42,
  tagNumber: `0-118-45${id}`,
  price: 1_289_000 + (size - 16) * 4_000,
  oldPrice: null,
  isAvailableforSale,
  isCountable: false,
  uin: "0000000000010101"
})

/** Ring in three colours and three sizes, one of them sold. */
export const jewelry: Jewelry = {
  id: 1,
  productCode: "0241073",
  name: "Кольцо «Полярис»",
  category: { code: "pomolvochnoe-kolco", name: "Помолвочные кольца" },
  collection: { code: "luminous", name: "Luminous" },
  description: ["Один камень на тонкой шинке.", "Крапаны сходятся под углом 62°."],
  story: { title: "Каст, который", accent: "не мешает свету", text: "Павильон открыт снизу и с боков, поэтому камень ловит свет." },
  isOnOrder: false,
  isNew: true,
  insertsCount: 1,
  insertsWeight: 1.02,
  inserts: [insert],
  measures: [
    { name: "Ширина шинки", value: "1,8 мм" },
    { name: "Высота каста", value: "6,2 мм" }
  ],
  skus: [
    sku(101, "white", 16, true),
    ...[16.5, 17].map((size, index) => sku(102 + index, "white", size, true)),
    ...[16, 16.5, 17].map((size, index) => sku(104 + index, "rose", size, true)),
    ...[16, 16.5, 17].map((size, index) => sku(107 + index, "yellow", size, size !== 17))
  ],
  previews: (["white", "rose", "yellow"] as const).map((metalColor) => ({
    metalColor,
    pictures: [`/pictures/jewelry/solitaire-${metalColor}`, `/pictures/jewelry/solitaire-detail-${metalColor}`, "/pictures/stones/round"]
  })),
  meta: { title: null, description: null, h1: null, keywords: null }
}
