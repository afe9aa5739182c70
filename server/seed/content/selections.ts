import type { Landing } from "../../../core/contract/content/static-pages.ts"
import type { Filter } from "../../../core/domain/catalogue/filter.ts"
import { settingTerm } from "./rule-texts.ts"
import type { LandingTexts } from "./landing-texts.ts"
import { setLanding } from "./set-landing.ts"

/** RT-075, RT-079, RT-097. */
export type Selection = Omit<Landing, "products" | "others" | "showcase"> & { readonly filters: ReadonlyArray<Filter> }

/** Fills rows of two and of three. */
export const selectionSize = 12

const engagement: LandingTexts = {
  title: "Кольца для помолвки",
  accent: "без долгих поисков",
  lead: "Помолвочные кольца с главным камнем от половины карата до карата: размер, который видно издалека и легко носить каждый день.",
  picture: "/pictures/jewelry/solitaire-emerald-white",
  scene: "light",
  stories: [
    {
      title: "От половины",
      accent: "до карата",
      text: "Масса растёт быстрее размера: круг в карат весит вдвое больше, чем в полкарата, а в поперечнике шире примерно на четверть. Поэтому сравнивайте не караты, а миллиметры: они указаны у каждого камня.",
      picture: "/pictures/jewelry/solitaire-oval-yellow"
    },
    {
      title: "Если кольцо",
      accent: "не из подборки",
      text: `Понравилась оправа, но хочется другой камень? Соберите кольцо в конструкторе: оправу сделаем под выбранный бриллиант, обычно это занимает ${settingTerm}.`,
      picture: "/pictures/jewelry/solitaire-detail-rose"
    }
  ],
  facts: []
}

const luminous: LandingTexts = {
  title: "Luminous",
  accent: "в белом металле",
  lead: "Украшения коллекции из белого золота и платины: холодный металл спорит с камнем меньше любого другого.",
  picture: "/pictures/jewelry/single-stud-white",
  scene: "light",
  stories: [
    {
      title: "Белое рядом",
      accent: "с белым",
      text: "В высоком касте металл отражается в нижних гранях. Жёлтое золото подмешивает к бесцветному камню тепло, белое оставляет его таким, каким его описала лаборатория.",
      picture: "/pictures/jewelry/studs-side-white"
    },
    {
      title: "Золото",
      accent: "или платина",
      text: "Белое золото легче, платина плотнее, и рука чувствует разницу. На вид они близки: платина чуть серее. Наденьте оба в салоне: рука решит быстрее глаза.",
      picture: "/pictures/jewelry/pendant-round-white"
    }
  ],
  facts: []
}

const drops: LandingTexts = {
  title: "Огранка «груша»",
  accent: "в украшениях",
  lead: "Подвески, серьги и колье с каплей: одна форма камня в разных посадках.",
  picture: "/pictures/jewelry/pendant-pear-detail-white",
  scene: "light",
  stories: [
    {
      title: "Остриём",
      accent: "вверх",
      text: "В подвесках и серьгах дома капля висит широким краем вниз. Он тяжелее, поэтому камень возвращается на место сам и не переворачивается на ходу.",
      picture: "/pictures/jewelry/drops-turned-white"
    },
    {
      title: "Полнее",
      accent: "или стройнее",
      text: "Привычное отношение длины груши к ширине от 1,50 до 1,75. Ближе к первому числу капля круглее, ближе ко второму вытянута. Поверните её под лампой и посмотрите на плечи: тени там быть не должно.",
      picture: "/pictures/jewelry/lariat-white"
    }
  ],
  facts: []
}

export const selections: ReadonlyArray<Selection> = [
  {
    ...setLanding(engagement),
    code: "engagement-selection",
    name: "Помолвочные кольца",
    kind: "Подборка",
    filters: [
      { code: "category", payload: ["pomolvochnoe-kolco"] },
      { code: "stone_weight", payload: { from: 0.5, to: 1 } }
    ]
  },
  {
    ...setLanding(luminous),
    code: "luminous-selection",
    name: "Luminous в белом",
    kind: "Подборка",
    filters: [
      { code: "collections", payload: ["luminous"] },
      { code: "color", payload: ["white"] }
    ]
  },
  {
    ...setLanding(drops),
    code: "product-selection",
    name: "Капля",
    kind: "Подборка",
    filters: [{ code: "insert", payload: ["pear"] }]
  }
]

/** Omits the sample page's selection (RT-097). */
export const offeredSelections = selections.filter(({ code }) => code !== "product-selection")
