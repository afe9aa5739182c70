import { Effect, Schema } from "effect"
import { existsSync } from "node:fs"
import { readEnvironment } from "../server/environment.ts"
import { inRoot } from "./root.ts"

/**
 * `npm run visits`: lists the visits ahead at the shop that runs on this machine. `-- 5001 confirm [https://link]`, `-- 5001 move 2026-11-28 12`,
 * `-- 5001 cancel ["why"]` change one; its visitor gets a letter.
 */
const settings = inRoot(".env")
if (existsSync(settings)) process.loadEnvFile(settings)

const [number, what = "", first, second] = process.argv.slice(2)
const bodies: Readonly<Record<string, object | undefined>> = {
  confirm: { do: "confirm", ...(first === undefined ? {} : { link: first }) },
  move: { do: "move", day: first ?? "", hour: Number(second ?? Number.NaN) },
  cancel: { do: "cancel", ...(first === undefined ? {} : { reason: first }) }
}
const body = bodies[what]
if (number !== undefined && (!/^\d{1,9}$/.test(number) || body === undefined))
  end('usage: npm run visits [-- number confirm [https://link] | move 2026-11-28 12 | cancel ["why"]]', 2)

const { host, operatorKey, port } = await Effect.runPromise(readEnvironment(process.env)).catch((unfit: Error) => end(unfit.message, 1))
if (operatorKey === null) end("OPERATOR_KEY is not set: give the shop and this command the same one (.env)", 1)

const address = `http://${host ?? "localhost"}:${port}/internal/visits`
const headers = { authorization: `Bearer ${operatorKey}`, "content-type": "application/json" }
const asked =
  number === undefined
    ? fetch(address, { headers })
    : fetch(`${address}/${number}`, { method: "POST", headers, body: JSON.stringify(body) })
const response = await asked.catch(() => end(`no shop answers at port ${port}: start it, or set PORT`, 1))

const Line = Schema.Struct({
  ...{ id: Schema.Int, state: Schema.String, day: Schema.String, hour: Schema.Int, placeName: Schema.String, thingName: Schema.String },
  ...{ name: Schema.String, phone: Schema.String, comment: Schema.String }
})
const answer = Schema.decodeUnknownSync(
  Schema.Struct({ message: Schema.optionalKey(Schema.String), data: Schema.optionalKey(Schema.Union([Schema.Array(Line), Line])) })
)(await response.json())
if (!response.ok) end(`${number ?? "visits"}: ${answer.message ?? response.status}`, 1)
for (const visit of [answer.data ?? []].flat()) {
  const { comment, day, hour, id, name, phone, placeName, state, thingName } = visit
  console.log([id, state, day, `${hour}:00`, placeName, thingName, name, phone, comment].join("\t"))
}

function end(text: string, code: number): never {
  console.error(text)
  process.exit(code)
}
