import { Effect } from "effect"
import * as apiHttp from "../../../adapters/http/api-http.ts"
import type { Endpoint, InputOf } from "../../../core/contract/endpoint.ts"
import { Api, type ApiError, type CallOptions } from "../../../core/services/ports/api.ts"
import { publicClientKey } from "../../../server/environment.ts"

/** The input of a call that takes nothing. */
export const nothing = { params: {}, query: {}, body: {} }

export const guest: apiHttp.Identity = { token: null, saleUserId: null, deviceId: null }

export type Program<A> = Effect.Effect<A, ApiError, Api>

/** One call through the port. */
export const call = <E extends Endpoint>(endpoint: E, input: InputOf<E>, options?: CallOptions) =>
  Effect.flatMap(Api, (api) => api.call(endpoint, input, options))

export const layerOf = (base: string, options: Partial<apiHttp.HttpOptions> = {}) =>
  apiHttp.layer({ base, clientKey: publicClientKey, identity: () => guest, ...options })

/** The real client of a server: `get` an answer, or the error that it must `fail` with. */
export const clientOf = (base: string, options: Partial<apiHttp.HttpOptions> = {}) => {
  const layer = layerOf(base, options)
  return {
    get: <A>(program: Program<A>): Promise<A> => Effect.runPromise(Effect.provide(program, layer)),
    fail: <A>(program: Program<A>): Promise<ApiError> => Effect.runPromise(Effect.provide(Effect.flip(program), layer))
  }
}
