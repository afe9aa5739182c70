import type { SignPage } from "../../../../core/contract/content/horoscope.ts"
import type { Filter } from "../../../../core/domain/catalogue/filter.ts"

/** Which things of the shop a sign shows, and what the list of all of them is called. */
export type Rule = { readonly title: string; readonly filters: ReadonlyArray<Filter> }

/** The words of a sign before the typographer, with its rules. Tradition is told as tradition, the stars as they are. */
export type SignWords = Pick<SignPage, "lead" | "sky" | "stone" | "text"> & { readonly pieces: Rule; readonly diamonds: Rule }

/** A filter of one facet. */
export const only = (code: string, ...payload: ReadonlyArray<string>): Filter => ({ code, payload })
