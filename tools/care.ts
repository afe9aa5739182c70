import { Effect, Schema } from "effect"
import { existsSync } from "node:fs"
import { readEnvironment } from "../server/environment.ts"
import { inRoot } from "./root.ts"

/**
 * `npm run care`: lists what buyers ask for things of their orders at the shop that runs on this machine. `-- 7001 accept "how to bring it"`,
 * `-- 7001 decline "why"`, `-- 7001 done ["words"]` answer one; its buyer gets a letter, and once a return is done its money goes back.
 */
const settings = inRoot(".env")
if (existsSync(settings)) process.loadEnvFile(settings)

const [number, what = "", words, ...others] = process.argv.slice(2)
const isAnswer = ["accept", "decline", "done"].includes(what) && (what === "done" || words !== undefined) && others.length === 0
if (number !== undefined && (!/^\d{1,9}$/.test(number) || !isAnswer))
  end('usage: npm run care [-- number accept "how to bring it" | decline "why" | done ["words"]]', 2)

const { host, operatorKey, port } = await Effect.runPromise(readEnvironment(process.env)).catch((unfit: Error) => end(unfit.message, 1))
if (operatorKey === null) end("OPERATOR_KEY is not set: give the shop and this command the same one (.env)", 1)

const address = `http://${host ?? "localhost"}:${port}/internal/cares`
const headers = { authorization: `Bearer ${operatorKey}`, "content-type": "application/json" }
const asked =
  number === undefined
    ? fetch(address, { headers })
    : fetch(`${address}/${number}`, { method: "POST", headers, body: JSON.stringify({ do: what, ...(words !== undefined && { words }) }) })
const response = await asked.catch(() => end(`no shop answers at port ${port}: start it, or set PORT`, 1))

const Line = Schema.Struct({
  ...{ id: Schema.Int, orderId: Schema.Int, kind: Schema.String, state: Schema.String, things: Schema.String },
  ...{ name: Schema.String, phone: Schema.String, careReason: Schema.String, wishedOn: Schema.NullOr(Schema.String) }
})
const answer = Schema.decodeUnknownSync(
  Schema.Struct({ message: Schema.optionalKey(Schema.String), data: Schema.optionalKey(Schema.Union([Schema.Array(Line), Line])) })
)(await response.json())
if (!response.ok) end(`${number ?? "care"}: ${answer.message ?? response.status}`, 1)
for (const care of [answer.data ?? []].flat()) {
  const { careReason, id, kind, name, orderId, phone, state, things, wishedOn } = care
  console.log([id, orderId, kind, state, wishedOn ?? "", things, name, phone, careReason.replaceAll(/\s+/g, " ")].join("\t"))
}

function end(text: string, code: number): never {
  console.error(text)
  process.exit(code)
}
