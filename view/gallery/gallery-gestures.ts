import type { PointerEvent } from "react"
import { pinch, type Spot } from "../../core/domain/gallery/picture-view.ts"
import { turnFrames } from "../../core/domain/gallery/turns.ts"
import { galleryModeOf } from "../../core/machines/product/gallery-mode.ts"
import type { useFeature } from "../shop-context.tsx"

export type GalleryActor = NonNullable<ReturnType<typeof useFeature<"gallery">>>

type PointerHandlers = Record<"onPointerDown" | "onPointerMove" | "onPointerUp" | "onPointerCancel", (event: PointerEvent) => void>

/** Shortest swipe, as a share of the picture's side. */
const swipeSides = 0.12

/** Two fingers zoom; one pans, turns, or swipes to the next picture. */
export const pointerHandlers = (gallery: GalleryActor): PointerHandlers => {
  const fingers = new Map<number, Spot>()
  let start: Spot | undefined
  let sentFrames = 0

  const drag = (before: Spot, after: Spot) => {
    const mode = galleryModeOf(gallery.getSnapshot())
    if (mode === "near") gallery.send({ type: "gallery.move", by: { x: after.x - before.x, y: after.y - before.y } })
    if (mode !== "turning" || start === undefined) return
    const frames = Math.round((after.x - start.x) * turnFrames)
    if (frames !== sentFrames) gallery.send({ type: "gallery.turn", by: frames - sentFrames })
    sentFrames = frames
  }

  const release = (event: PointerEvent) => {
    const end = fingers.get(event.pointerId)
    fingers.delete(event.pointerId)
    if (end === undefined || start === undefined || fingers.size > 0 || galleryModeOf(gallery.getSnapshot()) !== "whole") return
    const [x, y] = [end.x - start.x, end.y - start.y]
    if (Math.abs(x) > swipeSides && Math.abs(x) > Math.abs(y)) gallery.send({ type: "gallery.step", by: x < 0 ? 1 : -1 })
  }

  return {
    onPointerDown: (event) => {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      const spot = spotOf(event)
      start = fingers.size === 0 ? spot : undefined
      sentFrames = 0
      fingers.set(event.pointerId, spot)
    },
    onPointerMove: (event) => {
      const before = fingers.get(event.pointerId)
      if (before === undefined) return
      const after = spotOf(event)
      const [other] = [...fingers].flatMap(([id, spot]) => (id === event.pointerId ? [] : [spot]))
      fingers.set(event.pointerId, after)
      if (other === undefined) return drag(before, after)
      const { view } = gallery.getSnapshot().context
      gallery.send({ type: "gallery.setView", view: pinch(view, [before, other], [after, other]) })
    },
    onPointerUp: release,
    onPointerCancel: (event) => void fingers.delete(event.pointerId)
  }
}

/** Zooms at the pointer, without scrolling the page. */
export const watchWheel =
  (gallery: GalleryActor) =>
  (stage: HTMLElement | null): (() => void) | undefined => {
    const control = new AbortController()
    const wheel = (event: WheelEvent) => {
      event.preventDefault()
      const factor = Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.002))
      gallery.send({ type: "gallery.zoom", factor, ...(stage && { spot: spotIn(stage, event) }) })
    }
    stage?.addEventListener("wheel", wheel, { passive: false, signal: control.signal })
    return () => control.abort()
  }

/** Pointer position from the middle of the stage, in sides of the fitted picture. */
export const spotOf = (event: { readonly currentTarget: Element; readonly clientX: number; readonly clientY: number }): Spot =>
  spotIn(event.currentTarget, event)

const spotIn = (stage: Element, { clientX, clientY }: { readonly clientX: number; readonly clientY: number }): Spot => {
  const { height, left, top, width } = stage.getBoundingClientRect()
  const side = Math.max(1, Math.min(width, height))
  return { x: (clientX - left - width / 2) / side, y: (clientY - top - height / 2) / side }
}
