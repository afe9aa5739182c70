import { Effect, Schema } from "effect"
import type { LiveStone } from "../../domain/live-stone/live-stone.ts"
import type { FaceMeasures } from "../../domain/optics/face.ts"
import { plain } from "../../domain/schema/privacy.ts"

/** Proportions that no convex solid has; the message names the field and its limits. */
export const ImpossibleStone = Schema.Struct({ _tag: Schema.tag("ImpossibleStone"), message: plain(Schema.String) })
type ImpossibleStone = typeof ImpossibleStone.Type

/** Grid points across the width of a stone; `live-text.ts` states the figures as exactly as this allows. */
const steps = 48

/** Measures stones in slices, so that the page stays responsive. Loads the optical model with the first call. */
export const measureStones = Effect.fnUntraced(function* (
  stones: ReadonlyArray<LiveStone>
): Effect.fn.Return<ReadonlyArray<FaceMeasures>, ImpossibleStone> {
  const { measureInParts, solidOf, traced } = yield* Effect.promise(() => import("../../domain/optics/model.ts"))
  const measured: Array<FaceMeasures> = []
  for (const stone of stones) {
    const result = solidOf(stone)
    if (result._tag === "ImpossibleProportions") return yield* Effect.fail(ImpossibleStone.make({ message: result.message }))
    const parts = measureInParts(traced(result.cut), steps)
    for (let part = parts.next(); ; part = parts.next()) {
      if (part.done === true) {
        measured.push(part.value)
        break
      }
      yield* Effect.yieldNow
    }
  }
  return measured
})
