import { Effect, Layer } from "effect"
import { expect, it } from "vitest"
import type { Endpoint } from "../../../core/contract/endpoint.ts"
import { Api, type Input, makeApi, type Send, Unreachable } from "../../../core/services/ports/api.ts"
import { recallViewed } from "../../../core/services/product/recall-viewed.ts"

/** Calls, in order, when a product is viewed; recording the view succeeds or fails. */
const asked = async (kind: "jewelry" | "diamond", isNoted: boolean) => {
  const calls: Array<unknown> = []
  const send = ({ key, method }: Endpoint, { body }: Input) =>
    Effect.suspend(() => {
      calls.push(method === "GET" ? key : [key, body])
      const isLost = method !== "GET" && !isNoted
      return isLost ? Effect.fail(new Unreachable({ call: key, requestId: null, timedOut: false })) : Effect.succeed({ items: [key] })
    })
  const program = Effect.provide(
    recallViewed({ kind, code: "0241073", ...(kind === "jewelry" ? { skuId: 101 } : {}) }),
    Layer.succeed(Api, makeApi(send as Send))
  )
  return { calls, viewed: await Effect.runPromise(program) }
}

const viewed = { jewelry: ["viewed.jewelry"], diamonds: ["viewed.diamonds"] }

it("records the viewed product, then requests the history", async () => {
  expect(await asked("jewelry", true)).toEqual({
    calls: [["viewed.addJewelry", { code: "0241073", skuId: 101 }], "viewed.jewelry", "viewed.diamonds"],
    viewed
  })
  expect((await asked("diamond", true)).calls[0]).toEqual(["viewed.addDiamond", { code: "0241073" }])
})

it("returns the history even if the product cannot be recorded", async () => {
  expect((await asked("jewelry", false)).viewed).toEqual(viewed)
})
