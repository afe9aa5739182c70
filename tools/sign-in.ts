import { Effect, Schema } from "effect"
import { existsSync } from "node:fs"
import { hostname, userInfo } from "node:os"
import { readEnvironment } from "../server/environment.ts"
import { inRoot } from "./root.ts"

/**
 * `npm run sign-in -- anna@example.ru "Звонок 12.05: не открывается заказ"`: a link by which the house signs in for one customer, printed once.
 * `npm run sign-in -- --log`: what came of all such links.
 */
const settings = inRoot(".env")
if (existsSync(settings)) process.loadEnvFile(settings)

const [email = "", ...words] = process.argv.slice(2)
const reason = words.join(" ").trim()
const isLog = email === "--log"
if (!isLog && (!email.includes("@") || reason === "")) end('usage: npm run sign-in -- customer@example.ru "reason" | --log', 2)

const { host, operatorKey, port } = await Effect.runPromise(readEnvironment(process.env)).catch((unfit: Error) => end(unfit.message, 1))
if (operatorKey === null) end("OPERATOR_KEY is not set: give the shop and this command the same one (.env)", 1)

const by = `${userInfo().username}@${hostname()}`
const response = await fetch(`http://${host ?? "localhost"}:${port}/internal/sign-ins`, {
  headers: { authorization: `Bearer ${operatorKey}`, "content-type": "application/json" },
  ...(isLog ? {} : { method: "POST", body: JSON.stringify({ email, reason, by }) })
}).catch(() => end(`no shop answers at port ${port}: start it, or set PORT`, 1))
const answer = await response.text()
if (!response.ok) end(messageIn(answer) ?? String(response.status), 1)
for (const line of isLog ? logIn(answer) : linkIn(answer)) console.log(line)

function linkIn(json: string): ReadonlyArray<string> {
  const Made = Schema.Struct({ data: Schema.Struct({ link: Schema.String, linkMinutes: Schema.Int, sessionHours: Schema.Int }) })
  const { link, linkMinutes, sessionHours } = Schema.decodeUnknownSync(Schema.fromJsonString(Made))(json).data
  return [link, `Opens once, within ${linkMinutes} minutes, on one device; the session lasts ${sessionHours} hours at most.`]
}

function logIn(json: string): ReadonlyArray<string> {
  const text = Schema.NullOr(Schema.String)
  const perhaps = { cause: text, customer: text, device: text, madeBy: text, place: text, reason: text }
  const Event = Schema.Struct({ event: Schema.String, at: Schema.String, signIn: Schema.NullOr(Schema.Int), ...perhaps })
  const { data } = Schema.decodeUnknownSync(Schema.fromJsonString(Schema.Struct({ data: Schema.Array(Event) })))(json)
  return data.toReversed().map(({ at, cause, customer, device, event, madeBy, place, reason: why, signIn }) => {
    const told = { for: customer, by: madeBy, reason: why, cause, device, place }
    const known = Object.entries(told).flatMap(([name, value]) => (value === null ? [] : [`${name}: ${value}`]))
    return [at, `#${signIn ?? "?"}`, event, ...known].join("  ")
  })
}

function messageIn(json: string): string | undefined {
  const Refusal = Schema.fromJsonString(Schema.Struct({ message: Schema.String }))
  const refusal = Schema.decodeUnknownOption(Refusal)(json)
  return refusal._tag === "Some" ? refusal.value.message : undefined
}

function end(message: string, code: number): never {
  console.error(message)
  process.exit(code)
}
