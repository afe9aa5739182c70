import { clarities, colors, finishes } from "../product/diamond.ts"
import { russianClarities, russianColors, russianFinishes } from "../product/diamond-grades.ts"
import { unitOf } from "./grammar-words.ts"
import type { Token } from "./tokens.ts"

export type GradeFacet = "color" | "clarity" | "cut" | "polish" | "symmetry"

const lower = (grades: ReadonlyArray<string>): ReadonlyArray<string> => grades.map((grade) => grade.toLowerCase())
const scales = { color: lower(colors), clarity: lower(clarities), cut: lower(finishes), polish: lower(finishes), symmetry: lower(finishes) }

/** Filter values, best first. */
export const scaleOf = (facet: GradeFacet): ReadonlyArray<string> => scales[facet]

/** Indexes on the scale; `next` is the token after it. */
export type Grade = { readonly facet: GradeFacet; readonly best: number; readonly worst: number; readonly next: number }

/** Grade that is on no scale: «VS3», «чистота 12». */
export type NoGrade = { readonly facet: null; readonly next: number }

/** «цвет», «чистота», «огранка». */
export const gradeLabelOf = (text: string): GradeFacet | null => labels.find(([, form]) => form.test(text))?.[0] ?? null

const labels: ReadonlyArray<readonly [GradeFacet, RegExp]> = [
  ["color", /^(?:цвет(?:а|ом)?|colou?r)$/],
  ["clarity", /^(?:чистот(?:а|ы|ой|у)|clarity)$/],
  ["cut", /^(?:огранк(?:а|и|ой|у|е)|cut)$/],
  ["polish", /^(?:полировк(?:а|и|ой|у|е)|polish)$/],
  ["symmetry", /^(?:симметри(?:я|и|ей|ю)|symmetry)$/]
]

/** Accepts Cyrillic. */
const groupOf = (text: string): string | undefined => /^(?:vvs|vs|si)$/.exec(sounded(text))?.[0]

const sounded = (text: string): string =>
  text
    .replace(/^ввс(?=\d?$)/, "vvs")
    .replace(/^вс(?=\d?$)/, "vs")
    .replace(/^си(?=\d$)/, "si")

/** Also true for words that only look like a grade. */
export const isGradeWord = (text: string): boolean =>
  scales.clarity.includes(sounded(text)) ||
  groupOf(text) !== undefined ||
  isBeyond(text) ||
  (text.length > 1 && finishOf(text) !== undefined)

const isBeyond = (text: string): boolean => /^(?:vvs|vs|si|i)\d+$/.test(sounded(text)) && !scales.clarity.includes(sounded(text))

/**
 * Without a `label`, only clarity and capital colour letters are grades. «VS 2» and «VS-2» are one grade unless the number has a unit. Digits and
 * Cyrillic letters are Russian groups and need a label.
 */
export const gradeAt = (tokens: ReadonlyArray<Token>, at: number, label: GradeFacet | null): Grade | NoGrade | undefined => {
  const token = tokens[at]
  if (token === undefined) return undefined
  if (token.kind === "number") return label === null ? undefined : russianAt(tokens, at, label)
  if (token.kind !== "word") return undefined
  if (label === null || label === "clarity") {
    const clarity = clarityAt(tokens, at)
    if (clarity !== undefined) return clarity
  }
  if (label === "color") return placed("color", alikeLetters[token.text] ?? token.text, at)
  if (label === null) return /^[D-M]$/i.test(token.typed) ? placed("color", token.text, at) : undefined
  if (label === "clarity") return undefined
  const isPair = /^(?:very|очень)$/.test(token.text)
  const finish = isPair ? (/^(?:good|хорош)/.test(tokens[at + 1]?.text ?? "") ? "vg" : undefined) : finishOf(token.text, token.typed)
  return finish === undefined ? undefined : placed(label, finish, isPair ? at + 1 : at)
}

const placed = (facet: GradeFacet, value: string, at: number): Grade | undefined => {
  const place = scales[facet].indexOf(value)
  return place === -1 ? undefined : { facet, best: place, worst: place, next: at + 1 }
}

const clarityAt = (tokens: ReadonlyArray<Token>, at: number): Grade | NoGrade | undefined => {
  const text = tokens[at]?.text ?? ""
  const whole = placed("clarity", sounded(text), at)
  if (whole !== undefined) return whole
  if (isBeyond(text)) return { facet: null, next: at + 1 }
  const group = groupOf(text)
  if (group === undefined) return undefined
  const digit = isDash(tokens[at + 1]) ? at + 2 : at + 1
  if (isDigit(tokens, digit)) return placed("clarity", `${group}${tokens[digit]?.text ?? ""}`, digit) ?? { facet: null, next: digit + 1 }
  const places = scales.clarity.flatMap((clarity, place) => (clarity.replace(/\d$/, "") === group ? [place] : []))
  return { facet: "clarity", best: places[0] ?? 0, worst: places.at(-1) ?? 0, next: at + 1 }
}

/** «VS1–2». */
export const siblingAt = (tokens: ReadonlyArray<Token>, at: number, of: Grade): Grade | undefined => {
  const group = scales.clarity[of.best]?.replace(/\d$/, "") ?? ""
  return of.facet === "clarity" && isDigit(tokens, at) ? placed("clarity", `${group}${tokens[at]?.text ?? ""}`, at) : undefined
}

const isDigit = (tokens: ReadonlyArray<Token>, at: number): boolean =>
  /^\d$/.test(tokens[at]?.text ?? "") && unitOf(tokens[at + 1]?.text ?? "") === undefined

export const isDash = (token: Token | undefined): boolean => token?.kind === "sign" && /^[-–—]$/.test(token.text)

const russian: Readonly<Record<"color" | "clarity", Readonly<Record<string, string>>>> = {
  color: russianColors,
  clarity: russianClarities
}

/** «чистота 5». */
const russianAt = (tokens: ReadonlyArray<Token>, at: number, label: GradeFacet): Grade | NoGrade | undefined => {
  const text = tokens[at]?.text ?? ""
  if (label === "cut" || label === "polish" || label === "symmetry" || !/^\d{1,2}$/.test(text)) return undefined
  if (unitOf(tokens[at + 1]?.text ?? "") !== undefined) return undefined
  if (tokens[at + 1]?.text === "/" && tokens[at + 2]?.kind === "number") return { facet: null, next: at + 3 }
  const places = Object.entries(russian[label]).flatMap(([grade, groups]) =>
    groups.split("–").includes(text) ? [scales[label].indexOf(grade.toLowerCase())] : []
  )
  return places.length === 0
    ? { facet: null, next: at + 1 }
    : { facet: label, best: Math.min(...places), worst: Math.max(...places), next: at + 1 }
}

const alikeLetters: Readonly<Record<string, string>> = { е: "e", н: "h", к: "k", м: "m", д: "d", ф: "f", г: "g", ж: "j", и: "i", л: "l" }

/** Latin letters are laboratory grades, Cyrillic capitals Russian groups. */
export const finishOf = (text: string, typed = text): string | undefined => {
  const letter = Object.entries(russianFinishes)
    .find(([, group]) => group === typed)?.[0]
    .toLowerCase()
  return letter ?? finishForms.find(([, form]) => form.test(text))?.[0]
}

const finishForms: ReadonlyArray<readonly [string, RegExp]> = [
  ["ex", /^(?:ex|excell?ent|экс|экселл?ент|превосходн(?:ая|ой|ую|ое)|отличн(?:ая|ой|ую|ое))$/],
  ["vg", /^vg$/],
  ["g", /^(?:g|good|хорош(?:ая|ей|ую))$/],
  ["f", /^(?:f|fair|удовлетворительн(?:ая|ой|ую))$/]
]
