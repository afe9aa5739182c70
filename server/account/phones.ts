import { Effect } from "effect"
import { parsePhoneNumberFromString, validatePhoneNumberLength } from "libphonenumber-js/min"
import { fieldTexts } from "../../core/domain/form/field-rules.ts"
import { normalizePhone } from "../../core/domain/form/phone-rule.ts"
import { type CallRefused, refused, refusalTexts } from "../platform/api/refusal.ts"

/**
 * A telephone number as it is kept, `+79210000000`. The contract has counted its digits; a number that no country has, or that is longer or shorter than
 * those of its country or begins as none of them does, is refused at the field. Whether it is in use is not judged.
 */
export const keptPhone = (typed: string): Effect.Effect<string, CallRefused> => {
  const number = normalizePhone(typed)
  const fault = validatePhoneNumberLength(number)
  const parsed = parsePhoneNumberFromString(number)
  if (parsed?.isValid() === true) return Effect.succeed(parsed.number)
  const country = parsed === undefined ? "своей страны" : `страны с кодом +${parsed.countryCallingCode}`
  return refused(422, refusalTexts.unfit, {
    phone: `${fieldTexts.phone}: ${fault === undefined ? `у ${country} таких номеров нет` : reasons[fault](country)}`
  })
}

const reasons: Readonly<Record<NonNullable<ReturnType<typeof validatePhoneNumberLength>>, (country: string) => string>> = {
  INVALID_COUNTRY: () => "нет страны с таким кодом",
  NOT_A_NUMBER: () => "нет страны с таким кодом",
  TOO_SHORT: (country) => `он короче номеров ${country}`,
  TOO_LONG: (country) => `он длиннее номеров ${country}`,
  INVALID_LENGTH: (country) => `у номеров ${country} другая длина`
}
