import { Effect } from "effect"
import { saveAddresses } from "../../core/contract/addresses.ts"
import type { InputOf } from "../../core/contract/endpoint.ts"
import { withOneDefault } from "../../core/domain/postal/address.ts"
import { Suggestions } from "./address-suggestions.ts"
import { findAddresses, replaceAddresses } from "./addresses.ts"
import { findCountries } from "../content/content.ts"
import { currentSession } from "../platform/identity/caller.ts"
import { lockOwnAccount } from "./own-account.ts"
import { callerNetwork, countTry, limits } from "../platform/api/limits.ts"
import { runOnce } from "../platform/api/run-once.ts"
import { refuseCall, unfitField } from "../platform/api/refusal.ts"
import type { Handlers } from "../platform/api/served-calls.ts"

type AddressKey = "users.addresses" | "users.saveAddresses" | "suggestions.address"

export const addressHandlers: Pick<Handlers, AddressKey> = {
  "users.addresses": () => Effect.flatMap(currentSession, ({ user }) => findAddresses(user.id)),

  "users.saveAddresses": (input) =>
    Effect.andThen(
      Effect.flatMap(currentSession, ({ user }) => countTry(limits.addresses, String(user.id))),
      runOnce(saveAddresses, input, lockOwnAccount, ({ userId }) => save(userId, input.body))
    ),

  "suggestions.address": Effect.fn("suggestions.address")(function* ({ params: { country, query } }) {
    yield* countTry(limits.suggestions, yield* callerNetwork)
    const { suggest } = yield* Suggestions
    return { items: yield* suggest(country, query, maxSuggestions) }
  })
}

const maxSuggestions = 8

type SentAddresses = InputOf<typeof saveAddresses>["body"]

const save = Effect.fnUntraced(function* (userId: number, { items, revision }: SentAddresses) {
  const stored = yield* findAddresses(userId)
  const storedIds = new Set(stored.items.map(({ id }) => id))
  if (stored.revision !== revision || items.some(({ id }) => id !== null && !storedIds.has(id))) return yield* changedMeanwhile
  const countries = new Set((yield* findCountries).map(({ code }) => code))
  const foreign = items.findIndex(({ country }) => !countries.has(country))
  if (foreign >= 0) return yield* unfitField(`items.${foreign}.country`, "В эту страну мы не доставляем")
  yield* replaceAddresses(userId, withOneDefault(items))
  return yield* findAddresses(userId)
})

const changedMeanwhile = refuseCall(409, "Список адресов изменился в другой вкладке или на другом устройстве. Мы показали его заново")
