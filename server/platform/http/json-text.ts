/** `value` may be `null`. */
export type ReadJson = { readonly value: unknown }

/** Levels of nesting; the contract's deepest body has six. */
const maxDepth = 32

/** `null` for broken or too deep JSON, and for texts that the database cannot store: NUL and lone surrogates. */
export const readJson = (text: string): ReadJson | null => {
  if (isTooDeep(text)) return null
  try {
    return { value: JSON.parse(text, refuseUnfit) }
  } catch {
    return null
  }
}

export const isStorable = (text: string): boolean => !text.includes("\0") && text.isWellFormed()

const refuseUnfit = (name: string, value: unknown): unknown => {
  if (!isStorable(name) || (typeof value === "string" && !isStorable(value)))
    throw new SyntaxError("the text has characters that cannot be stored")
  return value
}

/** Tests the depth before parsing, because a reviver recurses on every level. */
const isTooDeep = (text: string): boolean => {
  let depth = 0
  let isInText = false
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]
    if (isInText && sign === "\\") at += 1
    else if (sign === '"') isInText = !isInText
    else if (!isInText && (sign === "[" || sign === "{")) depth += 1
    else if (!isInText && (sign === "]" || sign === "}")) depth -= 1
    if (depth > maxDepth) return true
  }
  return false
}
