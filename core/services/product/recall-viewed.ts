import { Effect } from "effect"
import { type AnswerByKey, calls } from "../../contract/calls.ts"
import { Api, type ApiError } from "../ports/api.ts"

/** A product whose page is open, by the code of its address. */
export type Looked = { readonly kind: "jewelry" | "diamond"; readonly code: string }

/** What a visitor has looked at before, the last first. */
export type Viewed = {
  readonly jewelry: AnswerByKey["viewed.jewelry"]["items"]
  readonly diamonds: AnswerByKey["viewed.diamonds"]["items"]
}

/** Notes the product and asks for all that the visitor has looked at (API-019, API-022). Where it cannot be noted, the rest is told. */
export const recallViewed = Effect.fnUntraced(function* ({ code, kind }: Looked): Effect.fn.Return<Viewed, ApiError, Api> {
  const api = yield* Api
  const [listJewelry, listDiamonds, noteJewelry, noteDiamond] = yield* Effect.promise(() =>
    Promise.all([calls["viewed.jewelry"](), calls["viewed.diamonds"](), calls["viewed.noteJewelry"](), calls["viewed.noteDiamond"]()])
  )
  const noted = { ...nothing, body: { code } }
  yield* logged(kind === "jewelry" ? api.call(noteJewelry, noted) : api.call(noteDiamond, noted))
  const [jewelry, diamonds] = yield* Effect.all([api.call(listJewelry, nothing), api.call(listDiamonds, nothing)], {
    concurrency: "unbounded"
  })
  return { jewelry: jewelry.items, diamonds: diamonds.items }
})

const nothing = { params: {}, query: {}, body: {} }

const logged = (call: Effect.Effect<unknown, ApiError>) =>
  Effect.catch(call, (error) => Effect.logWarning("call failed", { call: error.call, error: error._tag }))
