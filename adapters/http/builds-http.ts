import { Effect, Schema } from "effect"
import ky from "ky"
import { type Builds, BuildsUnavailable, RouteRule, ScreenFiles } from "../../core/services/ports/builds.ts"

const decodeLatest = Schema.decodeUnknownEffect(Schema.Struct({ id: Schema.NonEmptyString }))
const Manifest = Schema.Struct({ id: Schema.NonEmptyString, routes: Schema.Array(RouteRule), files: ScreenFiles })
const decodeManifest = Schema.decodeUnknownEffect(Manifest)

/** Manifests are immutable and read once. */
export const makeBuilds = ({ base = "", build }: { readonly build: string; readonly base?: string }): Builds["Service"] => {
  let cached: typeof Manifest.Type | undefined
  const manifest = Effect.suspend(() =>
    cached === undefined
      ? read(`${base}/builds/meta/${build}.json`).pipe(
          Effect.flatMap(decodeManifest),
          Effect.tap((decoded) => Effect.sync(() => void (cached = decoded))),
          Effect.mapError(toUnavailable)
        )
      : Effect.succeed(cached)
  )
  return {
    running: build,
    latest: read(`${base}/builds/latest.json`).pipe(
      Effect.flatMap(decodeLatest),
      Effect.map(({ id }) => id),
      Effect.mapError(toUnavailable)
    ),
    rules: Effect.map(manifest, ({ routes }) => routes),
    files: Effect.map(manifest, ({ files }) => files)
  }
}

const read = (url: string) =>
  Effect.tryPromise({
    try: (signal) => ky.get(url, { signal, timeout: 12_000, retry: 0, cache: "no-cache" }).json<unknown>(),
    catch: (cause) => (cause instanceof Error ? cause : new Error(String(cause)))
  })

const toUnavailable = ({ message }: { readonly message: string }) => new BuildsUnavailable({ reason: message })
