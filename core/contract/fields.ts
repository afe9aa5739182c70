import { Schema, SchemaGetter } from "effect"
import { dayLength, isDay } from "../domain/text/days.ts"
import { emailPattern } from "../domain/form/email.ts"
import { fieldTexts, passwordLength } from "../domain/form/field-rules.ts"
import { isPersonName, tidyName } from "../domain/form/person-name.ts"
import { isPhone, phoneTextMost } from "../domain/form/phone-rule.ts"
import { longestText } from "../domain/text/longest-text.ts"
import { personal, secret } from "../domain/schema/privacy.ts"

const filled = Schema.isMinLength(1, { message: fieldTexts.required })

/** A text that must be given; `message` is said where it is not. Whose it is, who asks for it says. */
export const Required = Schema.String.check(filled, Schema.isMaxLength(longestText, { message: fieldTexts.invalid }))

/** An address for letters; blanks alone are nothing given. */
export const Email = personal(
  Schema.String.check(
    Schema.isPattern(/\S/, { message: fieldTexts.required }),
    Schema.isMaxLength(254, { message: fieldTexts.email }),
    Schema.isPattern(emailPattern, { message: fieldTexts.email })
  )
)

/** As it was typed, brackets and all; it has 11 to 13 digits (LIM-029). */
export const Phone = personal(
  Schema.String.check(
    filled,
    Schema.isMaxLength(phoneTextMost, { message: fieldTexts.phone }),
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
          Schema.makeFilter((name) => (isPersonName(name) ? undefined : fieldTexts.invalid))
        ),
        {
          decode: SchemaGetter.transform(tidyName),
          encode: SchemaGetter.passthrough()
        }
      )
    )
  )

/** Words of a person's name, kept tidy (VAL-017, decision 64). */
export const Name = nameOf(100)

/** The same for a field that holds name and surname (FORM-011). */
export const FullName = nameOf(200)

/** A day of the calendar, `1990-05-17`; whose it is, who asks for it says. */
export const DayText = Schema.String.check(
  Schema.isMaxLength(dayLength, { message: fieldTexts.day }),
  Schema.makeFilter((day) => (isDay(day) ? undefined : fieldTexts.day))
)

/** A day of a shopper's own. */
export const Day = personal(DayText)

/** A consent that must be given. */
export const Consent = Schema.Boolean.check(Schema.makeFilter((given) => (given ? undefined : fieldTexts.required)))
