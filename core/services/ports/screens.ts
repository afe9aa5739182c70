import { Context, type Effect, Schema } from "effect"
import type { ScreenName } from "../../routes/route.ts"

export class ScreenUnavailable extends Schema.TaggedError<ScreenUnavailable>()("ScreenUnavailable", { screen: Schema.String }) {}

export class Screens extends Context.Service<Screens, { load(screen: ScreenName): Effect.Effect<void, ScreenUnavailable> }>()(
  "shop/core/services/Screens"
) {}
