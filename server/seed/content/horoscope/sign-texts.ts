import type { SignPage } from "../../../../core/contract/content/horoscope.ts"
import type { Filter } from "../../../../core/domain/catalogue/filter.ts"

export type Rule = { readonly title: string; readonly filters: ReadonlyArray<Filter> }

export type SignTexts = Pick<SignPage, "lead" | "sky" | "stone" | "text"> & { readonly pieces: Rule; readonly diamonds: Rule }

export const only = (code: string, ...payload: ReadonlyArray<string>): Filter => ({ code, payload })
