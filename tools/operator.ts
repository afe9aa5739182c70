import { Effect, Schema } from "effect"
import { existsSync } from "node:fs"
import { readEnvironment } from "../server/platform/environment.ts"
import { inRoot } from "./root.ts"

/** Ends an operator command with a reason: 2 for wrong usage, 1 when the shop refuses. */
export function end(reason: string, code: 1 | 2): never {
  console.error(reason)
  process.exit(code)
}

/**
 * Calls an internal endpoint (`/internal/…`) of the running shop with the operator's key: POST with a body, otherwise GET. Ends the command
 * without a key or shop.
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

/** Decoded response of an internal endpoint; ends the command with the reason when it is refused. */
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
