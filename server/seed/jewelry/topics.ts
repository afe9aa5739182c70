import { placeholdersOf } from "./fill.ts"

/** A description avoids texts that repeat a placeholder and prefers texts that share few topics. */
export type Topics = {
  /** Placeholders (`fill.ts`) except `plainPlaceholders`, which may repeat. */
  readonly placeholders: ReadonlyArray<string>
  /** Indexes of the patterns in `topics`. */
  readonly topics: ReadonlyArray<number>
}

export const topicsOf = (text: string): Topics => {
  const cached = cache.get(text)
  if (cached !== undefined) return cached
  const lower = text.toLowerCase()
  const result = {
    placeholders: placeholdersOf(text).filter((name) => !plainPlaceholders.has(name)),
    topics: topics.flatMap((topic, index) => (topic.test(lower) ? index : []))
  }
  cache.set(text, result)
  return result
}

const cache = new Map<string, Topics>()
const plainPlaceholders: ReadonlySet<string> = new Set(["piece", "pieceAcc", "this", "thisAcc", "of"])

const topics: ReadonlyArray<RegExp> = [
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
