import type { Landing } from "../../../core/contract/content/static-pages.ts"
import type { Filter } from "../../../core/domain/catalogue/filter.ts"
import { typesetProse } from "../../../core/domain/text/prose.ts"
import { settingTerm } from "./house-words.ts"
import type { LandingWords } from "./landing-words.ts"

/** A landing of pieces that a rule chooses among those of a theme or of a collection (RT-075, RT-079). */
export type Selection = Omit<Landing, "products" | "others"> & { readonly filters: ReadonlyArray<Filter> }

/** As many pieces as a selection shows at most: whole rows of two and of three. */
export const selectionSize = 12

const set = ({ accent, facts, lead, picture, scene, stories, title }: LandingWords) => ({
  ...{ picture, scene, title: typesetProse(title), accent: typesetProse(accent), lead: typesetProse(lead) },
  stories: stories.map((story) => ({
    ...story,
    title: typesetProse(story.title),
    accent: typesetProse(story.accent),
    text: typesetProse(story.text)
  })),
  facts: facts.map(({ text, value }) => ({ value: typesetProse(value), text: typesetProse(text) }))
})

const engagement: LandingWords = {
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

const luminous: LandingWords = {
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

export const selections: ReadonlyArray<Selection> = [
  {
    ...set(engagement),
    code: "engagement-selection",
    name: "Помолвочные кольца",
    kind: "Подборка",
    filters: [
      { code: "category", payload: ["pomolvochnoe-kolco"] },
      { code: "stone_weight", payload: { from: 0.5, to: 1 } }
    ]
  },
  {
    ...set(luminous),
    code: "luminous-selection",
    name: "Luminous в белом",
    kind: "Подборка",
    filters: [
      { code: "collections", payload: ["luminous"] },
      { code: "color", payload: ["white"] }
    ]
  }
]
