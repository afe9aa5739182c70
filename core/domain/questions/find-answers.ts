import { wordsIn } from "../text/words.ts"

export const answersCode = "customer-service/questions-and-answers"
export const answersPath = `/${answersCode}`

/** Characters. */
export const maxTermLength = 100

export const readAnswersTerm = (search: string): string => (new URLSearchParams(search).get("q") ?? "").trim().slice(0, maxTermLength)

export const answersAddress = (term: string): string =>
  term.trim() === "" ? answersPath : `${answersPath}?q=${encodeURIComponent(term.trim())}`

type Item = { readonly question: string; readonly answer: string }
type Questions = { readonly kind: "questions"; readonly items: ReadonlyArray<Item> }
type Heading = { readonly kind: "heading"; readonly text: string }
type Matches = {
  readonly sections: ReadonlyArray<{ readonly heading: string | null; readonly items: ReadonlyArray<Item> }>
  readonly count: number
}

/** Finds questions that contain, with their answer, every word of the term in any inflection. `null` for an empty term. */
export const findAnswers = (blocks: ReadonlyArray<Questions | Heading | { readonly kind: string }>, term: string): Matches | null => {
  const stems = stemsOf(term)
  if (stems.length === 0) return null
  const sections = blocks.flatMap((block, place) => {
    if (!isQuestions(block)) return []
    const items = block.items.filter(({ answer, question }) => hasAll(`${question} ${answer}`, stems))
    const above = blocks[place - 1]
    return items.length === 0 ? [] : [{ heading: above !== undefined && isHeading(above) ? above.text : null, items }]
  })
  return { sections, count: sections.reduce((sum, { items }) => sum + items.length, 0) }
}

const isQuestions = (block: object): block is Questions => "kind" in block && block.kind === "questions"
const isHeading = (block: object): block is Heading => "kind" in block && block.kind === "heading"

const hasAll = (text: string, stems: ReadonlyArray<string>): boolean => {
  const words = wordsIn(text)
  return stems.every((stem) => withSynonyms(stem).some((beginning) => words.some((word) => word.startsWith(beginning))))
}

const withSynonyms = (stem: string): ReadonlyArray<string> => [
  stem,
  ...(related.find((group) => group.some((root) => stem.startsWith(root))) ?? [])
]

const related = [
  ["возврат", "вернут", "возвращ"],
  ["доставк", "достав", "посылк", "курьер"],
  ["оплат", "плат"],
  ["цен", "стоим", "стои"],
  ["пример", "померит"],
  ["настоящ", "природн", "выращен"]
] as const

/** Ignores words of one or two letters if there are longer ones. */
const stemsOf = (term: string): ReadonlyArray<string> => {
  const words = wordsIn(term)
  const longer = words.filter((word) => word.length > 2 || /\d/.test(word))
  return (longer.length === 0 ? words : longer).map(stemOf)
}

/** Leaves at least three letters. */
const stemOf = (word: string): string => (/^\d/.test(word) ? word : word.replace(endings, "$1"))

const endings =
  /^(.{3,}?)(?:иями|ями|ами|ого|его|ому|ему|ыми|ими|ться|тся|ать|ять|ить|еть|уть|ешь|ете|ите|ают|яют|ует|ией|иям|иях|ию|ия|ие|ии|ей|ой|ий|ый|ая|яя|ое|ее|ые|ую|юю|ов|ев|ам|ям|ах|ях|ом|ем|им|ым|их|ых|ть|[аеиоуыьэюяй])?$/u
