import { Effect, Layer, Result } from "effect"
import { makeIdentity } from "../../../adapters/memory/identity-memory.ts"
import { makeVault } from "../../../adapters/memory/vault-memory.ts"
import type { Endpoint } from "../../../core/contract/endpoint.ts"
import { Api, type ApiError, type CallOptions, type Input, makeApi, type Send } from "../../../core/services/ports/api.ts"
import type { Identity, Ids } from "../../../core/services/ports/identity.ts"
import { Vault } from "../../../core/services/ports/vault.ts"

type Asked = {
  readonly call: string
  /** Method and path of the contract: `POST /session/`. */
  readonly address: string
  readonly input: Input
  readonly ids: Ids
  readonly options: CallOptions
  readonly isKeyedByContent: boolean
  /** Token of the caller. */
  readonly token: string | null
}

/** A visitor of an API with these answers by call; `asked` records calls and callers. */
export const visitor = (answers: Readonly<Record<string, unknown>>, start: Partial<Ids> = {}) => {
  const asked: Array<Asked> = []
  const identity = makeIdentity(start)
  const vault = makeVault()
  const send = (endpoint: Endpoint, input: Input, options: CallOptions = {}) =>
    Effect.suspend(() => {
      const ids = identity.ids()
      const isKeyedByContent = options.isKeyedByContent === true
      const address = `${endpoint.method} ${endpoint.path}`
      asked.push({ call: endpoint.key, address, input, ids, options, isKeyedByContent, token: options.token ?? ids.token })
      const answer = answers[endpoint.key]
      return answer instanceof Error ? Effect.fail(answer as ApiError) : Effect.succeed(answer)
    })
  const layer = Layer.mergeAll(Layer.succeed(Api, makeApi(send as Send)), identity.layer, Layer.succeed(Vault, vault))
  const run = <A, E>(program: Effect.Effect<A, E, Api | Identity | Vault>) =>
    Effect.runPromise(Effect.result(Effect.provide(program, layer)))
  const type = (form: string, secrets: Readonly<Record<string, string>>) => {
    for (const [field, text] of Object.entries(secrets)) Effect.runSync(vault.put(form, field, text))
  }
  return { asked, ids: identity.ids, layer, run, type, vault }
}

/** Error tag of a program's result, or `Success`. */
export const tagOf = <A, E extends { readonly _tag: string }>(result: Result.Result<A, E>) =>
  Result.isFailure(result) ? result.failure._tag : "Success"
