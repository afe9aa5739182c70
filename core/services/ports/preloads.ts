import { Context, Effect, Schema } from "effect"
import { chunksAtOnce, inTurns } from "../../domain/maintenance/in-turns.ts"
import { placeOf } from "../../domain/url/place.ts"
import { compilePattern } from "../../routes/pattern.ts"
import { type Builds, readFiles, type RouteRule } from "./builds.ts"

/** A file did not come ahead of its page; the page asks for it again when it is gone to. */
export class FileUnavailable extends Schema.TaggedError<FileUnavailable>()("FileUnavailable", { reason: Schema.String }) {}

/** The links of a page, and the files that its visitor may need next. */
export class Preloads extends Context.Service<
  Preloads,
  {
    /** The visitor saves data, or is on a slow line: nothing is fetched ahead. */
    readonly isSparing: Effect.Effect<boolean>
    /** Tells of each link that is pointed at, focused or seen, by its address and that of the page, for as long as it runs. */
    links(tell: (to: string, from: string) => void): Effect.Effect<never>
    /** The tab has a file, or has asked for it. */
    has(file: string): boolean
    /** Fetches a file into the browser's cache when the page has nothing else to do. Nothing of it runs. */
    fetch(file: string): Effect.Effect<void, FileUnavailable>
  }
>()("shop/core/services/Preloads") {}

/**
 * Fetches the code of pages before they are gone to, five files at once (LIM-009), each once in a visit: code alone, no payload. What does not come is
 * logged, and comes by the usual way with its page.
 */
export const preloadScreens = Effect.fnUntraced(function* (
  rules: ReadonlyArray<RouteRule>
): Effect.fn.Return<never, never, Builds | Preloads> {
  const preloads = yield* Preloads
  if (rules.length === 0 || (yield* preloads.isSparing)) return yield* Effect.never
  const files = yield* readFiles
  const run = Effect.runPromiseWith(yield* Effect.context())
  const screenAt = screenBy(rules)
  const asked = new Set<string>()
  const inTurn = inTurns(chunksAtOnce)
  return yield* preloads.links((to, from) => {
    for (const file of files[screenAt(to, from) ?? ""] ?? []) {
      if (asked.has(file)) continue
      asked.add(file)
      if (!preloads.has(file)) void inTurn(() => run(Effect.catch(preloads.fetch(file), (missed) => logged(file, missed))))
    }
  })
})

/** The screen that a link leads to from a page; none where the link leads to the page itself, or out of the shop. */
const screenBy = (rules: ReadonlyArray<RouteRule>) => {
  const known = rules.map(({ pattern, preloads }) => ({ matches: compilePattern(pattern), preloads }))
  return (to: string, from: string): string | null => {
    const path = placeOf(to, 0)?.path
    if (path === undefined || path === placeOf(from, 0)?.path) return null
    return known.find(({ matches }) => matches(path) !== undefined)?.preloads ?? null
  }
}

const logged = (file: string, { reason }: FileUnavailable) => Effect.logWarning("code did not come ahead of its page", { file, reason })
