import { nbhyphen, nbsp } from "./numbers.ts"
import { typeset } from "./typography.ts"

/** For editors' texts before storing; no breaks in «115-ФЗ», «по-разному», «что-то» and «VS1 (4)». */
export const typesetProse = (text: string): string => typeset(withGrades(withParticles(withHyphens(text))))

/** Hyphen between a number and up to three letters. */
const withHyphens = (text: string): string => text.replaceAll(/(\d)-(?=[a-zа-яё]{1,3}(?![\wа-яё-]))/gi, `$1${nbhyphen}`)

/** Hyphen beside a part of a Russian word of up to three letters. */
const withParticles = (text: string): string =>
  text.replaceAll(
    /(?<![\w\u2011а-яё-])([а-яё]{1,3})-(?=[а-яё])|(?<=[а-яё])-(?=[а-яё]{1,3}(?![\w\u2011а-яё-]))/gi,
    (_, before = "") => `${before}${nbhyphen}`
  )

/** Grade before its Russian value in brackets. */
const withGrades = (text: string): string => text.replaceAll(/\b([A-Z]{1,4}\d?) (?=\((?:\d(?:[-–]\d)?|[А-Г])\))/g, `$1${nbsp}`)
