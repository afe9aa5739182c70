import { Effect, Layer } from "effect"
import { describe, expect, it } from "vitest"
import { makeIdentity } from "../../../adapters/memory/identity-memory.ts"
import type { Endpoint } from "../../../core/contract/endpoint.ts"
import type { ReadyPiece } from "../../../core/contract/custom-jewelry.ts"
import type { OrderCard } from "../../../core/contract/order-history.ts"
import type { Choice } from "../../../core/domain/constructor/choice.ts"
import { loadVariants } from "../../../core/services/constructor/variants.ts"
import { Api, makeApi, Refused, type Send } from "../../../core/services/ports/api.ts"
import { card } from "../../../qa/samples/order-history.ts"
import { readyPiece, takenPiece } from "../../support/samples/ready-piece.ts"

const stone = { id: 7, name: "Круг 1,02 карата", shape: "round", price: 689_000, isFree: true }
const refused = (status: number) => new Refused({ call: "", requestId: null, status, message: "", errors: {} })

const orderWith = (id: string): OrderCard => ({ ...card, items: card.items.map((item) => ({ ...item, id })) })

/** Result of loading choices in a shop with one stone or none, which refuses frame calls with a status. */
const loaded = (
  choices: ReadonlyArray<Choice>,
  { known = stone, status = 404 }: { readonly known?: unknown; readonly status?: number } = {}
) => {
  const send = ({ key }: Endpoint) => (key === "custom.categories" ? Effect.succeed({ stone: known }) : Effect.fail(refused(status)))
  return Effect.runPromise(
    Effect.result(Effect.provide(loadVariants({ choices }), Layer.merge(Layer.succeed(Api, makeApi(send as Send)), makeIdentity({}).layer)))
  )
}

describe("a saved constructor choice", () => {
  it("of a stone alone has its name, cut and price, and leads to the frames", async () => {
    expect(await loaded([{ diamondId: 7 }])).toMatchObject({
      success: {
        gone: [],
        variants: [
          { choice: { diamondId: 7 }, name: stone.name, note: "без оправы", shape: "round", price: 689_000, isAvailable: true, piece: null }
        ]
      }
    })
  })

  it.each([404, 422])("is gone when the shop answers %i, beside others that remain", async (status) => {
    expect(await loaded([{ skuId: 1 }, { diamondId: 7 }], { status })).toMatchObject({
      success: { gone: [{ skuId: 1 }], variants: [{ choice: { diamondId: 7 } }] }
    })
  })

  it("is gone when the shop has no such stone, and when nothing was chosen", async () => {
    expect(await loaded([{ diamondId: 7 }, {}], { known: null })).toMatchObject({ success: { gone: [{ diamondId: 7 }, {}], variants: [] } })
  })

  it("fails when the shop refuses the visitor", async () => {
    expect(await loaded([{ skuId: 1 }], { status: 403 })).toMatchObject({ failure: { _tag: "Refused", status: 403 } })
  })
})

describe("a composed piece that cannot be bought", () => {
  const choice = { skuId: 3, diamondId: 7 }
  const ordered = orderWith("2-3-7")

  /** Its part of the answer for a visitor with these orders, and the calls made. */
  const composed = async (token: string | null, orders: ReadonlyArray<unknown> | Refused, piece: ReadyPiece = takenPiece) => {
    const calls: Array<string> = []
    const send = ({ key }: Endpoint) => {
      calls.push(key)
      if (key === "custom.ready") return Effect.succeed({ ...piece, id: "2-3-7" })
      return orders instanceof Refused ? Effect.fail(orders) : Effect.succeed({ items: orders })
    }
    const services = Layer.merge(Layer.succeed(Api, makeApi(send as Send)), makeIdentity({ token }).layer)
    const { variants } = await Effect.runPromise(Effect.provide(loadVariants({ choices: [choice] }), services))
    return { calls, piece: variants[0]?.piece }
  }

  it("names the user's own order of it", async () => {
    expect((await composed("token-1", [orderWith("2-3-8"), ordered])).piece).toMatchObject({ lost: "stones", order: ordered.id })
  })

  it("names no cancelled order and no order of another piece", async () => {
    const cancelled = { ...ordered, orderStatus: "cancelled" }
    expect((await composed("token-1", [cancelled, orderWith("1-7")])).piece).toMatchObject({ lost: "stones", order: null })
  })

  it("is shown without an order when the orders cannot be read", async () => {
    expect((await composed("token-1", refused(500))).piece).toMatchObject({ lost: "stones", order: null })
  })

  it("asks for no orders of a guest, nor while the piece can be bought", async () => {
    expect((await composed(null, [ordered])).calls).toEqual(["custom.ready"])
    expect((await composed("token-1", [ordered], readyPiece)).calls).toEqual(["custom.ready"])
  })
})
