import { Effect } from "effect"
import type { AnswerByKey } from "../../contract/calls.ts"
import { Api, type ApiError } from "../ports/api.ts"

export type AddressHintRequest = { readonly country: string; readonly text: string }

export type AddressHints = AnswerByKey["suggestions.address"]["items"]

const maxCharacters = 200

/** API-011. */
export const suggestAddresses = Effect.fnUntraced(function* ({
  country,
  text
}: AddressHintRequest): Effect.fn.Return<AddressHints, ApiError, Api> {
  return (yield* (yield* Api).call("suggestions.address", { params: { country, query: text.trim().slice(0, maxCharacters) } })).items
})
