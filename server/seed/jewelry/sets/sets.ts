import type { Collection } from "../../../../core/domain/product/jewelry.ts"
import { balance } from "./balance.ts"
import { berkana } from "./berkana.ts"
import { fancy } from "./fancy.ts"
import { feelings } from "./feelings.ts"
import { hours } from "./hours.ts"
import { lethe } from "./lethe.ts"
import { luminous } from "./luminous.ts"
import { music } from "./music.ts"
import { petals } from "./petals.ts"
import type { CollectedSet, PieceSet } from "./piece-set.ts"
import { places } from "./places.ts"

const collected = (collection: Collection | null, sets: ReadonlyArray<PieceSet>): ReadonlyArray<CollectedSet> =>
  sets.map((set) => ({ ...set, collection }))

export const pieceSets: ReadonlyArray<CollectedSet> = [
  ...collected("luminous", luminous),
  ...collected("lethe", lethe),
  ...collected("petals", petals),
  ...collected("fancy", fancy),
  ...collected("berkana", berkana),
  ...collected("balance", balance),
  ...collected(null, [...places, ...hours, ...music, ...feelings])
]
