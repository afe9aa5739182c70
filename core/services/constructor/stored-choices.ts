import { Effect, Option, Schema } from "effect"
import type { Choice } from "../../domain/constructor/choice.ts"
import { maxVariants, withoutVariants, withVariant } from "../../domain/constructor/variants.ts"
import { DeviceStorage } from "../ports/device-storage.ts"

const Id = Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 999_999_999 }))
const StoredChoices = Schema.Array(
  Schema.Struct({ skuId: Schema.optionalKey(Id), diamondId: Schema.optionalKey(Id), complectId: Schema.optionalKey(Id) })
)
const isSomething = (choice: Choice): boolean => Object.keys(choice).length > 0

/** Drops invalid choices. */
export const readStoredChoices = (stored: unknown): ReadonlyArray<Choice> =>
  Option.getOrElse(Schema.decodeUnknownOption(StoredChoices)(stored), () => [])
    .filter(isSomething)
    .slice(0, maxVariants)

export type ChoiceChange = { readonly choice: Choice; readonly gone: ReadonlyArray<Choice> }

/** Adds a choice to the stored ones, removes `gone` ones, and returns the result. */
export const storeChoices = Effect.fnUntraced(function* ({
  choice,
  gone
}: ChoiceChange): Effect.fn.Return<ReadonlyArray<Choice>, never, DeviceStorage> {
  const storage = yield* DeviceStorage
  yield* storage.update("variants", (before) => {
    const added = withoutVariants([choice].filter(isSomething), gone)
    return added.reduce(withVariant, withoutVariants(readStoredChoices(before), gone))
  })
  return readStoredChoices(yield* storage.read("variants"))
})
