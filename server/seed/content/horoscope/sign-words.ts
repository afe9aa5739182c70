import type { SignPage } from "../../../../core/contract/content/horoscope.ts"
import type { Filter } from "../../../../core/domain/catalogue/filter.ts"

/** Filters for the products of a sign, and the title of their list. */
export type Rule = { readonly title: string; readonly filters: ReadonlyArray<Filter> }

/** Texts of a sign before typesetting, with its product rules. */
export type SignWords = Pick<SignPage, "lead" | "sky" | "stone" | "text"> & { readonly pieces: Rule; readonly diamonds: Rule }

/** Filter of one facet. */
export const only = (code: string, ...payload: ReadonlyArray<string>): Filter => ({ code, payload })
