import { Context, type Effect } from "effect"
import type { AddressSuggestion } from "../../core/contract/addresses.ts"
import { suggestPlaces } from "./addresses.ts"
import type { Database, DatabaseFailed } from "../platform/db/database.ts"

export type Suggest = (
  country: string,
  text: string,
  count: number
) => Effect.Effect<ReadonlyArray<AddressSuggestion>, DatabaseFailed, Database>

/** What the text that was typed may mean, the best first (API-011): the shop's own settlements and streets, where nobody else is asked (`dadata.ts`). */
export const Suggestions = Context.Reference<{ readonly suggest: Suggest }>("shop/server/Suggestions", {
  defaultValue: () => ({ suggest: suggestPlaces })
})
