import { Schema } from "effect"
import { fieldTexts } from "../form/field-rules.ts"
import { longestText } from "../text/longest-text.ts"
import { personal } from "../schema/privacy.ts"
import { Roubles } from "../schema/roubles.ts"
import { engravingFonts, engravingSides } from "./engraving.ts"

const fields = {
  side: Schema.Literals(engravingSides),
  font: Schema.Literals(engravingFonts),
  text: personal(Schema.String)
}

/** Checked against the piece later (`letters.ts`). */
export const EngravingWish = Schema.Struct({
  ...fields,
  text: personal(Schema.String.check(Schema.isMaxLength(longestText, { message: fieldTexts.invalid })))
})

export const PricedEngraving = Schema.Struct({ ...fields, price: Roubles })

export const EngravingPlace = Schema.Struct({
  side: Schema.Literals(engravingSides),
  length: Schema.Finite,
  letter: Schema.Finite,
  radius: Schema.NullOr(Schema.Finite)
})
