import { Schema } from "effect"
import { callOperator, exitWith } from "./operator.ts"

/** `npm run holds`: allows a customer to hold more unpaid items (number, roubles, days). */
const usage = "usage: npm run holds -- allow EMAIL things roubles days | end EMAIL | list"

const [action = "", email = "", ...numbers] = process.argv.slice(2)
const [things, worth, days] = numbers.map(Number)

const Allowance = Schema.Struct({ email: Schema.String, things: Schema.Int, worth: Schema.Finite, until: Schema.String })
const lineOf = (allowed: typeof Allowance.Type): string =>
  `${allowed.email}: ${allowed.things} things of ${allowed.worth} roubles until ${allowed.until}`

switch (action) {
  case "allow":
    console.log(lineOf(await callOperator("holds/", Allowance, { about: email, body: { email, things, worth, days } })))
    break
  case "end":
    await callOperator("holds/end", Schema.Unknown, { about: email, body: { email } })
    console.log(`${email}: ended`)
    break
  case "list":
    for (const each of await callOperator("holds/", Schema.Array(Allowance))) console.log(lineOf(each))
    break
  default:
    exitWith(usage, 2)
}
