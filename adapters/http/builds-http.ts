import { Effect, Schema } from "effect"
import ky from "ky"
import { type Builds, BuildsUnavailable, RouteRule } from "../../core/services/builds.ts"

const decodeLatest = Schema.decodeUnknownEffect(Schema.Struct({ id: Schema.NonEmptyString }))
const decodeManifest = Schema.decodeUnknownEffect(Schema.Struct({ id: Schema.NonEmptyString, routes: Schema.Array(RouteRule) }))

/** Reads `builds/latest.json` and `builds/meta/{id}.json` of the shop. */
export const makeBuilds = ({ base = "", build }: { readonly build: string; readonly base?: string }): Builds["Service"] => ({
  running: build,
  latest: read(`${base}/builds/latest.json`).pipe(
    Effect.flatMap(decodeLatest),
    Effect.map(({ id }) => id),
    Effect.mapError(toUnavailable)
  ),
  rules: read(`${base}/builds/meta/${build}.json`).pipe(
    Effect.flatMap(decodeManifest),
    Effect.map(({ routes }) => routes),
    Effect.mapError(toUnavailable)
  )
})

const read = (url: string) =>
  Effect.tryPromise({
    try: (signal) => ky.get(url, { signal, timeout: 12_000, retry: 0, cache: "no-cache" }).json<unknown>(),
    catch: (cause) => (cause instanceof Error ? cause : new Error(String(cause)))
  })

const toUnavailable = ({ message }: { readonly message: string }) => new BuildsUnavailable({ reason: message })
