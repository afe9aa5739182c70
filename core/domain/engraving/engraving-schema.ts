import { Schema } from "effect"
import { personal } from "../schema/privacy.ts"
import { Roubles } from "../schema/roubles.ts"
import { engravingFonts, engravingSides } from "./engraving.ts"

const fields = {
  side: Schema.Literals(engravingSides),
  font: Schema.Literals(engravingFonts),
  text: personal(Schema.String)
}

/** What is wanted; whether it can be engraved the piece says (`letters.ts`). */
export const EngravingWish = Schema.Struct(fields)

/** With the shop's price of it for one piece. */
export const PricedEngraving = Schema.Struct({ ...fields, price: Roubles })

/** Where a piece can be engraved. */
export const EngravingPlace = Schema.Struct({
  side: Schema.Literals(engravingSides),
  length: Schema.Finite,
  letter: Schema.Finite,
  radius: Schema.NullOr(Schema.Finite)
})
