import { type Spot, zoomStep } from "./picture-view.ts"

export type GalleryMode = "whole" | "near" | "turning"

type KeyCommand =
  | { readonly type: "gallery.step"; readonly by: 1 | -1 }
  | { readonly type: "gallery.zoom"; readonly factor: number }
  | { readonly type: "gallery.move"; readonly by: Spot }
  | { readonly type: "gallery.turn"; readonly by: number }

/** Per key press. */
const stride = 0.125

/** Plus and minus zoom; arrows move, rotate, or show the next picture. */
export const keyCommand = (key: string, looking: GalleryMode): KeyCommand | undefined => {
  if (key === "+" || key === "=") return { type: "gallery.zoom", factor: zoomStep }
  if (key === "-" || key === "_") return { type: "gallery.zoom", factor: 1 / zoomStep }
  const direction = directions[key]
  if (direction === undefined) return undefined
  if (looking === "near") return { type: "gallery.move", by: { x: -direction[0] * stride, y: -direction[1] * stride } }
  const by = direction[0]
  if (by === 0) return undefined
  return looking === "turning" ? { type: "gallery.turn", by } : { type: "gallery.step", by }
}

const directions: Readonly<Record<string, readonly [x: 1 | 0 | -1, y: 1 | 0 | -1]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1]
}
