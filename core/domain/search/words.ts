import { clarities, colors } from "../product/diamond.ts"
import { boundOf, isColorLabel, isJoint, isLabel, numberWord, unitOf } from "./grammar-words.ts"
import { hueOf } from "./hue-words.ts"
import type { Dictionary, Meaning } from "./reading.ts"
import type { Token } from "./tokens.ts"

/** A place in a term; `isForeign`: part of it was not read as it was typed. */
export type At = { readonly tokens: ReadonlyArray<Token>; readonly at: number; readonly known: Dictionary; readonly isForeign: boolean }
/** What was read, and the first token after it. */
export type Step = {
  readonly next: number
  readonly meanings: ReadonlyArray<Meaning>
  readonly isUnread: boolean
  readonly isLabel?: boolean
}

/** Reads one word, or the range of grades that begins with it. A label («цвет», «огранка») and a joint («с», «для») choose nothing by themselves. */
export const wordAt = ({ at, isForeign, known, tokens }: At): Step => {
  const silent: Step = { next: at + 1, meanings: [], isUnread: false }
  const token = tokens[at]
  if (token === undefined || token.kind !== "word") return silent
  const labelled = isColorLabel(token.text) ? gradeAfter(tokens[at + 1]) : undefined
  if (labelled !== undefined) return { next: at + 2, meanings: [labelled], isUnread: false }
  const meanings = meaningsAt(token, tokens[at - 1], known, isForeign)
  const ranged = rangedAt(tokens, at, known)
  if (ranged !== undefined) return ranged
  if (isJoint(token.text) || /^[a-z]$/.test(token.text)) return { ...silent, meanings: meanings.filter(({ kind }) => kind === "diamonds") }
  if (
    isLabel(token.text) ||
    boundOf(token.text) !== undefined ||
    unitOf(token.text) !== undefined ||
    numberWord(token.text) !== undefined
  ) {
    const own = meanings.filter(({ facet, kind }) => kind === "page" || (kind === "diamonds" && facet === ""))
    return { ...silent, meanings: own, isLabel: !own.some(({ kind }) => kind === "diamonds") }
  }
  return { next: at + 1, meanings, isUnread: meanings.length === 0 && !(known.get(token.text) ?? []).some(({ kind }) => kind === "silent") }
}

/** What a word stands for. A single small letter is a grade only where the words beside it are no other letters for Russian ones. */
export const meaningsAt = (token: Token, before: Token | undefined, known: Dictionary, isForeign: boolean): ReadonlyArray<Meaning> => {
  const own = (known.get(token.text) ?? []).filter(({ kind }) => kind !== "silent")
  // The dictionary takes the grade IF for the English word, which says nothing.
  if (token.text === "if") return [{ kind: "diamonds", facet: "clarity", values: ["if"] }]
  const isLetter = token.text.length === 1
  if (isLetter && isForeign && token.typed !== token.typed.toUpperCase() && !isColorLabel(before?.text ?? "")) return []
  const hue = hueOf(token.text)
  return hue === undefined
    ? own
    : [...own.filter(({ facet, kind }) => kind !== "diamonds" || facet !== "color"), { kind: "diamonds", facet: "hue", values: [hue] }]
}

/** «цвет Е»: Russian letters that look like grades, or sound like them, after the word itself. */
const gradeAfter = (token: Token | undefined): Meaning | undefined => {
  const grade = token === undefined ? undefined : (alikeLetters[token.text] ?? token.text)
  return grade !== undefined && /^[d-m]$/.test(grade) ? { kind: "diamonds", facet: "color", values: [grade] } : undefined
}

const alikeLetters: Readonly<Record<string, string>> = { е: "e", н: "h", к: "k", м: "m", д: "d", ф: "f", г: "g", ж: "j", и: "i", л: "l" }

/** «G–H», «VVS1–VS1»: all grades between. */
const rangedAt = (tokens: ReadonlyArray<Token>, at: number, known: Dictionary): Step | undefined => {
  const [first, dash, last] = [tokens[at], tokens[at + 1], tokens[at + 2]]
  if (first === undefined || last === undefined || dash?.kind !== "sign" || !/^[-–—]$/.test(dash.text)) return undefined
  for (const [facet, scale] of scales) {
    const ends = [first, last].flatMap(({ text }) =>
      (known.get(text) ?? []).flatMap((meaning) =>
        meaning.kind === "diamonds" && meaning.facet === facet ? [scale.indexOf(meaning.values[0] ?? "")] : []
      )
    )
    const [one = -1, other = -1] = ends
    if (ends.length === 2 && one !== -1 && other !== -1) {
      const values = scale.slice(Math.min(one, other), Math.max(one, other) + 1)
      return { next: at + 3, meanings: [{ kind: "diamonds", facet, values }], isUnread: false }
    }
  }
  return undefined
}

const scales = [
  ["color", colors.map((color) => color.toLowerCase())],
  ["clarity", clarities.map((clarity) => clarity.toLowerCase())]
] as const
