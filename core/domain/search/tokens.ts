import { toCyrillic, toOtherKeys } from "./search-readings.ts"

/** Positions refer to the typed term. */
export type Token = {
  readonly from: number
  readonly to: number
  /** Lower case, е for ё. */
  readonly text: string
  readonly typed: string
  readonly kind: "number" | "word" | "sign"
}

/** Text between spaces in its readings, the typed one first. */
export type Chunk = { readonly readings: ReadonlyArray<ReadonlyArray<Token>> }

/** The rest of a term stays unread. */
export const maxTokens = 24

export const plainOf = (text: string): string => text.toLowerCase().replaceAll("ё", "е")

/** Positions refer to `term`. */
export const chunksOf = (term: string): ReadonlyArray<Chunk> =>
  [...term.matchAll(/\S+/g)].map(({ 0: chunk, index }) => {
    const typed = tokensOf(chunk, chunk, index)
    const keys = tokensOf(toOtherKeys(chunk), chunk, index)
    const spelled = typed.map((token) => (token.kind === "word" ? { ...token, text: toCyrillic(token.text) } : token))
    const isRead = typed.some(({ kind }) => kind === "word") || (typed.length === 0 && keys.length > 0) || /^[^0-9]*$/.test(chunk)
    return { readings: isRead ? distinct([typed, keys, spelled]) : [typed] }
  })

const distinct = (readings: ReadonlyArray<ReadonlyArray<Token>>): ReadonlyArray<ReadonlyArray<Token>> => {
  const seen = new Set<string>()
  return readings.filter((reading) => {
    const text = reading.map((token) => token.text).join(" ")
    const isNew = text !== "" && !seen.has(text)
    seen.add(text)
    return isNew
  })
}

/**
 * Article and report numbers with hyphens are one token. Letters after digits are separate («100к»), digits after letters are not (VVS1). An equation
 * is not a number.
 */
const pattern =
  /(?<equation>\S*=\S*)|(?<code>0\d[\d-]{5,}\d|\d{7,}-\d{1,3}(?!\d))|(?<number>\d+(?:[.,]\d+)*|[\u00BC½\u00BE\u2153\u2154\u2155\u215B\u215C\u215D\u215E])|(?<word>[a-zа-яё][0-9a-zа-яё']*)|(?<sign>[-–—~≈<>≤≥₽№+/%$\u20AC])/giu

const tokensOf = (read: string, typed: string, at: number): ReadonlyArray<Token> =>
  [...read.matchAll(pattern)].map(({ 0: text, groups, index }) => ({
    from: at + index,
    to: at + index + text.length,
    text: plainOf(text),
    typed: typed.slice(index, index + text.length),
    kind: (groups?.["word"] ?? groups?.["equation"]) !== undefined ? "word" : groups?.["sign"] !== undefined ? "sign" : "number"
  }))
