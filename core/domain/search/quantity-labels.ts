import { isLabel, unitOf } from "./grammar-words.ts"
import type { Token } from "./tokens.ts"

export type Label = "size" | "probe" | "price"

export const labelOf = (text: string): Label | null => {
  if (unitOf(text) === "size") return "size"
  if (text.startsWith("проб")) return "probe"
  return /^(?:цен|стоимость|бюджет)/.test(text) && isLabel(text) ? "price" : null
}

/** Label behind a number, as in «585 проба»; `null` if it belongs to the next number, as in «585 размер 16,5». */
export const labelAfter = (tokens: ReadonlyArray<Token>, at: number, digits: string): Label | null => {
  const label = labelOf(tokens[at]?.text ?? "")
  const isOwn = label === "probe" ? /^\d{3}$/.test(digits) : label === "size" && Number(digits.replace(",", ".")) < 100
  return isOwn && belongsToNumberBefore(tokens, at, digits) ? label : null
}

/** If another number follows, the label belongs to the number before it only if both are of a probe, or neither is. */
export const belongsToNumberBefore = (tokens: ReadonlyArray<Token>, at: number, digits: string): boolean =>
  tokens[at + 1]?.kind !== "number" || (labelOf(tokens[at]?.text ?? "") === "probe") === probes.includes(digits)

export const probes: ReadonlyArray<string> = ["585", "750", "950"]
