import type { Kind, Placeholders } from "./placeholders.ts"

/** Words of a piece and the forms that agree with them. */
export type Agreement = { readonly placeholders: Placeholders; readonly kind: Kind; readonly isManyStones: boolean }

/**
 * Placeholders: `{carats}` is a word of the piece, `{камень|камни}` agrees with its stones, `{держит/держат}` with its noun's number,
 * `{сделано/сделана/сделан/сделаны}` also with its gender. `undefined` if a word is missing.
 */
export const fill = (text: string, agreement: Agreement): string | undefined => {
  let isWhole = true
  const filled = text.replaceAll(placeholder, (_, content: string) => {
    const word = chosen(content, agreement)
    isWhole &&= word !== undefined
    return word ?? ""
  })
  return isWhole ? capitalise(filled) : undefined
}

export const placeholdersOf = (text: string): ReadonlyArray<string> =>
  [...text.matchAll(placeholder)].flatMap(([, content = ""]) => (/[|/]/.test(content) ? [] : content))

const placeholder = /\{([^{}]+)\}/g

const chosen = (content: string, { isManyStones, kind, placeholders }: Agreement): string | undefined => {
  if (content.includes("|")) return content.split("|")[isManyStones ? 1 : 0]
  const forms = content.split("/")
  if (forms.length === 1) return placeholders[content]
  return forms.length === 2 ? forms[kind === "plural" ? 1 : 0] : forms[order.indexOf(kind)]
}

const order: ReadonlyArray<Kind> = ["neuter", "feminine", "masculine", "plural"]

const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
