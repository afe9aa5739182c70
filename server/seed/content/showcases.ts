import type { Landing } from "../../../core/contract/content/static-pages.ts"
import type { Showcase } from "../../../core/contract/content/showcase.ts"
import type { Filter, Sort } from "../../../core/domain/catalogue/filter.ts"
import type { Shape } from "../../../core/domain/product/diamond.ts"
import { typesetProse } from "../../../core/domain/text/prose.ts"
import { certificateTerm } from "./rule-texts.ts"
import { setLanding } from "./set-landing.ts"

/** Shelves are queried on request (`server/content/showcases.ts`). */
export type SeedShowcase = Omit<Landing, "products" | "others" | "showcase"> & Omit<Showcase, "shelves">

export type StoneRule = {
  readonly shapes: ReadonlyArray<Shape> | null
  readonly title: string
  readonly all: string
  readonly filters: ReadonlyArray<Filter>
  readonly sort: Sort
}

const waysOf = (...ways: ReadonlyArray<readonly [title: string, text: string, link: string]>): Showcase["ways"] =>
  ways.map(([title, text, link]) => ({ title: typesetProse(title), text: typesetProse(text), link }))

/** RT-037. */
export const brilliants: SeedShowcase = {
  ...setLanding({
    title: "От кристалла",
    accent: "до последней грани",
    lead: "Бриллианты без оправы, десять форм огранки. У каждого камня измеренные размеры, цвет и чистота по двум шкалам и цена за карат.",
    picture: "/pictures/stones/asscher",
    scene: "light",
    stories: [
      {
        title: "Число",
        accent: "вместо прилагательного",
        text: "У круглого камня на странице стоят углы павильона и короны, площадка и рундист, и по ним построен его чертёж. Сравните два камня с одинаковыми буквами в отчёте: углы бывают разными, а от них зависит, сколько света вернётся к глазу.",
        picture: "/pictures/stones/round"
      },
      {
        title: "Отчёт",
        accent: "не наш, а лаборатории",
        text: "К камню без оправы от 0,30 карата прилагается отчёт независимой лаборатории: GIA, IGI, HRD или МГУ. Если её оценка расходится с нашей, на странице стоит оценка лаборатории. Номер отчёта можно найти на рундисте в десятикратную лупу.",
        picture: "/pictures/stones/emerald"
      }
    ],
    facts: [
      { value: "10", text: "форм огранки, каждую ведём постоянно" },
      { value: "2", text: "шкалы цвета и чистоты: международная и российская" },
      { value: "0,30 карата", text: "масса, с которой у камня без оправы есть отчёт лаборатории" }
    ]
  }),
  code: "brilliants",
  name: "Бриллианты собственной огранки",
  kind: "Бриллианты без оправы",
  action: { title: typesetProse("Смотреть все бриллианты"), link: "/diamonds" },
  parent: { title: "Бриллианты", link: "/diamonds" },
  ways: waysOf(
    ["Украшение вокруг камня", "Конструктор покажет оправы, которые подходят выбранному бриллианту, и посчитает цену.", "/create-jewelry/"],
    ["Как выбрать", "Форма, сумма, огранка, чистота, цвет: что решать сначала, а что подождёт.", "/diamond-guide"],
    ["Русская огранка", "Что так называют и в каких пределах мастерская держит углы круга.", "/about/russian-cut"]
  )
}

const rules: ReadonlyArray<StoneRule> = [
  {
    shapes: ["round", "oval", "emerald"],
    title: "Около карата, высокие цвет и чистота",
    all: "Все камни D–F, от VVS2",
    filters: [
      { code: "weight", payload: { from: 1, to: 1.2 } },
      { code: "color", payload: ["d", "e", "f"] },
      { code: "clarity", payload: ["fl", "if", "vvs1", "vvs2"] }
    ],
    sort: { code: "price", direction: "desc" }
  },
  {
    shapes: null,
    title: "Самые крупные до 100 000 рублей",
    all: "Все камни до этой суммы",
    filters: [{ code: "price", payload: { from: null, to: 100_000 } }],
    sort: { code: "weight", direction: "desc" }
  },
  {
    shapes: null,
    title: "Фантазийный цвет",
    all: "Все цветные бриллианты",
    filters: [{ code: "color", payload: ["fancy"] }],
    sort: { code: "novelty", direction: "desc" }
  }
]

export const stoneRules = rules.map((rule): StoneRule => ({ ...rule, title: typesetProse(rule.title), all: typesetProse(rule.all) }))

/** RT-038. */
export const catalog: SeedShowcase = {
  ...setLanding({
    title: "Весь каталог",
    accent: "на одной странице",
    lead: "Кольца, серьги, подвески, колье, браслеты, броши и бриллианты без оправы. Рядом с каждым разделом видно, сколько в нём сейчас вещей.",
    picture: "/pictures/jewelry/riviera-pear-white",
    scene: "light",
    stories: [],
    facts: []
  }),
  code: "catalog",
  name: "Каталог украшений и бриллиантов",
  kind: "Украшения и бриллианты",
  action: { title: typesetProse("Смотреть все украшения"), link: "/jewelry/" },
  parent: null,
  ways: waysOf(
    ["Создать украшение", "Выберите оправу и камень, металл и размер: конструктор покажет вещь и её цену.", "/create-jewelry/"],
    [
      "Подарочный сертификат",
      `На украшение, бриллиант или услугу дома. Действует ${certificateTerm}, приходит письмом или картой.`,
      "/giftcards/"
    ],
    ["О бриллиантах дома", "Десять форм огранки, отчёты лабораторий и камни, с которых можно начать.", "/brilliants"]
  )
}
