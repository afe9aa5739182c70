import { nbsp } from "./numbers.ts"

/**
 * No-break space after a word of up to three letters (FMT-008), an initial («П. С.»), a number or №; idempotent. Four times faster than a regular
 * expression.
 */
export const typeset = (text: string): string => {
  let set = ""
  let from = 0
  for (let space = text.indexOf(" "); space !== -1; space = text.indexOf(" ", space + 1)) {
    if (!clings(text, space) || isBlank(text, space + 1)) continue
    set += text.slice(from, space) + nbsp
    from = space + 1
  }
  return set + text.slice(from)
}

/** «белое золото 585», after a colon. */
export const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** Excludes the tail of a longer word such as «из-за» or VS1. Codes before the start of the text are NaN, which is neither letter nor digit. */
const clings = (text: string, end: number): boolean => {
  if (text.charAt(end - 1) === "№" || isInitial(text, end)) return true
  let start = end
  while (isLetter(text.charCodeAt(start - 1)) && end - start < 4) start--
  if (start === end) while (isDigit(text.charCodeAt(start - 1))) start--
  else if (end - start > 3) return false
  return start < end && !isJoint(text.charCodeAt(start - 1))
}

/** Capital Cyrillic letter with a dot, alone: a dot after a longer word ends a sentence. */
const isInitial = (text: string, end: number): boolean =>
  text.charAt(end - 1) === "." && isCapital(text.charCodeAt(end - 2)) && !isJoint(text.charCodeAt(end - 3))

const isBetween = (code: number, first: number, last: number): boolean => code >= first && code <= last

const isCapital = (code: number): boolean => isBetween(code, 0x410, 0x42f)

/** Latin without accents or Cyrillic. 0x20 is what a small Latin letter has more than its capital. */
const isLetter = (code: number): boolean => isBetween(code | 0x20, 0x61, 0x7a) || isBetween(code, 0x400, 0x52f)

const isDigit = (code: number): boolean => isBetween(code, 0x30, 0x39)

const isJoint = (code: number): boolean =>
  isLetter(code) || isDigit(code) || code === 0x2d || code === 0x2011 || code === 0x27 || code === 0x2019

/** Also true for control characters, any Unicode space and the end of the text. */
const isBlank = (text: string, at: number): boolean => text.charAt(at).trim() === ""
