import { Effect, Schema } from "effect"
import { existsSync } from "node:fs"
import { request, type RequestOptions } from "node:https"
import { buffer } from "node:stream/consumers"
import { readEnvironment } from "../server/platform/environment.ts"
import { inRoot } from "./root.ts"

/** Exits with a reason: 2 for wrong usage, 1 when the shop refuses. */
export function exitWith(reason: string, code: 1 | 2): never {
  console.error(reason)
  process.exit(code)
}

/**
 * Calls `/internal/…` of the running shop with the operator's key: POST with a body (an object as JSON, or a file), otherwise GET. Exits
 * without a key or an answer.
 */
export const callInternal = async (path: string, body?: Body): Promise<Response> => {
  const settings = inRoot(".env")
  if (existsSync(settings)) process.loadEnvFile(settings)
  const { certificate, host, operatorKey, port, publicUrl } = await Effect.runPromise(readEnvironment(process.env)).catch(
    (failure: Error) => exitWith(failure.message, 1)
  )
  if (operatorKey === null) exitWith("OPERATOR_KEY is not set: set the same key for the shop and for this command (.env)", 1)
  const isFile = body instanceof Uint8Array
  const headers = { authorization: `Bearer ${operatorKey}`, "content-type": isFile ? "application/octet-stream" : "application/json" }
  const content = isFile ? body : JSON.stringify(body)
  const sent = { path: `/internal/${path}`, headers, ...(body !== undefined && { method: "POST", body: content }) }
  const asked =
    certificate === null
      ? fetch(`http://${host ?? "localhost"}:${port}${sent.path}`, sent)
      : requestOverTls({ ...sent, host: host ?? "localhost", port, servername: new URL(publicUrl).hostname })
  return asked.catch(({ code }: { readonly code?: string }) =>
    exitWith(
      code !== undefined && /CERT|TLS|SSL/.test(code)
        ? `the shop's certificate is not trusted (${code}): name its issuer in NODE_EXTRA_CA_CERTS`
        : `no shop responds at port ${port}: start it, or set PORT`,
      1
    )
  )
}

type Body = object | Uint8Array<ArrayBuffer>
type OperatorRequest = RequestOptions & { readonly body?: string | Uint8Array }

/** `fetch` cannot check a certificate against another name (`servername`) than the host's. */
const requestOverTls = ({ body, ...options }: OperatorRequest): Promise<Response> =>
  new Promise((resolve, reject) => {
    const sent = request(options, (answer) => {
      void buffer(answer).then((content) => resolve(new Response(new Uint8Array(content), { status: answer.statusCode ?? 500 })), reject)
    })
    sent.once("error", reject)
    sent.end(body)
  })

/** Decoded response of an internal endpoint; exits with the reason of a refusal. */
export const callOperator = async <A>(
  path: string,
  data: Schema.Decoder<A>,
  { about, body }: { readonly about?: string; readonly body?: Body } = {}
): Promise<A> => {
  const response = await callInternal(path, body)
  const answer: unknown = await response.json()
  if (response.ok) return Schema.decodeUnknownSync(Schema.Struct({ data }))(answer).data
  const { message } = Schema.decodeUnknownSync(Schema.Struct({ message: Schema.optionalKey(Schema.String) }))(answer)
  return exitWith([about, message ?? String(response.status)].filter((part) => part !== undefined).join(": "), 1)
}
