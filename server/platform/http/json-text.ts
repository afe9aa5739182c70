/** A value that was read; `value` may itself be `null`. */
export type ReadJson = { readonly value: unknown }

/** Levels of lists and objects in a body; the deepest of the contract has six. */
const deepest = 32

/**
 * Reads JSON that somebody has sent. Returns `null` for broken JSON, for one that is nested deeper than any body of the shop, and for texts that the
 * database cannot hold: NUL and halves of surrogate pairs.
 */
export const readJson = (text: string): ReadJson | null => {
  if (isTooDeep(text)) return null
  try {
    return { value: JSON.parse(text, refuseUnfit) }
  } catch {
    return null
  }
}

/** Tells whether a text can be kept by the database, in a column and within JSON. */
export const canBeKept = (text: string): boolean => !text.includes("\0") && text.isWellFormed()

const refuseUnfit = (name: string, value: unknown): unknown => {
  if (!canBeKept(name) || (typeof value === "string" && !canBeKept(value))) throw new SyntaxError("a text that cannot be kept")
  return value
}

/** Looked at before the text is parsed: a reviver calls itself on every level. */
const isTooDeep = (text: string): boolean => {
  let depth = 0
  let isInText = false
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]
    if (isInText && sign === "\\") at += 1
    else if (sign === '"') isInText = !isInText
    else if (!isInText && (sign === "[" || sign === "{")) depth += 1
    else if (!isInText && (sign === "]" || sign === "}")) depth -= 1
    if (depth > deepest) return true
  }
  return false
}
