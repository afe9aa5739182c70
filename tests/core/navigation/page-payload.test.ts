import { Effect, Layer } from "effect"
import { expect, it } from "vitest"
import * as payloadsNone from "../../../adapters/node/payloads-none.ts"
import type { Endpoint } from "../../../core/contract/endpoint.ts"
import { pagePayload } from "../../../core/services/navigation/page-payload.ts"
import { Api, type ApiError, makeApi, Refused, type Send, ServerFailed } from "../../../core/services/ports/api.ts"
import { placeAt } from "../../../qa/paths/visits.ts"
import { diamondOf } from "../../../qa/samples/diamonds.ts"

const address = "/diamonds/10248617/"
const refused = new Refused({ call: "catalog.diamond", requestId: null, status: 404, message: "Такого бриллианта нет", errors: {} })
const down = new ServerFailed({ call: "catalog.diamond", requestId: null, status: 500 })

/** Payload of an address in a shop with this answer for stones and no meta records. */
const payloadAt = (path: string, stone: Effect.Effect<unknown, ApiError>) => {
  const send = ({ key }: Endpoint) => (key === "catalog.diamond" ? stone : Effect.succeed(null))
  return Effect.runPromise(
    Effect.provide(pagePayload(placeAt(path)), Layer.merge(Layer.succeed(Api, makeApi(send as Send)), payloadsNone.layer))
  )
}

it("a page's payload has the answers of its calls", async () => {
  const stone = diamondOf("round")
  const { body, status } = await payloadAt(address, Effect.succeed(stone))
  expect([status, body.status, body.data["catalog.diamond"]]).toEqual([200, 200, stone])
})

it.each([
  ["that no route has", "/%E0%A4%A?a=1"],
  ["of a stone that the shop does not have", address]
])("[ERRC-002] an address %s is answered with 404 and itself", async (_, path) => {
  expect(await payloadAt(path, Effect.fail(refused))).toEqual({ status: 404, body: { status: 404, data: { path } } })
})

it("a page with a failed call answers 503 without data", async () => {
  expect(await payloadAt(address, Effect.fail(down))).toEqual({ status: 503, body: { status: 503, data: {} } })
})
