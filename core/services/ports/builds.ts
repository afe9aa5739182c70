import { Context, Effect, Schema } from "effect"

/** Only logged (BLD-009, ERRC-005). */
export class BuildsUnavailable extends Schema.TaggedError<BuildsUnavailable>()("BuildsUnavailable", { reason: Schema.String }) {}

/** Route in the build's manifest (BLD-004); `preloads` is the screen whose code may be prefetched. */
export const RouteRule = Schema.Struct({ name: Schema.String, pattern: Schema.String, preloads: Schema.NullOr(Schema.String) })
export type RouteRule = typeof RouteRule.Type

export const ScreenFiles = Schema.Record(Schema.String, Schema.Array(Schema.String))
export type ScreenFiles = typeof ScreenFiles.Type

/** Build of this tab, latest build, and manifest of this tab's build (API-090, API-091). */
export class Builds extends Context.Service<
  Builds,
  {
    readonly running: string
    readonly latest: Effect.Effect<string, BuildsUnavailable>
    readonly rules: Effect.Effect<ReadonlyArray<RouteRule>, BuildsUnavailable>
    readonly files: Effect.Effect<ScreenFiles, BuildsUnavailable>
  }
>()("shop/core/services/Builds") {}

/** A failed request counts as no newer build (BLD-002, BLD-009). */
export const isOutdated: Effect.Effect<boolean, never, Builds> = Effect.gen(function* () {
  const { latest, running } = yield* Builds
  const build = yield* Effect.catch(latest, (unavailable) => Effect.as(logged("could not read the latest build", unavailable), running))
  return build !== running
})

/** Empty on failure (ERRC-005). */
export const readRules: Effect.Effect<ReadonlyArray<RouteRule>, never, Builds> = Effect.gen(function* () {
  const { rules } = yield* Builds
  return yield* Effect.catch(rules, (unavailable) => Effect.as(logged("could not read the manifest of the build", unavailable), []))
})

/** Empty on failure. */
export const readFiles: Effect.Effect<ScreenFiles, never, Builds> = Effect.gen(function* () {
  const { files } = yield* Builds
  return yield* Effect.catch(files, (unavailable) => Effect.as(logged("could not read the files of the build", unavailable), {}))
})

const logged = (what: string, { reason }: BuildsUnavailable) => Effect.logWarning(what, { reason })
