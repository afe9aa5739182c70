import { nbhyphen, nbsp } from "./numbers.ts"
import { typeset } from "./typography.ts"

/** For editors' texts before storing; no breaks in «115-ФЗ» and «VS1 (4)». */
export const typesetProse = (text: string): string => typeset(withGrades(withHyphens(text)))

/** Hyphen between a number and up to three letters. */
const withHyphens = (text: string): string => text.replaceAll(/(\d)-(?=[a-zа-яё]{1,3}(?![\wа-яё-]))/gi, `$1${nbhyphen}`)

/** Grade before its Russian value in brackets. */
const withGrades = (text: string): string => text.replaceAll(/\b([A-Z]{1,4}\d?) (?=\((?:\d(?:[-–]\d)?|[А-Г])\))/g, `$1${nbsp}`)
