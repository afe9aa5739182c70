import { Effect } from "effect"
import type { AnswerByKey } from "../../contract/calls.ts"
import { type DiamondOrdersState, diamondOrdersQuery } from "../../domain/diamond-orders/diamond-orders-address.ts"
import type { Values } from "../../domain/form/form.ts"
import { wishBody } from "../../forms/diamond-order.ts"
import { clearUploadIds, sendFiles } from "../files/send-files.ts"
import { Api, type ApiError } from "../ports/api.ts"
import { Vault } from "../ports/vault.ts"

export type DiamondOrdersRequest = { readonly list: DiamondOrdersState } | { readonly id: number }

export type DiamondOrder = AnswerByKey["diamondOrders.one"]

export type DiamondOrders =
  { readonly _tag: "List"; readonly list: AnswerByKey["diamondOrders.list"] } | { readonly _tag: "One"; readonly order: DiamondOrder }

/** API-049. */
export const readDiamondOrders = Effect.fnUntraced(function* (
  request: DiamondOrdersRequest
): Effect.fn.Return<DiamondOrders, ApiError, Api> {
  const api = yield* Api
  return "list" in request
    ? { _tag: "List", list: yield* api.call("diamondOrders.list", { query: diamondOrdersQuery(request.list) }) }
    : { _tag: "One", order: yield* api.call("diamondOrders.one", { params: { id: request.id } }) }
})

/** Idempotent. */
export const cancelDiamondOrder = Effect.fnUntraced(function* ({
  id
}: {
  readonly id: number
}): Effect.fn.Return<DiamondOrder, ApiError, Api> {
  return yield* (yield* Api).call("diamondOrders.cancel", { params: { id } })
})

/** Uploads the files, then sends the request that refers to them (PERS-017, PERS-018). */
export const sendDiamondOrder = Effect.fnUntraced(function* (values: Values) {
  const api = yield* Api
  const files = yield* sendFiles("diamondOrder", "diamondOrders.addFiles")
  const order: DiamondOrder = yield* Effect.tapError(api.call("diamondOrders.ask", { body: { ...wishBody(values), files } }), (error) =>
    error._tag === "Refused" && "files" in error.errors ? clearUploadIds("diamondOrder") : Effect.void
  )
  yield* (yield* Vault).clear("diamondOrder")
  return order
})
