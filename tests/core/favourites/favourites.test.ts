import { Effect, Layer } from "effect"
import { describe, expect, it } from "vitest"
import type { Endpoint } from "../../../core/contract/endpoint.ts"
import { Api, type Input, makeApi, type Send } from "../../../core/services/ports/api.ts"
import { resolveFavourites } from "../../../core/services/favourites/favourites.ts"
import { likedOval, likedStone } from "../../../qa/samples/favourites.ts"

const list = [
  { id: "12", type: 0 },
  { id: "1", type: 1 }
] as const

/** Calls to a shop that has two stones in every list. */
const asked = async (isMember: boolean, looked: typeof list | readonly []) => {
  const calls: Array<readonly [string, Input["query"]]> = []
  const send = (endpoint: Endpoint, input: Input) =>
    Effect.sync(() => {
      calls.push([`${endpoint.method} ${endpoint.path}`, input.query])
      return { items: [likedStone, likedOval] }
    })
  const api = Layer.succeed(Api, makeApi(send as Send))
  const items = await Effect.runPromise(Effect.provide(resolveFavourites({ isMember, list: looked }), api))
  return { calls, ids: items.map(({ id }) => id) }
}

describe("the items of a favourites list", () => {
  it("of a guest are requested by their ids", async () => {
    expect(await asked(false, list)).toEqual({ calls: [["GET /favorites/guest", { ids: "0-12,1-1" }]], ids: [1, 2] })
  })

  it("of a guest without favourites are empty without a request", async () => {
    expect(await asked(false, [])).toEqual({ calls: [], ids: [] })
  })

  it("of a user are the shop's list", async () => {
    expect(await asked(true, [])).toEqual({ calls: [["GET /favorites/", {}]], ids: [1, 2] })
  })
})
