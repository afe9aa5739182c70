import { Schema } from "effect"
import { calls } from "../contract/calls.ts"
import { dialogProps } from "../contract/dialogs.ts"
import { type Mark, type Marks, marksOf } from "../contract/marks.ts"
import { allPersonal, allPlain, personal, plain, secret } from "../domain/schema/privacy.ts"
import type { Field, FormDefinition } from "../domain/form/form.ts"
import { checkoutForm } from "../forms/checkout.ts"
import { forms } from "../forms/every-form.ts"
import type { Breakage } from "../machines/navigation/page.machine.ts"
import type { AddressHintRequest } from "../services/account/address-hints.ts"
import type { Ids } from "../services/ports/identity.ts"
import type { SettledPayment } from "../services/checkout/order-payment.ts"

export const everyForm: ReadonlyArray<FormDefinition> = [...Object.values(forms), checkoutForm]

const OptionalText = Schema.NullOr(Schema.String)

/** Data in events that no call declares. */
const eventStructs = {
  ids: allPersonal({ saleUserId: OptionalText, deviceId: OptionalText } satisfies { [K in Exclude<keyof Ids, "token">]: unknown }),
  asked: { country: plain(Schema.String), text: personal(Schema.String) } satisfies { [K in keyof AddressHintRequest]: unknown },
  settled: { orderId: Schema.Int, payment: secret(Schema.String), outcome: plain(Schema.String) } satisfies {
    [K in keyof SettledPayment]: unknown
  },
  refusal: { message: plain(Schema.String), errors: plain(Schema.Record(Schema.String, Schema.String)) },
  breakage: allPlain({ message: Schema.String, stack: OptionalText } satisfies { [K in keyof Breakage]: unknown })
} as const

/** Privacy marks of all texts in calls, dialogs and forms. Loads the whole contract. */
export const loadMarks = async (): Promise<Marks> => {
  const endpoints = await Promise.all(Object.values(calls).map((load) => load()))
  const schemas = [
    ...endpoints.flatMap(({ answer, body, params, query }) => [answer, body, params, query]),
    ...Object.values(dialogProps),
    ...Object.values(eventStructs).map((fields) => Schema.Struct(fields))
  ]
  return marksOf(
    schemas,
    everyForm.map(({ fields }) => Object.fromEntries(fields.map((field) => [field.name, markOf(field)]))),
    everyForm.flatMap(({ fields }) => fields.flatMap(({ isErrorPersonal, name }) => (isErrorPersonal === true ? [name] : [])))
  )
}

const markOf = ({ kind, options = [], privacy }: Field): Mark => {
  if (kind === "secret") return "secret"
  if (kind === "flag") return "plain"
  if (kind === "choice" && privacy === "personal") return { choices: options.map(({ value }) => value).toSorted() }
  return privacy ?? "personal"
}
