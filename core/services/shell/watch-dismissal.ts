import { Effect } from "effect"
import { Gestures } from "../ports/gestures.ts"

type Dismissal = { readonly type: "tooltip.dismiss" } | { readonly type: "tooltip.pressedOutside" }

export const watchDismissal = (tell: (dismissal: Dismissal) => void): Effect.Effect<never, never, Gestures> =>
  Effect.flatMap(Gestures, (gestures) =>
    Effect.raceFirst(
      gestures.escapes(() => tell({ type: "tooltip.dismiss" })),
      gestures.pressesOutside("tooltip", () => tell({ type: "tooltip.pressedOutside" }))
    )
  )
