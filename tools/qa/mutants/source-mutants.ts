import { parseSync, Visitor } from "vite"
import { changesOf, type Note } from "./changes.ts"

/** Replacement of a source text from `start` to `end`. */
export type SourceMutant = {
  readonly file: string
  /** From 1. */
  readonly line: number
  readonly start: number
  readonly end: number
  readonly original: string
  readonly replacement: string
  /** Enclosing expression or statement, whose evaluation counts as a visit. */
  readonly around: { readonly start: number; readonly end: number; readonly isStatement: boolean }
}

/** Mutants of comparisons, conditions, numbers, assignments and effects, not of texts. */
export const sourceMutants = (file: string, text: string): ReadonlyArray<SourceMutant> => {
  const { errors, program } = parseSync(file, text, { preserveParens: false })
  if (errors[0] !== undefined) throw new Error(`${file} cannot be read: ${errors[0].message}`)
  const found: Array<SourceMutant> = []
  let types = 0
  const note: Note = (at, replacement, around, isStatement = false) => {
    if (types > 0) return
    const line = text.slice(0, at.start).split("\n").length
    const original = text.slice(at.start, at.end)
    const { end, start } = around
    found.push({ file, line, start: at.start, end: at.end, original, replacement, around: { start, end, isStatement } })
  }
  const inTypes = (by: 1 | -1) => () => {
    types += by
  }
  new Visitor({
    ...changesOf(text, note),
    TSTypeAnnotation: inTypes(1),
    "TSTypeAnnotation:exit": inTypes(-1),
    TSLiteralType: inTypes(1),
    "TSLiteralType:exit": inTypes(-1)
  }).visit(program)
  return found.toSorted((one, other) => one.start - other.start || one.end - other.end || (one.replacement < other.replacement ? -1 : 1))
}

export const applyMutant = (text: string, { end, replacement, start }: Pick<SourceMutant, "start" | "end" | "replacement">): string =>
  text.slice(0, start) + replacement + text.slice(end)

export const mutantText = ({ original, replacement }: Pick<SourceMutant, "original" | "replacement">): string =>
  replacement === "" || replacement === ";" ? `«${short(original)}» is left out` : `«${short(original)}» becomes «${short(replacement)}»`

const short = (text: string): string => {
  const line = text.replaceAll(/\s+/g, " ")
  return line.length > 100 ? `${line.slice(0, 99)}…` : line
}
