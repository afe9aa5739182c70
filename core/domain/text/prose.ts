import { nbsp } from "./numbers.ts"
import { typeset } from "./typography.ts"

/**
 * Sets the texts that editors write, before they are kept: as `typeset` does, and besides the hyphen of «115-ФЗ» does not break, nor does a
 * grade part from its Russian value: «VS1 (4)». The texts of the interface itself have neither.
 */
export const typesetProse = (text: string): string => typeset(withGrades(withHyphens(text)))

/** Between a number and up to three letters after it. */
const withHyphens = (text: string): string => text.replaceAll(/(\d)-(?=[a-zа-яё]{1,3}(?![\wа-яё-]))/gi, `$1${nbhyphen}`)

/** Looks like `-`, and no line ends after it. */
const nbhyphen = "\u2011"

/** A laboratory's grade, and in brackets what it is on the Russian scale. */
const withGrades = (text: string): string => text.replaceAll(/\b([A-Z]{1,4}\d?) (?=\((?:\d(?:[-–]\d)?|[А-Г])\))/g, `$1${nbsp}`)
