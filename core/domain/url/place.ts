/** Where a visitor is: an address of the shop, and which entry of the tab's history it is. */
export type Place = {
  readonly path: string
  /** With its question mark, or empty. */
  readonly search: string
  /** Counts the entries of this tab's history; Back goes down, a new visit up. */
  readonly index: number
}

/** An address at which no page can stand. */
export const nowhere: Place = { path: "//", search: "", index: 0 }

/**
 * The path and query of an address of the shop; `undefined` for anything that would leave it. Browsers drop tabs and line breaks from an address, so
 * a path with one could begin with two slashes; no path has blanks that are not encoded.
 */
export const placeOf = (to: string, index: number): Place | undefined => {
  const [, path, search = ""] = /^(\/(?!\/)[^?#\\\s]*)(\?[^#]*)?(?:#.*)?$/.exec(to) ?? []
  return path === undefined ? undefined : { path, search: search === "?" ? "" : search, index }
}

export const addressOf = ({ path, search }: Pick<Place, "path" | "search">): string => path + search

/** Query parameters that carry a secret; they are taken out of an address before anything else sees it. */
const secretParameters = ["password-reset", "silenceIsGold"]

/** A query without its secrets, and the secrets by their names. */
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
 * Where a programmatic navigation would lead: to a page of ours, to another site, or nowhere that is safe. Only http and https leave the shop,
 * written out: `javascript:`, `data:`, `vbscript:`, two slashes alone and whatever else there is never do (NAV-012, SEC-014).
 */
export const destinationOf = (to: string): "inside" | "outside" | "unsafe" => {
  if (placeOf(to, 0) !== undefined) return "inside"
  return /^https?:\/\/[^/?#\\]/i.test(to) ? "outside" : "unsafe"
}
