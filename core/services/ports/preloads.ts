import { Context, Effect, Schema } from "effect"
import { chunksAtOnce, limitConcurrency } from "../../domain/maintenance/limit-concurrency.ts"
import { placeOf } from "../../domain/url/place.ts"
import { compilePattern } from "../../routes/pattern.ts"
import { type Builds, readFiles, type RouteRule } from "./builds.ts"

/** The page requests the file again when opened. */
export class FileUnavailable extends Schema.TaggedError<FileUnavailable>()("FileUnavailable", { reason: Schema.String }) {}

export class Preloads extends Context.Service<
  Preloads,
  {
    /** Save-Data or a slow connection: nothing is prefetched. */
    readonly isSparing: Effect.Effect<boolean>
    /** Reports links that are hovered, focused or visible, with the current page's address. */
    links(notify: (to: string, from: string) => void): Effect.Effect<never>
    has(file: string): boolean
    /** Fetches a file into the browser's cache when the page is idle, without executing it. */
    fetch(file: string): Effect.Effect<void, FileUnavailable>
  }
>()("shop/core/services/Preloads") {}

/** Prefetches screen code of linked pages, five files at a time (LIM-009), each once per visit. Failures are logged. */
export const preloadScreens = Effect.fnUntraced(function* (
  rules: ReadonlyArray<RouteRule>
): Effect.fn.Return<never, never, Builds | Preloads> {
  const preloads = yield* Preloads
  if (rules.length === 0 || (yield* preloads.isSparing)) return yield* Effect.never
  const files = yield* readFiles
  const run = Effect.runPromiseWith(yield* Effect.context())
  const screenAt = screenBy(rules)
  const requestedFiles = new Set<string>()
  const inTurn = limitConcurrency(chunksAtOnce)
  return yield* preloads.links((to, from) => {
    for (const file of files[screenAt(to, from) ?? ""] ?? []) {
      if (requestedFiles.has(file)) continue
      requestedFiles.add(file)
      if (!preloads.has(file)) void inTurn(() => run(Effect.catch(preloads.fetch(file), (missed) => logged(file, missed))))
    }
  })
})

/** `null` for the same page or an external address. */
const screenBy = (rules: ReadonlyArray<RouteRule>) => {
  const compiled = rules.map(({ pattern, preloads }) => ({ matches: compilePattern(pattern), preloads }))
  return (to: string, from: string): string | null => {
    const path = placeOf(to, 0)?.path
    if (path === undefined || path === placeOf(from, 0)?.path) return null
    return compiled.find(({ matches }) => matches(path) !== undefined)?.preloads ?? null
  }
}

const logged = (file: string, { reason }: FileUnavailable) => Effect.logWarning("could not preload code", { file, reason })
