import { Effect, Layer } from "effect"
import { describe, expect, it } from "vitest"
import type { Endpoint } from "../../../core/contract/endpoint.ts"
import type { Choice } from "../../../core/domain/constructor/choice.ts"
import { loadVariants } from "../../../core/services/constructor/variants.ts"
import { Api, makeApi, Refused, type Send } from "../../../core/services/ports/api.ts"

const stone = { id: 7, name: "Круг 1,02 карата", shape: "round", price: 689_000, isFree: true }
const refused = (status: number) => new Refused({ call: "", requestId: null, status, message: "", errors: {} })

/** Result of loading choices in a shop with one stone or none, which refuses frame calls with a status. */
const loaded = (
  choices: ReadonlyArray<Choice>,
  { known = stone, status = 404 }: { readonly known?: unknown; readonly status?: number } = {}
) => {
  const send = ({ key }: Endpoint) => (key === "custom.categories" ? Effect.succeed({ stone: known }) : Effect.fail(refused(status)))
  return Effect.runPromise(Effect.result(Effect.provide(loadVariants({ choices }), Layer.succeed(Api, makeApi(send as Send)))))
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
