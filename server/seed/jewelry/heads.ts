import type { PictureDesign } from "../../../core/domain/product/jewelry-picture.ts"
import type { Shank } from "../../../core/domain/product/scaled-picture.ts"

type SolitaireHead = {
  readonly design: Extract<PictureDesign, "solitaire-six" | "solitaire-basket">
  /** White gold on a shank of another colour. */
  readonly hasWhiteHead?: true
}
type Head = { readonly design: PictureDesign; readonly shank: Shank }

/** Another head for the ring of a set, by its name. Article numbers follow from the designs that sets list, so those stay as they are. */
export const ringHeads: ReadonlyMap<string, Head> = new Map(
  Object.entries({
    Камертон: { design: "half-bezel", shank: "knife" },
    Январь: { design: "half-bezel", shank: "plain" },
    Коктебель: { design: "half-bezel", shank: "plain" },
    Сумерки: { design: "half-bezel", shank: "tapered" },
    Секрет: { design: "half-bezel", shank: "plain" },
    Привычка: { design: "half-bezel", shank: "tapered" },
    Пауза: { design: "half-bezel", shank: "knife" },
    Арбат: { design: "half-bezel", shank: "tapered" },
    Штиль: { design: "half-bezel", shank: "plain" },
    Василёк: { design: "cluster", shank: "plain" },
    Альтаир: { design: "cluster", shank: "tapered" },
    Остоженка: { design: "cluster", shank: "plain" },
    Листва: { design: "cluster", shank: "tapered" },
    Пречистенка: { design: "cluster", shank: "knife" },
    Симметрия: { design: "cluster", shank: "plain" },
    Ветвь: { design: "cluster", shank: "knife" },
    Фонтанка: { design: "cluster", shank: "tapered" },
    "Первый снег": { design: "cluster", shank: "plain" },
    Камелия: { design: "cluster", shank: "knife" },
    Астра: { design: "cluster", shank: "tapered" },
    Незабудка: { design: "cluster", shank: "plain" },
    Май: { design: "cushion-halo", shank: "tapered" },
    Гортензия: { design: "cushion-halo", shank: "knife" },
    Июнь: { design: "cushion-halo", shank: "plain" },
    Перелесок: { design: "cushion-halo", shank: "plain" },
    Павловск: { design: "cushion-halo", shank: "tapered" },
    Якутия: { design: "cushion-halo", shank: "knife" },
    Эпиграф: { design: "cushion-halo", shank: "plain" }
  } satisfies Readonly<Record<string, Head>>)
)

/** Another head for the round solitaire of a set, by its name. Its shank stays as it is drawn, and so does its price. */
export const solitaireHeads: ReadonlyMap<string, SolitaireHead> = new Map(
  Object.entries<SolitaireHead>({
    Солнцестояние: { design: "solitaire-six", hasWhiteHead: true },
    Бутон: { design: "solitaire-six" },
    Ключ: { design: "solitaire-six" },
    Татьяна: { design: "solitaire-six" },
    Дуэт: { design: "solitaire-six" },
    Клятва: { design: "solitaire-basket", hasWhiteHead: true },
    Камелия: { design: "solitaire-basket", hasWhiteHead: true },
    Романс: { design: "solitaire-basket" },
    Байкал: { design: "solitaire-basket", hasWhiteHead: true }
  })
)

const designsWithOtherHeads: ReadonlySet<PictureDesign> = new Set<PictureDesign>(["bezel", "halo", "three-stone"])

export const headOf = (name: string, design: PictureDesign): Partial<Head> | SolitaireHead | undefined => {
  if (design === "solitaire") return solitaireHeads.get(name)
  return designsWithOtherHeads.has(design) ? ringHeads.get(name) : undefined
}
