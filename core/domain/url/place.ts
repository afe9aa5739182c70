/** Address in the shop and its index in the tab's history. */
export type Place = {
  readonly path: string
  /** With `?`, or empty. */
  readonly search: string
  /** Decreases on back, increases on a new navigation. */
  readonly index: number
}

/** Never matches a page. */
export const noPlace: Place = { path: "//", search: "", index: 0 }

/** `undefined` outside the shop. Rejects whitespace: browsers drop tabs and line breaks, which could leave two leading slashes. */
export const placeOf = (to: string, index: number): Place | undefined => {
  const [, path, search = ""] = /^(\/(?!\/)[^?#\\\s]*)(\?[^#]*)?(?:#.*)?$/.exec(to) ?? []
  return path === undefined ? undefined : { path, search: search === "?" ? "" : search, index }
}

export const addressOf = ({ path, search }: Pick<Place, "path" | "search">): string => path + search

/** Removed before anything reads an address. */
const secretParameters = ["password-reset", "silenceIsGold"]

export const withoutSecretParameters = (
  search: string
): { readonly search: string; readonly secrets: Readonly<Record<string, string>> } => {
  const parameters = new URLSearchParams(search)
  const secrets = secretParameters.flatMap((name) => {
    const value = parameters.get(name)
    return value === null ? [] : [[name, value] as const]
  })
  if (secrets.length === 0) return { search, secrets: {} }
  for (const [name] of secrets) parameters.delete(name)
  const rest = parameters.toString()
  return { search: rest === "" ? "" : `?${rest}`, secrets: Object.fromEntries(secrets) }
}

/**
 * Only explicit http and https may leave the shop; `javascript:`, `data:`, `vbscript:`, protocol-relative and others are unsafe (NAV-012, SEC-014).
 */
export const destinationOf = (to: string): "inside" | "outside" | "unsafe" => {
  if (placeOf(to, 0) !== undefined) return "inside"
  return /^https?:\/\/[^/?#\\]/i.test(to) ? "outside" : "unsafe"
}
