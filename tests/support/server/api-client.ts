import { Effect } from "effect"
import * as apiHttp from "../../../adapters/http/api-http.ts"
import type { CallKey, GivenByKey } from "../../../core/contract/calls.ts"
import { Api, type ApiError, type CallOptions } from "../../../core/services/ports/api.ts"
import { publicClientKey } from "../../../server/platform/environment.ts"

export const guest: apiHttp.Identity = { token: null, saleUserId: null, deviceId: null }

export type Program<A> = Effect.Effect<A, ApiError, Api>

/** Program of one call through the API port. */
export const call = <K extends CallKey>(key: K, ...[given, options]: [given?: GivenByKey[K], options?: CallOptions]) =>
  Effect.flatMap(Api, (api) => api.call(key, given ?? ({} as GivenByKey[K]), options))

const optionsOf = (base: string, options: Partial<apiHttp.HttpOptions>): apiHttp.HttpOptions => ({
  ...{ base, clientKey: publicClientKey, identity: () => guest },
  ...options
})

export const layerOf = (base: string, options: Partial<apiHttp.HttpOptions> = {}) => apiHttp.layer(optionsOf(base, options))

/** The real client of a server: `get` returns an answer, `fail` the expected error; `send` is for calls outside the contract. */
export const clientOf = (base: string, options: Partial<apiHttp.HttpOptions> = {}) => {
  const layer = layerOf(base, options)
  return {
    get: <A>(program: Program<A>): Promise<A> => Effect.runPromise(Effect.provide(program, layer)),
    fail: <A>(program: Program<A>): Promise<ApiError> => Effect.runPromise(Effect.provide(Effect.flip(program), layer)),
    send: apiHttp.sendOver(optionsOf(base, options))
  }
}
