import { Context } from "effect"
import type { AddressSuggestion } from "../../core/contract/addresses.ts"
import { suggestPlaces } from "./addresses.ts"
import type { DatabaseEffect } from "../platform/db/query.ts"

export type Suggest = (country: string, text: string, count: number) => DatabaseEffect<ReadonlyArray<AddressSuggestion>>

/** Address suggestions, best first (API-011): by default the shop's own settlements and streets, otherwise `dadata.ts`. */
export const Suggestions = Context.Reference<{ readonly suggest: Suggest }>("shop/server/Suggestions", {
  defaultValue: () => ({ suggest: suggestPlaces })
})
