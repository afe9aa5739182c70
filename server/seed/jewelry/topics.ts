import { marksOf } from "./fill.ts"

/** Numbers and thoughts of a text, which a description does not repeat. */
export type Gist = {
  /** Marks of fill.ts. */
  readonly numbers: ReadonlyArray<string>
  /** Indexes of the patterns in `thoughts`. */
  readonly thoughts: ReadonlyArray<number>
}

export const gistOf = (text: string): Gist => {
  const known = cache.get(text)
  if (known !== undefined) return known
  const lower = text.toLowerCase()
  const gist = {
    numbers: marksOf(text).filter((mark) => !plainMarks.has(mark)),
    thoughts: thoughts.flatMap((thought, index) => (thought.test(lower) ? index : []))
  }
  cache.set(text, gist)
  return gist
}

const cache = new Map<string, Gist>()
const plainMarks: ReadonlySet<string> = new Set(["piece", "pieceAcc", "this", "thisAcc", "of"])

const thoughts: ReadonlyArray<RegExp> = [
  /лупа|лупу|лупой|микроскоп/,
  /крапан|опор/,
  /снизу|открыт|просвет/,
  /шерст|волос|шарф|цепля|рукав|воротник/,
  /гравиров|дату|дата|даты|имен[аи] и/,
  /мыть|мыл|мой|промы|чист[ия]т|щётк|салфет/,
  /размер(?!ом)/,
  /часы|часами|клавиатур|перчат/,
  /полиров|зеркал/,
  /цвет|оттенок|оттенк|тон[ае]?\b|белы|жёлт/,
  /чистот|включени/,
  /утр|вечер/,
  /окн|ламп/,
  /искр|вспых|вспыш|блик/,
  /мастер|закрепщик/,
  /палец|пальц/,
  /круг/,
  /кож[аеиу]/,
  /весит|масса|вес\b|тяж/,
  /фиксатор|штифт/,
  /замок|замк|карабин|застёж|застёг/,
  /привык|забыва|снима/,
  /подобран|подбира|отбира|сортир|выбра/,
  /шкатул|футляр|хранит/,
  /годовщин|свадьб|церемон/
]
