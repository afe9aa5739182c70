import { formatPrice } from "../../../core/domain/text/money.ts"
import { drawLetter } from "./letter-html.ts"
import { contactLine, type LetterItem, quantityOf, type LetterContent } from "./letter-content.ts"
import type { Letter } from "./mail.ts"

export const letterOf = (to: string, publicUrl: string, content: LetterContent): Letter => {
  const pictures = [...new Set((content.items ?? []).flatMap(({ picture }) => picture ?? []))]
  return {
    to,
    subject: content.subject,
    text: asText(content, publicUrl),
    html: drawLetter(content, publicUrl),
    ...(pictures.length === 0 ? {} : { pictures })
  }
}

const asText = ({ action, after = [], items = [], notes, paragraphs, sums = [], title }: LetterContent, publicUrl: string): string =>
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
