import { Effect } from "effect"
import type { Goal } from "../../domain/marketing/goals.ts"
import type { Push } from "../../domain/marketing/pushes.ts"
import { Tags } from "../ports/tags.ts"

type TagMessages = { readonly pushes: ReadonlyArray<Push>; readonly goals: ReadonlyArray<Goal> }

/** Sends data layer pushes, then counter goals, in order. */
export const sendTagMessages = Effect.fnUntraced(function* ({ goals, pushes }: TagMessages): Effect.fn.Return<void, never, Tags> {
  const tags = yield* Tags
  for (const push of pushes) yield* tags.push(push)
  for (const goal of goals) yield* tags.reach(goal)
})
