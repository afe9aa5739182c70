import { Schema } from "effect"
import { fieldTexts } from "../form/field-rules.ts"
import { personal, plain } from "../schema/privacy.ts"
import { maxAddressLineLength } from "./address-limits.ts"

const tooLong = `Не больше ${maxAddressLineLength} знаков`
const Line = personal(
  Schema.String.check(
    Schema.isPattern(/\S/, { message: fieldTexts.required }),
    Schema.isMaxLength(maxAddressLineLength, { message: tooLong })
  )
)
/** ISO 3166, two letters. */
export const Country = plain(
  Schema.String.check(
    Schema.isMaxLength(2, { message: fieldTexts.required }),
    Schema.isPattern(/^[A-Z]{2}$/, { message: fieldTexts.required })
  )
)

/** ADDR-004. */
export const addressFields = {
  country: Country,
  settlement: Line,
  street: Line,
  house: Line,
  building: Schema.NullOr(Line),
  flat: Schema.NullOr(Line),
  isDefault: Schema.Boolean
}

/** ENT-037; `id` is `null` before saving. */
export const Address = Schema.Struct({ id: Schema.NullOr(Schema.Int), ...addressFields })
export type Address = typeof Address.Type

export const SavedAddress = Schema.Struct({ id: Schema.Int, ...addressFields })
export type SavedAddress = typeof SavedAddress.Type
