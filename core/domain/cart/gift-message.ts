import { dropUnknownGraphemes, wrapText, lengthOf, normalizeForPrint, unknownGraphemes } from "../print/letters.ts"
import { formatCount } from "../text/plural.ts"

/** Millimetres. */
export const messagePlace = { width: 78, size: 3.9, leading: 5.8, maxLines: 8 } as const

/** Millimetres: one line, as large as fits. */
export const namePlace = { width: 78, largest: 8.2, least: 4.4 } as const

export type MessageLayout = {
  readonly lines: ReadonlyArray<string>
  /** Lines beyond the limit. */
  readonly over: number
  /** Distinct characters missing from the font. */
  readonly strange: ReadonlyArray<string>
}

export const layOutMessage = (message: string): MessageLayout => {
  const lines = normalizeForPrint(message) === "" ? [] : wrapText("words", message, messagePlace.size, messagePlace.width)
  return { lines, over: Math.max(0, lines.length - messagePlace.maxLines), strange: unknownGraphemes(message) }
}

/** Millimetres; `null` when the name does not fit. */
export const nameSize = (name: string): number | null => {
  const size = Math.min(namePlace.largest, namePlace.width / Math.max(lengthOf("names", normalizeForPrint(name), 1), 0.001))
  return size < namePlace.least ? null : Math.floor(size * 100 + 0.001) / 100
}

/** Name as printed; one that does not fit is shortened, for the preview of an input that is refused. */
export const layOutName = (name: string): { readonly text: string; readonly size: number } => {
  const text = dropUnknownGraphemes(name)
  const size = nameSize(text)
  return size === null ? { text: shorten(text), size: namePlace.least } : { text, size }
}

const shorten = (name: string): string => {
  const [fitting = ""] = wrapText("names", name, namePlace.least, namePlace.width - lengthOf("names", "…", namePlace.least))
  return `${fitting}…`
}

export const nameFault = (name: string): string | undefined => {
  if (name.includes("\n")) return "Имя печатают одной строкой"
  return lacking(unknownGraphemes(name)) ?? (nameSize(name) === null ? "Не помещается в строку карты. Сократите, пожалуйста" : undefined)
}

export const messageFault = (message: string): string | undefined => {
  const { over, strange } = layOutMessage(message)
  if (strange.length > 0) return lacking(strange)
  return over === 0
    ? undefined
    : `На карте ${formatCount(messagePlace.maxLines, lineForms)}. Сократите текст на ${formatCount(over, lineForms)}`
}

export const messageFitText = (message: string): string => {
  const { lines, over, strange } = layOutMessage(message)
  if (strange.length > 0 || over > 0) return messageFault(message) ?? ""
  if (lines.length === 0) return `До ${messagePlace.maxLines} строк`
  return `Занято строк: ${lines.length} из ${messagePlace.maxLines}`
}

const lacking = (strange: ReadonlyArray<string>): string | undefined =>
  strange.length === 0
    ? undefined
    : `В нашем шрифте нет ${strange.length === 1 ? "знака" : "знаков"} ${strange.slice(0, 5).join(" ")}${strange.length > 5 ? " и других" : ""}. Замените, пожалуйста`

const lineForms = ["строку", "строки", "строк"] as const
