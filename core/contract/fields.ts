import { Schema, SchemaGetter } from "effect"
import { dayLength, isDay } from "../domain/text/days.ts"
import { emailPattern } from "../domain/form/email.ts"
import { fieldTexts, passwordLength } from "../domain/form/field-rules.ts"
import { isPersonName, tidyName } from "../domain/form/person-name.ts"
import { isPhone, maxPhoneTextLength } from "../domain/form/phone-rule.ts"
import { longestText } from "../domain/text/longest-text.ts"
import { personal, secret } from "../domain/schema/privacy.ts"

const filled = Schema.isMinLength(1, { message: fieldTexts.required })

/** The caller adds the privacy mark. */
export const Required = Schema.String.check(filled, Schema.isMaxLength(longestText, { message: fieldTexts.invalid }))

/** Blanks count as empty. */
export const Email = personal(
  Schema.String.check(
    Schema.isPattern(/\S/, { message: fieldTexts.required }),
    Schema.isMaxLength(254, { message: fieldTexts.email }),
    Schema.isPattern(emailPattern, { message: fieldTexts.email })
  )
)

/** Phone as typed; 11 to 13 digits (LIM-029). */
export const Phone = personal(
  Schema.String.check(
    filled,
    Schema.isMaxLength(maxPhoneTextLength, { message: fieldTexts.phone }),
    Schema.makeFilter((typed) => (isPhone(typed) ? undefined : fieldTexts.phone))
  )
)

/** 8 to 20 characters (LIM-028). */
export const Password = secret(
  Schema.String.check(
    filled,
    Schema.isMinLength(passwordLength.least, { message: fieldTexts.password }),
    Schema.isMaxLength(passwordLength.most, { message: fieldTexts.password })
  )
)

const nameOf = (most: number) =>
  personal(
    Schema.String.check(Schema.isMaxLength(most, { message: fieldTexts.invalid })).pipe(
      Schema.decodeTo(
        Schema.String.check(
          filled,
          Schema.makeFilter((name) => (isPersonName(name) ? undefined : fieldTexts.name))
        ),
        {
          decode: SchemaGetter.transform(tidyName),
          encode: SchemaGetter.passthrough()
        }
      )
    )
  )

/** Name, normalised (VAL-017, decision 20). */
export const Name = nameOf(100)

/** Name and surname (FORM-011). */
export const FullName = nameOf(200)

/** Calendar day, `1990-05-17`; the caller adds the privacy mark. */
export const DayText = Schema.String.check(
  Schema.isMaxLength(dayLength, { message: fieldTexts.day }),
  Schema.makeFilter((day) => (isDay(day) ? undefined : fieldTexts.day))
)

export const Day = personal(DayText)

/** Must be true. */
export const Consent = Schema.Boolean.check(Schema.makeFilter((isGiven) => (isGiven ? undefined : fieldTexts.required)))
