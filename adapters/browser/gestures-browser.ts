import { Effect, Layer } from "effect"
import { Gestures } from "../../core/services/ports/gestures.ts"

/** A mark is the attribute `data-{mark}` of an element. */
export const layer: Layer.Layer<Gestures> = Layer.succeed(Gestures, {
  escapes: (tell) => listen("keydown", (event) => (event.key === "Escape" && !event.isComposing ? tell() : undefined)),
  pressesOutside: (mark, tell) =>
    listen("pointerdown", ({ target }) => (target instanceof Element && target.closest(`[data-${mark}]`) ? undefined : tell()))
})

const listen = <K extends keyof DocumentEventMap>(name: K, handle: (event: DocumentEventMap[K]) => void) =>
  Effect.callback<never>(() => {
    document.addEventListener(name, handle)
    return Effect.sync(() => document.removeEventListener(name, handle))
  })
