import type { MaskitoOptions, MaskitoPreprocessor } from "@maskito/core"
import { maskitoNumber } from "@maskito/kit"
import type { Field } from "../../core/domain/form/form.ts"
import { internationalDigits, phonePlaces, placesOf, typedDay } from "../../core/domain/form/mask.ts"
import { nbsp } from "../../core/domain/text/numbers.ts"

export const maskOptionsOf = ({ kind, mask }: Field): MaskitoOptions | null => {
  if (mask === undefined) return null
  if (mask === "phone") return { mask: ({ value }) => phonePlaces(value), preprocessors: [fromAnyNotation] }
  if ("number" in mask) return maskitoNumber({ min: 0, max: mask.number.most, maximumFractionDigits: 0, thousandSeparator: nbsp })
  return { mask: placesOf(mask.pattern), preprocessors: kind === "date" ? [dateAsTyped] : [] }
}

/** Accepts a phone number in any notation: typed, pasted or autofilled. */
const fromAnyNotation: MaskitoPreprocessor = ({ data, elementState }) => {
  const { selection, value } = elementState
  const isWhole = selection[0] === 0 && selection[1] >= value.length
  return {
    elementState: { selection, value: value === "" || value.startsWith("+") ? value : `+${internationalDigits(value)}` },
    data: isWhole && /\d/.test(data) ? `+${internationalDigits(data)}` : data
  }
}

/** Browsers autofill a birthday as `1990-05-17`. */
const dateAsTyped: MaskitoPreprocessor = ({ data, elementState: { selection, value } }) => ({
  elementState: { selection, value: typedDay(value) },
  data: typedDay(data)
})
