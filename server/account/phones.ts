import { Effect } from "effect"
import { parsePhoneNumberFromString, validatePhoneNumberLength } from "libphonenumber-js/min"
import { fieldTexts } from "../../core/domain/form/field-rules.ts"
import { normalizePhone } from "../../core/domain/form/phone-rule.ts"
import { type CallRefused, refuseCall, refusalTexts } from "../platform/api/refusal.ts"

/** Normalises a phone number to `+79210000000`. Refuses an impossible country, length or prefix; does not check that the number is in use. */
export const checkedPhone = (typed: string): Effect.Effect<string, CallRefused> => {
  const number = normalizePhone(typed)
  const fault = validatePhoneNumberLength(number)
  const parsed = parsePhoneNumberFromString(number)
  if (parsed?.isValid() === true) return Effect.succeed(parsed.number)
  const country = parsed === undefined ? "своей страны" : `страны с кодом +${parsed.countryCallingCode}`
  return refuseCall(422, refusalTexts.unfit, {
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
