import { fluorescences } from "../product/diamond.ts"
import type { Token } from "./tokens.ts"
import type { ReadPosition, Step } from "./words.ts"

const values = fluorescences.map((strength) => strength.toLowerCase().replace(" ", "_"))

/** Accepts common misspellings. */
export const isFluorescence = (text: string): boolean => /^(?:фл[уюо]{1,2}о?ресц|fluo)/.test(text)

export const isStrength = (text: string): boolean => strengthOf(text) !== undefined

/**
 * «без флуоресценции», «флуоресценция нет», «слабая флуоресценция», «без сильной флуоресценции» (weaker ones), «с флуоресценцией» (any). The word
 * alone stays unread.
 */
export const fluorescenceAt = ({ at, tokens }: ReadPosition): Step | undefined => {
  const isDenied = /^(?:без|не|нет|no|кроме)$/.test(tokens[at]?.text ?? "")
  const isWith = /^(?:с|со|with)$/.test(tokens[at]?.text ?? "")
  const opening = isDenied || isWith ? at + 1 : at
  const strength = strengthAt(tokens, opening)
  const place = strength?.next ?? opening
  if (!isFluorescence(tokens[place]?.text ?? "")) return undefined
  if (strength !== undefined) {
    return chosen(isDenied ? values.slice(0, values.indexOf(strength.value)) : [strength.value], place + 1)
  }
  if (isDenied) return chosen(["none"], place + 1)
  const after = /^(?:нет|отсутствует|без|no|none|not)$/.test(tokens[place + 1]?.text ?? "")
  if (after) return chosen(["none"], place + 2)
  const following = strengthAt(tokens, place + 1)
  if (following !== undefined) return chosen([following.value], following.next)
  return isWith ? chosen(values.slice(1), place + 1) : chosen([], place + 1)
}

const chosen = (some: ReadonlyArray<string>, next: number): Step => ({
  next,
  meanings: some.length === 0 ? [] : [{ kind: "diamonds", facet: "fluorescence", values: some }],
  isUnread: some.length === 0
})

type Strength = { readonly value: string; readonly next: number }

const strengthAt = (tokens: ReadonlyArray<Token>, at: number): Strength | undefined => {
  const text = tokens[at]?.text ?? ""
  if (/^(?:очень|very)$/.test(text)) {
    return strengthOf(tokens[at + 1]?.text ?? "") === "strong" ? { value: "very_strong", next: at + 2 } : undefined
  }
  const value = strengthOf(text)
  return value === undefined ? undefined : { value, next: at + 1 }
}

const strengthOf = (text: string): string | undefined => strengths.find(([, form]) => form.test(text))?.[0]

const strengths: ReadonlyArray<readonly [string, RegExp]> = [
  ["none", /^none$/],
  ["faint", /^(?:faint|слаб(?:ая|ой|ую))$/],
  ["medium", /^(?:medium|средн(?:яя|ей|юю))$/],
  ["strong", /^(?:strong|сильн(?:ая|ой|ую))$/]
]
