import { isLabel, unitOf } from "./grammar-words.ts"
import type { Token } from "./tokens.ts"

export type Label = "size" | "probe" | "price"

export const labelOf = (text: string): Label | null => {
  if (unitOf(text) === "size") return "size"
  if (text.startsWith("проб")) return "probe"
  return /^(?:цен|стоимость|бюджет)/.test(text) && isLabel(text) ? "price" : null
}

/** «585 проба». In «585 размер 16,5» the label belongs to the next number. */
export const labelAfter = (tokens: ReadonlyArray<Token>, at: number, of: string): Label | null => {
  const label = labelOf(tokens[at]?.text ?? "")
  const isOwn = label === "probe" ? /^\d{3}$/.test(of) : label === "size" && Number(of.replace(",", ".")) < 100
  return isOwn && isLast(tokens, at, of) ? label : null
}

/** True when the label belongs to the number before it. */
export const isLast = (tokens: ReadonlyArray<Token>, at: number, of: string): boolean =>
  tokens[at + 1]?.kind !== "number" || (labelOf(tokens[at]?.text ?? "") === "probe") === probes.includes(of)

export const probes: ReadonlyArray<string> = ["585", "750", "950"]
