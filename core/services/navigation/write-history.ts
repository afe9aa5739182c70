import { Effect } from "effect"
import type { Focus } from "../ports/focus.ts"
import { History } from "../ports/history.ts"
import { Scroll } from "../ports/scroll.ts"

type Visit = Parameters<Focus["Service"]["depart"]>[0]

/** Saves scroll and focus of the old page, then writes the history entry of a new visit. */
export const writeHistory = Effect.fnUntraced(function* (visit: Visit, focus: Focus["Service"] | undefined) {
  const { from, kind, place } = visit
  const scroll = yield* Scroll
  const history = yield* History
  if (kind !== "load") yield* scroll.remember(from)
  if (focus !== undefined) yield* focus.depart(visit)
  if (kind === "push" || kind === "replace") yield* history.write(place, kind)
})
