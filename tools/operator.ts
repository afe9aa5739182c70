import { Effect, Schema } from "effect"
import { existsSync } from "node:fs"
import { readEnvironment } from "../server/environment.ts"
import { inRoot } from "./root.ts"

/** Ends a command of the house with its reason: 2 where its words are none of its own, 1 where the shop does not do it. */
export function end(reason: string, code: 1 | 2): never {
  console.error(reason)
  process.exit(code)
}

/**
 * Knocks at a door of the house (`/internal/…`) of the shop that runs on this machine, with the key of its operator: a body is sent, without one the door
 * is asked alone. Ends the command where there is no key or no shop.
 */
export const knock = async (path: string, body?: object): Promise<Response> => {
  const settings = inRoot(".env")
  if (existsSync(settings)) process.loadEnvFile(settings)
  const { host, operatorKey, port } = await Effect.runPromise(readEnvironment(process.env)).catch((unfit: Error) => end(unfit.message, 1))
  if (operatorKey === null) end("OPERATOR_KEY is not set: give the shop and this command the same one (.env)", 1)
  return fetch(`http://${host ?? "localhost"}:${port}/internal/${path}`, {
    headers: { authorization: `Bearer ${operatorKey}`, "content-type": "application/json" },
    ...(body !== undefined && { method: "POST", body: JSON.stringify(body) })
  }).catch(() => end(`no shop answers at port ${port}: start it, or set PORT`, 1))
}

/** What a door answers, read by its schema; ends the command with what is wrong, and of what, where it refuses. */
export const ask = async <A>(
  path: string,
  data: Schema.Decoder<A>,
  { about, body }: { readonly about?: string; readonly body?: object } = {}
): Promise<A> => {
  const response = await knock(path, body)
  const answer: unknown = await response.json()
  if (response.ok) return Schema.decodeUnknownSync(Schema.Struct({ data }))(answer).data
  const { message } = Schema.decodeUnknownSync(Schema.Struct({ message: Schema.optionalKey(Schema.String) }))(answer)
  return end([about, message ?? String(response.status)].filter((part) => part !== undefined).join(": "), 1)
}
