import { Effect, Option, Schema } from "effect"
import type { Choice } from "../../domain/constructor/choice.ts"
import { mostVariants, withoutVariants, withVariant } from "../../domain/constructor/variants.ts"
import { DeviceStorage } from "../ports/device-storage.ts"

const Id = Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 999_999_999 }))
const Kept = Schema.Array(
  Schema.Struct({ skuId: Schema.optionalKey(Id), diamondId: Schema.optionalKey(Id), complectId: Schema.optionalKey(Id) })
)
const isSomething = (choice: Choice): boolean => Object.keys(choice).length > 0

/** What this browser keeps of the constructor; what cannot be read is as if it were not there. */
export const readKeptChoices = (kept: unknown): ReadonlyArray<Choice> =>
  Option.getOrElse(Schema.decodeUnknownOption(Kept)(kept), () => [])
    .filter(isSomething)
    .slice(0, mostVariants)

/** What becomes of the choices that are kept: one more, and some less. */
export type KeptChange = { readonly choice: Choice; readonly gone: ReadonlyArray<Choice> }

/** Keeps a choice beside those of other tabs, which lose nothing by it, lets go of what is gone, be it that choice, and tells what is kept then. */
export const keepChoices = Effect.fnUntraced(function* ({
  choice,
  gone
}: KeptChange): Effect.fn.Return<ReadonlyArray<Choice>, never, DeviceStorage> {
  const storage = yield* DeviceStorage
  yield* storage.update("variants", (before) => {
    const wanted = withoutVariants([choice].filter(isSomething), gone)
    return wanted.reduce(withVariant, withoutVariants(readKeptChoices(before), gone))
  })
  return readKeptChoices(yield* storage.read("variants"))
})
