import { Effect, Layer, Logger, ManagedRuntime } from "effect"
import { makeIdentity } from "../../../adapters/memory/identity-memory.ts"
import { makeVault } from "../../../adapters/memory/vault-memory.ts"
import { toRequest } from "../../../adapters/http/api-request.ts"
import { makeCalls } from "../../../app/calls.ts"
import type { CallKey } from "../../../core/contract/calls.ts"
import type { Endpoint } from "../../../core/contract/endpoint.ts"
import { Api, type ApiError, type Input, makeApi, type Send } from "../../../core/services/ports/api.ts"
import { Arrangements } from "../../../core/services/ports/arrangements.ts"
import { Captcha } from "../../../core/services/ports/captcha.ts"
import type { Ids } from "../../../core/services/ports/identity.ts"
import { JournalDesk } from "../../../core/services/ports/journal-desk.ts"
import { Downloads } from "../../../core/services/ports/downloads.ts"
import { PaperActions } from "../../../core/services/ports/papers.ts"
import { Payloads } from "../../../core/services/ports/payloads.ts"
import { Screens } from "../../../core/services/ports/screens.ts"
import { Vault } from "../../../core/services/ports/vault.ts"

/** Method and path of a request, such as `PATCH /cart/`, and its body. */
type Sent = readonly [request: string, body?: unknown]

/** Response by call: an answer, an error, or a function of the request's body. */
export type Answers = { readonly [K in CallKey]?: unknown }

/** Real calls of a tab over an API with these answers. `sent` records the requests, with paths relative to the API's base. */
export const openRealCalls = (answers: Answers, start: Partial<Ids> = { saleUserId: "guest-1" }) => {
  const sent: Array<Sent> = []
  const identity = makeIdentity(start)
  const vault = makeVault()
  const send = (endpoint: Endpoint, input: Input): Effect.Effect<unknown, ApiError> =>
    Effect.gen(function* () {
      const { json, url } = yield* toRequest(endpoint, input, "")
      const request = `${endpoint.method} ${decodeURIComponent(url.slice(endpoint.base.length))}`
      sent.push(json === undefined ? [request] : [request, json])
      const known = answers[endpoint.key as CallKey]
      if (known === undefined) return yield* Effect.die(new Error(`nobody answers ${request}`))
      const answer: unknown = typeof known === "function" ? yield* Effect.promise(async () => known(json)) : known
      return answer instanceof Error ? yield* Effect.fail(answer as ApiError) : answer
    })
  const layer = Layer.mergeAll(
    Layer.succeed(Api, makeApi(send as Send)),
    identity.layer,
    Layer.succeed(Captcha, { token: Effect.succeed(null) }),
    Layer.succeed(Vault, vault),
    Layer.mock(Arrangements, {}),
    Layer.mock(JournalDesk, {}),
    Layer.mock(Downloads, {}),
    Layer.mock(PaperActions, {}),
    Layer.mock(Payloads, {}),
    Layer.mock(Screens, {}),
    Logger.layer([])
  )
  return { calls: makeCalls(ManagedRuntime.make(layer)), identity, sent, vault }
}
