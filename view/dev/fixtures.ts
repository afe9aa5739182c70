import type { DiamondCard } from "../../core/contract/catalog-diamonds.ts"
import type { JewelryCard } from "../../core/contract/catalog-jewelry.ts"
import type { StaticBlock } from "../../core/contract/content/static-pages.ts"

const ring: JewelryCard = {
  id: 1,
  code: "0241073-1",
  productCode: "0241073",
  name: "Кольцо «Полярис»",
  category: { code: "pomolvochnoe-kolco", name: "Помолвочные кольца" },
  collection: null,
  metal: "gold",
  metalColor: "white",
  metalProbe: 585,
  metalColors: ["white", "rose", "yellow"],
  otherMetals: (["rose", "yellow"] as const).map((metalColor, index) => ({
    ...{
      id: 11 + index,
      code: `0241073-${index + 2}`,
      metal: "gold",
      metalColor,
      metalProbe: 585,
      price: 1_301_000 + index,
      oldPrice: null
    },
    ...{ isAvailableforSale: true, previews: [`/pictures/jewelry/solitaire-${metalColor}`] }
  })),
  insertsCount: 1,
  insertsWeight: 1.02,
  price: 1_289_000,
  oldPrice: null,
  isAvailableforSale: true,
  isOnOrder: false,
  isNew: false,
  previews: ["/pictures/jewelry/solitaire-white", "/pictures/jewelry/solitaire-detail-white"]
}

export const pieces: ReadonlyArray<readonly [state: string, card: JewelryCard]> = [
  ["новинка", { ...ring, isNew: true }],
  ["ниже прежней цены", { ...ring, id: 2, price: 1_159_000, oldPrice: 1_289_000, metalColors: ["white"] }],
  ["под заказ", { ...ring, id: 3, isOnOrder: true, metal: "platinum", metalProbe: 950, metalColors: ["white"] }],
  ["нет в наличии", { ...ring, id: 4, isAvailableforSale: false }],
  [
    "длинное имя",
    {
      ...ring,
      id: 5,
      name: "Помолвочное кольцо «Северное сияние над Кольским заливом» с дорожкой по всей шинке",
      insertsCount: 43,
      insertsWeight: 2.87
    }
  ],
  ["без рисунка и камней", { ...ring, id: 6, name: "Кольцо «Линия»", insertsCount: 0, insertsWeight: 0, price: 77_400, previews: [] }]
]

const stone: DiamondCard = {
  id: 1,
  code: "10248617",
  name: "Бриллиант круг 1,02 карата",
  shape: "round",
  weight: 1.02,
  color: "E",
  colorRf: "2",
  clarity: "VS1",
  clarityRf: "4",
  cut: "EX",
  cutRf: "А",
  measurements: { length: 6.48, width: 6.51, height: 3.99 },
  price: 1_041_000,
  isAvailableForSale: true
}

export const stones: ReadonlyArray<readonly [state: string, card: DiamondCard]> = [
  ["обычная", stone],
  ["без оценки огранки", { ...stone, id: 2, shape: "pear", cut: null, cutRf: null, weight: 0.71 }],
  ["фантазийный цвет", { ...stone, id: 3, shape: "cushion", color: "Fancy Vivid Yellow", colorRf: "насыщенный жёлтый", weight: 1.5 }],
  ["нет в наличии", { ...stone, id: 4, shape: "emerald", isAvailableForSale: false }]
]

export const blocks: ReadonlyArray<StaticBlock> = [
  { kind: "heading", text: "Заголовок раздела" },
  {
    kind: "text",
    text: "Камень оценивает наш геммолог, потом независимая лаборатория. Если оценки расходятся, на странице стоит оценка лаборатории."
  },
  {
    kind: "list",
    isOrdered: false,
    items: ["Пункт списка", "Второй пункт, подлиннее, чтобы было видно, как встаёт вторая строка на узкой странице"]
  },
  { kind: "list", isOrdered: true, items: ["Первый шаг", "Второй шаг"] },
  {
    kind: "figures",
    items: [
      { value: "57", text: "граней" },
      { value: "0,1 мм", text: "допуск по диаметру" },
      { value: "12 месяцев", text: "гарантия" }
    ]
  },
  {
    kind: "terms",
    items: [
      { term: "Закрепка", text: "Проверяем без срока." },
      { term: "Чистка", text: "Четверть часа, без записи." }
    ]
  },
  {
    kind: "table",
    head: ["Форма", "Отношение сторон", "На что смотреть"],
    rows: [
      ["Овал", "1,35–1,50", "Тень «бабочка» у середины"],
      ["Груша", "1,45–1,65", "Остриё закрыто крапаном"]
    ]
  },
  { kind: "questions", items: [{ question: "Нужен ли чек?", answer: "Нет, достаточно номера заказа." }] },
  { kind: "picture", picture: "/pictures/stones/round", caption: "Круг, 57 граней. Вид сверху." },
  { kind: "note", text: "Пересылка по гарантии бесплатна." },
  {
    kind: "links",
    items: [
      { title: "Гарантия", link: "/customer-service/warranty" },
      { title: "Контакты", link: "/customer-service/contacts/" }
    ]
  }
]
