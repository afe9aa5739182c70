import { Schema } from "effect"
import { shapes } from "../product/diamond.ts"
import { plain } from "../schema/privacy.ts"

const Millimetres = Schema.Finite.check(Schema.isBetween({ minimum: 0.5, maximum: 40 }))
const Angle = Schema.Finite

const SizedStone = Schema.Struct({
  shape: Schema.Literals(shapes),
  length: Millimetres,
  width: Millimetres,
  /** Carats of one stone. */
  weight: Schema.Finite,
  quantity: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 1000 })),
  /** Proportions of a report; `null` for stones of finished jewelry, whose size is calculated from their weight. */
  angles: Schema.NullOr(Schema.Struct({ table: Angle, crownAngle: Angle, pavilionAngle: Angle, girdle: Angle }))
})
export type SizedStone = typeof SizedStone.Type

/** Stone or ring to draw in its own size. */
export const SizedSubject = Schema.Struct({
  kind: Schema.Literals(["stone", "ring"]),
  name: plain(Schema.String),
  /** `null` for a stone. */
  size: Schema.NullOr(Schema.Finite),
  /** Width of the shank; `null` for a stone, which is drawn on a conventional ring. */
  band: Schema.NullOr(Millimetres),
  /** Outer diameter of a halo, a cluster or a rim. */
  rim: Schema.NullOr(Millimetres),
  /** Main stone or row, then its side stones if any: one entry for both, or the left and the right one. */
  stones: Schema.Array(SizedStone),
  /** Width of three stones together. */
  span: Schema.NullOr(Millimetres),
  /** Some small stones are not among `stones`. */
  isPartial: Schema.Boolean
})
export type SizedSubject = typeof SizedSubject.Type
