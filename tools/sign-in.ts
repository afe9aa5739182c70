import { Schema } from "effect"
import { hostname, userInfo } from "node:os"
import { callOperator, exitWith } from "./operator.ts"

/**
 * `npm run sign-in -- anna@example.ru "Звонок 12.05: не открывается заказ"`: prints a single-use link for an operator to log in as a
 * customer. `-- --log` prints the log of such links.
 */
const [email = "", ...reasonParts] = process.argv.slice(2)
const reason = reasonParts.join(" ").trim()
const isLog = email === "--log"
if (!isLog && (!email.includes("@") || reason === "")) exitWith('usage: npm run sign-in -- customer@example.ru "reason" | --log', 2)

const by = `${userInfo().username}@${hostname()}`
for (const line of isLog ? await logOf() : await linkOf()) console.log(line)

async function linkOf(): Promise<ReadonlyArray<string>> {
  const Made = Schema.Struct({ link: Schema.String, linkMinutes: Schema.Int, sessionHours: Schema.Int })
  const { link, linkMinutes, sessionHours } = await callOperator("sign-ins", Made, { body: { email, reason, by } })
  return [link, `Opens once, within ${linkMinutes} minutes, on one device; the session lasts ${sessionHours} hours at most.`]
}

async function logOf(): Promise<ReadonlyArray<string>> {
  const text = Schema.NullOr(Schema.String)
  const perhaps = { cause: text, customer: text, device: text, madeBy: text, place: text, reason: text }
  const Event = Schema.Struct({ event: Schema.String, at: Schema.String, signIn: Schema.NullOr(Schema.Int), ...perhaps })
  const data = await callOperator("sign-ins", Schema.Array(Event))
  return data.toReversed().map(({ at, cause, customer, device, event, madeBy, place, reason: why, signIn }) => {
    const details = { for: customer, by: madeBy, reason: why, cause, device, place }
    const known = Object.entries(details).flatMap(([name, value]) => (value === null ? [] : [`${name}: ${value}`]))
    return [at, `#${signIn ?? "?"}`, event, ...known].join("  ")
  })
}
