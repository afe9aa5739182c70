import { Effect } from "effect"
import type { ListedDiamond } from "../../core/contract/catalog-diamonds.ts"
import { fitsFrame, type FrameFit } from "../../core/domain/constructor/frames.ts"
import { clarities, colors } from "../../core/domain/product/diamond.ts"
import { pairLimits } from "../../core/domain/content/shop-rules.ts"
import { findListedDiamonds } from "../catalogue/diamonds.ts"
import { query } from "../platform/db/query.ts"
import { type Complect, isHeld, type FrameStone } from "./frame-stones.ts"
import { findFreeComplects } from "./fitting.ts"

const nearestCount = 3

/** Free stones of the same cut, nearest by carats, colour and clarity first. */
export const findNearestStones = Effect.fn("findNearestStones")(function* (frame: FrameFit, stone: FrameStone) {
  const rows = yield* query<{ id: number }>(selectNear, [stone.shape, stone.weight, stone.id, maxCandidates])
  const near: ReadonlyArray<ListedDiamond> = yield* findListedDiamonds(rows.map(({ id }) => id))
  return near
    .filter((other) => fitsFrame(frame, [other]))
    .toSorted((one, other) => distance(stone, one) - distance(stone, other) || one.id - other.id)
    .slice(0, nearestCount)
})

/** Compares sets by their middle stones. */
export const findNearestSets = Effect.fn("findNearestSets")(function* (frame: FrameFit, { complectId, diamonds: [middle] }: Complect) {
  const free = (yield* findFreeComplects(frame)).filter((set) => set.complectId !== complectId)
  return free
    .toSorted((one, other) => distance(middle, one.diamonds[0]) - distance(middle, other.diamonds[0]) || one.complectId - other.complectId)
    .slice(0, nearestCount)
})

type StoneGrades = Pick<ListedDiamond, "weight" | "color" | "clarity">

/** Distance in multiples of the pair limits; a fancy colour is a full colour scale away. */
const distance = (stone: StoneGrades, other: StoneGrades): number =>
  Math.abs(other.weight / stone.weight - 1) / pairLimits.weight +
  colorSteps(stone.color, other.color) / (pairLimits.color + 1) +
  Math.abs(clarities.indexOf(other.clarity) - clarities.indexOf(stone.clarity)) / (pairLimits.clarity + 1)

const colorSteps = (one: string, other: string): number => {
  if (one === other) return 0
  const [a, b] = [one, other].map((color) => colors.findIndex((each) => each === color))
  return a === undefined || b === undefined || a < 0 || b < 0 ? colors.length : Math.abs(a - b)
}

/** Examined on each side of the weight. */
const maxCandidates = 60

const nearBy = (comparison: string, direction: string): string => `(select id from diamonds
  where shape = $1 and weight ${comparison} $2::float8 and is_available_for_sale and id <> $3::int4 and not ${isHeld}
  order by weight ${direction}, id ${direction} limit $4::int4)`

const selectNear = `${nearBy(">=", "asc")} union all ${nearBy("<", "desc")}`
