import { formatPrice } from "../../../core/domain/text/money.ts"
import { drawLetter } from "./letter-html.ts"
import { contactLine, type LetterItem, quantityOf, type Words } from "./letter-words.ts"
import type { Letter } from "./mail.ts"

export const letterOf = (to: string, publicUrl: string, words: Words): Letter => {
  const pictures = [...new Set((words.items ?? []).flatMap(({ picture }) => picture ?? []))]
  return {
    to,
    subject: words.subject,
    text: asText(words, publicUrl),
    html: drawLetter(words, publicUrl),
    ...(pictures.length === 0 ? {} : { pictures })
  }
}

const asText = ({ action, after = [], items = [], notes, paragraphs, sums = [], title }: Words, publicUrl: string): string =>
  [
    title,
    ...paragraphs,
    ...items.map(itemText),
    ...(sums.length === 0 ? [] : [sums.map(({ name, value }) => `${name}: ${value}`).join("\n")]),
    ...after,
    `${action.text}:\n${action.link}`,
    ...notes,
    `«Грань»\n${publicUrl}\n${contactLine}`
  ].join("\n\n")

const itemText = (item: LetterItem): string =>
  [
    `${[item.name, quantityOf(item)].filter((part) => part !== null).join(", ")}${item.sum === null ? "" : `: ${formatPrice(item.sum)}`}`,
    ...(item.details === "" ? [] : [item.details]),
    ...item.notes
  ].join("\n")
