import { Effect } from "effect"
import { Gestures } from "../ports/gestures.ts"

type Dismissal = { readonly type: "tooltip.dismiss" } | { readonly type: "tooltip.pressedOutside" }

export const watchDismissal = (sendBack: (dismissal: Dismissal) => void): Effect.Effect<never, never, Gestures> =>
  Effect.flatMap(Gestures, (gestures) =>
    Effect.raceFirst(
      gestures.escapes(() => sendBack({ type: "tooltip.dismiss" })),
      gestures.pressesOutside("tooltip", () => sendBack({ type: "tooltip.pressedOutside" }))
    )
  )
