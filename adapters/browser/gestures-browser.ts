import { Effect, Layer } from "effect"
import { Gestures } from "../../core/services/ports/gestures.ts"

/** A mark is the attribute `data-{mark}` of an element. */
export const layer: Layer.Layer<Gestures> = Layer.succeed(Gestures, {
  escapes: (notify) => listen("keydown", (event) => (event.key === "Escape" && !event.isComposing ? notify() : undefined)),
  pressesOutside: (mark, notify) =>
    listen("pointerdown", ({ target }) => (target instanceof Element && target.closest(`[data-${mark}]`) ? undefined : notify()))
})

const listen = <K extends keyof DocumentEventMap>(name: K, handle: (event: DocumentEventMap[K]) => void) =>
  Effect.callback<never>(() => {
    document.addEventListener(name, handle)
    return Effect.sync(() => document.removeEventListener(name, handle))
  })
