import { Effect } from "effect"
import type { AnswerByKey } from "../../contract/calls.ts"
import { ordersPageSize } from "../../domain/catalogue/page-sizes.ts"
import { type Choice, nextPath } from "../../domain/constructor/choice.ts"
import { frameLine, gradesLine } from "../../domain/constructor/piece-text.ts"
import { nameOnCard } from "../../domain/product/diamond-names.ts"
import type { Shape } from "../../domain/product/diamond.ts"
import { formatCarats } from "../../domain/text/numbers.ts"
import { formatCount } from "../../domain/text/plural.ts"
import { Api, type ApiError } from "../ports/api.ts"
import { Identity } from "../ports/identity.ts"

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
  readonly piece: WholePiece | null
}

/** Cart id, descriptions of frame and stones, the part no longer available, and the user's own order of the piece. */
type WholePiece = {
  readonly id: string
  readonly frame: string
  readonly stones: string
  readonly lost: "frame" | "stones" | null
  readonly order: number | null
}

export type Variants = { readonly variants: ReadonlyArray<Variant>; readonly gone: ReadonlyArray<Choice> }

export const loadVariants = Effect.fnUntraced(function* ({
  choices
}: {
  readonly choices: ReadonlyArray<Choice>
}): Effect.fn.Return<Variants, ApiError, Api | Identity> {
  const answers = yield* Effect.forEach(choices, findVariant, { concurrency: "unbounded" })
  const variants = answers.flatMap((variant) => variant ?? [])
  const orders = variants.some(({ piece }) => (piece?.lost ?? null) !== null) ? yield* findUserOrders : []
  return {
    variants: variants.map((variant) => withOrder(variant, orders)),
    gone: choices.filter((_, index) => answers[index] === null)
  }
})

/** Latest orders of the user; none for a guest or after a failure, because pieces can be shown without them. */
const findUserOrders = Effect.gen(function* () {
  const { token } = yield* (yield* Identity).ids
  if (token === null) return []
  return (yield* (yield* Api).call("orders.list", { query: { limit: ordersPageSize } })).items
}).pipe(Effect.orElseSucceed((): AnswerByKey["orders.list"]["items"] => []))

/** A piece is unique: its own order explains why it cannot be bought. A cancelled one does not. */
const withOrder = (variant: Variant, orders: AnswerByKey["orders.list"]["items"]): Variant => {
  const { piece } = variant
  if (piece === null || piece.lost === null) return variant
  const order = orders.find(({ items, orderStatus }) => orderStatus !== "cancelled" && items.some(({ id }) => id === piece.id))
  return order === undefined ? variant : { ...variant, piece: { ...piece, order: order.id } }
}

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

const partsOf = (piece: AnswerByKey["custom.ready"]): WholePiece => {
  const { category, diamonds, id, includesWeightSum, isAvailable, isCustomJewelryActive } = piece
  const [stone, ...others] = diamonds
  return {
    id,
    frame: frameLine(piece, category.code),
    stones:
      others.length === 0
        ? `${nameOnCard(stone.shape, stone.weight)}, ${gradesLine(stone)}`
        : `${formatCount(diamonds.length, ["камень", "камня", "камней"])}, ${formatCarats(includesWeightSum)}`,
    lost: isAvailable ? null : isCustomJewelryActive ? "stones" : "frame",
    order: null
  }
}
