import { Context, Effect, Schema } from "effect"

/** The build could not be asked about; nobody is told but the log (BLD-009, ERRC-005). */
export class BuildsUnavailable extends Schema.TaggedError<BuildsUnavailable>()("BuildsUnavailable", { reason: Schema.String }) {}

/** A route as the manifest of the running build has it (BLD-004): `preloads` is the screen whose code may be fetched ahead. */
export const RouteRule = Schema.Struct({ name: Schema.String, pattern: Schema.String, preloads: Schema.NullOr(Schema.String) })
export type RouteRule = typeof RouteRule.Type

/** The files of each screen's code, as their addresses. */
export const ScreenFiles = Schema.Record(Schema.String, Schema.Array(Schema.String))
export type ScreenFiles = typeof ScreenFiles.Type

/** The builds of the shop, as its server tells of them (API-090, API-091). */
export class Builds extends Context.Service<
  Builds,
  {
    /** The build that this tab runs. */
    readonly running: string
    /** The build that the shop serves now. */
    readonly latest: Effect.Effect<string, BuildsUnavailable>
    /** The rules of the routes of the build that runs here. */
    readonly rules: Effect.Effect<ReadonlyArray<RouteRule>, BuildsUnavailable>
    /** What the code of its screens consists of. */
    readonly files: Effect.Effect<ScreenFiles, BuildsUnavailable>
  }
>()("shop/core/services/Builds") {}

/** Whether the shop serves another build than this tab runs; one that could not be asked changes nothing (BLD-002, BLD-009). */
export const isOutdated: Effect.Effect<boolean, never, Builds> = Effect.gen(function* () {
  const { latest, running } = yield* Builds
  const found = yield* Effect.catch(latest, (unavailable) => Effect.as(logged("the latest build is not known", unavailable), running))
  return found !== running
})

/** The rules of the running build's routes; none where they could not be read, and the page works on (ERRC-005). */
export const readRules: Effect.Effect<ReadonlyArray<RouteRule>, never, Builds> = Effect.gen(function* () {
  const { rules } = yield* Builds
  return yield* Effect.catch(rules, (unavailable) => Effect.as(logged("the manifest of the build is not known", unavailable), []))
})

/** The files of the running build's screens; none where they could not be read. */
export const readFiles: Effect.Effect<ScreenFiles, never, Builds> = Effect.gen(function* () {
  const { files } = yield* Builds
  return yield* Effect.catch(files, (unavailable) => Effect.as(logged("the files of the build are not known", unavailable), {}))
})

const logged = (what: string, { reason }: BuildsUnavailable) => Effect.logWarning(what, { reason })
