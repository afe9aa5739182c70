import { graphemesOf } from "../text/graphemes.ts"
import { widthsByLetter } from "../text/letter-widths.ts"
import { formatTenths, nbsp } from "../text/numbers.ts"
import { formatCount } from "../text/plural.ts"
import { type Engraving, type EngravingFont, engravingFontNames, engravingFonts, type EngravingPlace } from "./engraving.ts"
import { letterWidths } from "./letter-widths.ts"

/** Composed letters, single spaces, trimmed. */
export const engravedText = (text: string): string => text.normalize("NFC").replaceAll(/\s+/g, " ").trim()

/** Without the graphemes that the font lacks. */
export const engravableText = (text: string, font: EngravingFont): string =>
  engravedText(
    graphemesOf(engravedText(text))
      .filter((each) => isInFont(each, font))
      .join("")
  )

/** Millimetres; missing letters count as zero. */
export const engravedLength = (text: string, font: EngravingFont, letter: number): number =>
  (Array.from(text).reduce((sum, each) => sum + (widthsOf[font].get(each) ?? 0), 0) * letter) / 1000

/** Millimetres. */
export const fontSizeOf = (font: EngravingFont, letter: number): number => (letterWidths[font].fontSize * letter) / 1000

export const countFittingLetters = (text: string, font: EngravingFont, { length, letter }: EngravingPlace): number => {
  const letters = Array.from(text)
  let sum = 0
  const over = letters.findIndex((each) => {
    sum += widthsOf[font].get(each) ?? 0
    return (sum * letter) / 1000 > length
  })
  return over < 0 ? letters.length : over
}

/** Estimate from a typical Russian text. */
export const usualLetters = (font: EngravingFont, { length, letter }: EngravingPlace): number =>
  Math.floor(length / (engravedLength(typicalText, font, letter) / typicalText.length))

const typicalText = "Навсегда твоя Мария 14.02.2026"

/** `place` is `undefined` when the piece has none. */
export const wrongEngraving = (engraving: Engraving, place: EngravingPlace | undefined): string | null => {
  const { font } = engraving
  const text = engravedText(engraving.text)
  if (place === undefined) return "Здесь это изделие не гравируют"
  if (text === "") return "Напишите, что выгравировать"
  return wrongLetters(text, font) ?? tooLong(text, font, place)
}

const wrongLetters = (text: string, font: EngravingFont): string | null => {
  const missing = [...new Set(graphemesOf(text).filter((each) => !isInFont(each, font)))]
  if (missing.length === 0) return null
  if (missing.some((each) => /\p{Extended_Pictographic}|\p{Regional_Indicator}/u.test(each)))
    return "Эмодзи и рисунки не гравируем: оставьте буквы, цифры и знаки препинания"
  if (
    missing.some((each) =>
      /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\u200E\u200F\u202A-\u202E\u2066-\u2069]/u.test(each)
    )
  )
    return "Письмо справа налево не гравируем: напишите русскими или латинскими буквами"
  const shown = missing.slice(0, 5).map((each) => `«${each}»`)
  const other = engravingFonts.find((candidate) => candidate !== font && missing.every((each) => widthsOf[candidate].has(each)))
  const onward =
    other === undefined ? "Есть русские и латинские буквы, цифры и знаки препинания" : `Есть в шрифте «${engravingFontNames[other]}»`
  return `В шрифте «${engravingFontNames[font]}» нет ${shown.join(", ")}. ${onward}`
}

const isInFont = (grapheme: string, font: EngravingFont): boolean => Array.from(grapheme).every((letter) => widthsOf[font].has(letter))

const tooLong = (text: string, font: EngravingFont, place: EngravingPlace): string | null => {
  const over = Array.from(text).length - countFittingLetters(text, font, place)
  if (over === 0) return null
  const [has, is] = [place.length, engravedLength(text, font, place.letter)].map((length) => `${formatTenths(length)}${nbsp}мм`)
  return `Не помещается: строка займёт ${is}, а места ${has}. Уберите ${formatCount(over, ["знак", "знака", "знаков"])}`
}

const widthsOf: Readonly<Record<EngravingFont, ReadonlyMap<string, number>>> = {
  plain: widthsByLetter(letterWidths.plain),
  script: widthsByLetter(letterWidths.script)
}
