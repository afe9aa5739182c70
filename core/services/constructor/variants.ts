import { Effect } from "effect"
import type { AnswerByKey } from "../../contract/calls.ts"
import { type Choice, nextPath } from "../../domain/constructor/choice.ts"
import { frameLine, gradesLine } from "../../domain/constructor/piece-words.ts"
import { nameOnCard } from "../../domain/product/diamond-names.ts"
import type { Shape } from "../../domain/product/diamond.ts"
import { formatCarats } from "../../domain/text/numbers.ts"
import { formatCount } from "../../domain/text/plural.ts"
import { Api, type ApiError } from "../ports/api.ts"

/** Saved choice with its current price and target path. */
export type Variant = {
  readonly choice: Choice
  readonly name: string
  /** Chosen details not in the name; may be empty. */
  readonly note: string
  /** Image base path; `null` for a stone alone, whose shape is drawn. */
  readonly picture: string | null
  readonly shape: Shape | null
  readonly price: number
  readonly isAvailable: boolean
  readonly to: string
  /** Whole piece: its cart id, descriptions of frame and stones, and the part no longer available. */
  readonly piece: { readonly id: string; readonly frame: string; readonly stones: string; readonly lost: "frame" | "stones" | null } | null
}

export type Variants = { readonly variants: ReadonlyArray<Variant>; readonly gone: ReadonlyArray<Choice> }

export const loadVariants = Effect.fnUntraced(function* ({
  choices
}: {
  readonly choices: ReadonlyArray<Choice>
}): Effect.fn.Return<Variants, ApiError, Api> {
  const found = yield* Effect.forEach(choices, findVariant, { concurrency: "unbounded" })
  return {
    variants: found.flatMap((variant) => variant ?? []),
    gone: choices.filter((_, index) => found[index] === null)
  }
})

const findVariant = (choice: Choice): Effect.Effect<Variant | null, ApiError, Api> =>
  Effect.catchTag(variantOf(choice), "Refused", (refusal) =>
    refusal.status === 404 || refusal.status === 422 ? Effect.succeed(null) : Effect.fail(refusal)
  )

const variantOf = Effect.fnUntraced(function* (choice: Choice): Effect.fn.Return<Variant | null, ApiError, Api> {
  const api = yield* Api
  const { complectId, diamondId, skuId } = choice
  if (skuId === undefined) {
    if (diamondId === undefined) return null
    const { stone } = yield* api.call("custom.categories", { query: { diamondId } })
    if (stone === null) return null
    const { isFree: isAvailable, name, price, shape } = stone
    return { choice, name, note: "без оправы", picture: null, shape, price, isAvailable, to: nextPath(choice, 1), piece: null }
  }
  const stones = complectId ?? diamondId
  if (stones === undefined) {
    const frame = yield* api.call("custom.short", { params: { id: String(skuId) } })
    const [picture = null] = frame.previews
    const [isAvailable, to] = [frame.isActive, nextPath(choice, frame.stonesCount)]
    return { choice, name: frame.name, note: "без камня", picture, shape: null, price: frame.price, isAvailable, to, piece: null }
  }
  const params = { a: skuId, b: stones }
  const piece = complectId === undefined ? yield* api.call("custom.ready", { params }) : yield* api.call("custom.readyComplect", { params })
  const [picture = null] = piece.previews
  const { includesWeightSum, isAvailable, name, price } = piece
  const whole = { picture, shape: null, price, isAvailable, to: nextPath(choice, 1), piece: partsOf(piece) }
  return { choice, name, note: formatCarats(includesWeightSum), ...whole }
})

const partsOf = (piece: AnswerByKey["custom.ready"]): NonNullable<Variant["piece"]> => {
  const { category, diamonds, id, includesWeightSum, isAvailable, isCustomJewelryActive } = piece
  const [stone, ...others] = diamonds
  return {
    id,
    frame: frameLine(piece, category.code),
    stones:
      others.length === 0
        ? `${nameOnCard(stone.shape, stone.weight)}, ${gradesLine(stone)}`
        : `${formatCount(diamonds.length, ["камень", "камня", "камней"])}, ${formatCarats(includesWeightSum)}`,
    lost: isAvailable ? null : isCustomJewelryActive ? "stones" : "frame"
  }
}
