import { Effect, Layer } from "effect"
import { Gestures } from "../../core/services/ports/gestures.ts"

/** Gestures on the document; an element has a mark as the attribute `data-{mark}`. */
export const layer: Layer.Layer<Gestures> = Layer.succeed(Gestures, {
  escapes: (tell) => listening("keydown", (event) => (event.key === "Escape" && !event.isComposing ? tell() : undefined)),
  pressesOutside: (mark, tell) =>
    listening("pointerdown", ({ target }) => (target instanceof Element && target.closest(`[data-${mark}]`) ? undefined : tell()))
})

const listening = <K extends keyof DocumentEventMap>(name: K, heard: (event: DocumentEventMap[K]) => void) =>
  Effect.callback<never>(() => {
    document.addEventListener(name, heard)
    return Effect.sync(() => document.removeEventListener(name, heard))
  })
