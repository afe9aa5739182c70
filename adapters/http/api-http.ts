import { Effect, Layer } from "effect"
import ky from "ky"
import type { Endpoint } from "../../core/contract/endpoint.ts"
import { Api, type CallOptions, type Input, makeApi, type Send, Unreachable } from "../../core/services/ports/api.ts"
import { digestOf } from "./digest.ts"
import type { sendUpload } from "./upload.ts"
import { readReply, type Reply } from "./api-reply.ts"
import { toRequest, type WireRequest } from "./api-request.ts"

/** Caller's ids, read for each call. */
export type Identity = { readonly token: string | null; readonly saleUserId: string | null; readonly deviceId: string | null }

export type HttpOptions = {
  /** Origin of the API; empty for the page's own. */
  readonly base: string
  /** Fixed key of this client (SEC-003). */
  readonly clientKey: string
  readonly identity: () => Identity
  /** Called for a refused token; `isWrite` unless the request was a GET. */
  readonly onRefused?: (token: string, isWrite: boolean) => void
  /** Milliseconds for the whole call, with its retry and response body. */
  readonly timeoutMs?: number
}

export const layer = (options: HttpOptions): Layer.Layer<Api> => Layer.succeed(Api, makeApi(sendOver(options)))

/** Reads are retried once after a connection failure, writes never. */
export const sendOver =
  (options: HttpOptions): Send =>
  (endpoint, input, callOptions) =>
    Effect.gen(function* () {
      const { file, upload } = callOptions ?? {}
      const request = { ...(yield* toRequest(endpoint, input, options.base)), ...bodyOf(file, upload) }
      const identity = { ...options.identity(), ...(callOptions?.token !== undefined && { token: callOptions.token }) }
      const keyed = callOptions?.isKeyedByContent === true ? yield* keyOf(endpoint, input, identity) : {}
      const headers = headersOf(options.clientKey, identity, { ...callOptions, ...keyed })
      // `file` is the raw body, `upload` a field of a form; both get more time.
      const timeoutMs = options.timeoutMs ?? (upload !== undefined ? 300_000 : file === undefined ? 12_000 : 180_000)
      const reply =
        upload?.onProgress === undefined
          ? yield* send(endpoint, request, headers, { timeoutMs, keepalive: callOptions?.outlivesPage === true })
          : yield* sendWithProgress({ call: endpoint.key, method: endpoint.method, url: request.url, headers, timeoutMs }, upload)
      if (reply.status === 401 && identity.token !== null) options.onRefused?.(identity.token, endpoint.method !== "GET")
      return yield* readReply(endpoint, reply)
    })

/** Idempotency key of the content and its sender: two users may send identical content. */
const keyOf = ({ key }: Endpoint, { body }: Input, { saleUserId, token }: Identity) =>
  Effect.promise(async () => ({ idempotencyKey: await digestOf(JSON.stringify([key, token ?? saleUserId, body])) }))

const bodyOf = (file: CallOptions["file"], upload: CallOptions["upload"]) => {
  if (upload === undefined) return file === undefined ? {} : { body: file }
  const form = new FormData()
  form.append(upload.field, upload.blob, upload.name)
  return { body: form }
}

const sendWithProgress = (...args: Parameters<typeof sendUpload>) =>
  Effect.flatMap(
    Effect.promise(() => import("./upload.ts")),
    (module) => module.sendUpload(...args)
  )

type HeaderTexts = Readonly<Record<string, string | undefined>>

const headersOf = (
  clientKey: string,
  { deviceId, saleUserId, token }: Identity,
  { captchaToken, file, idempotencyKey }: CallOptions = {}
): HeaderTexts => ({
  "x-client-key": clientKey,
  authorization: token === null ? undefined : `Bearer ${token}`,
  "x-sale-user-id": saleUserId ?? undefined,
  "x-device-id": deviceId ?? undefined,
  "content-type": file === undefined ? undefined : "application/octet-stream",
  "x-token": captchaToken,
  "idempotency-key": idempotencyKey
})

const send = (
  { key, method }: Endpoint,
  { url, ...body }: WireRequest & { readonly body?: Uint8Array<ArrayBuffer> | FormData },
  headers: HeaderTexts,
  { keepalive, timeoutMs }: { readonly timeoutMs: number; readonly keepalive: boolean }
): Effect.Effect<Reply, Unreachable> => {
  const unreachable = (timedOut: boolean) => new Unreachable({ call: key, requestId: null, timedOut })
  return Effect.tryPromise({
    try: async (signal): Promise<Reply> => {
      const retry = { limit: 1, methods: ["get"] }
      const response = await ky(url, { method, headers, ...body, signal, keepalive, retry, timeout: false, throwHttpErrors: false })
      const { headers: answered, status } = response
      return { status, requestId: answered.get("x-request-id"), retryAfter: answered.get("retry-after"), text: await response.text() }
    },
    catch: () => unreachable(false)
  }).pipe(Effect.timeoutOrElse({ duration: timeoutMs, orElse: () => Effect.fail(unreachable(true)) }))
}
