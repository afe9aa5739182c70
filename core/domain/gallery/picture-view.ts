/** `zoom` is relative to the fitted size; `x` and `y` offset the centre in sides of the fitted picture, whose area is always covered. */
export type PictureView = { readonly zoom: number; readonly x: number; readonly y: number }

/** Offset from the frame's centre, in sides of the fitted picture. */
export type Spot = { readonly x: number; readonly y: number }

export const fittedView: PictureView = { zoom: 1, x: 0, y: 0 }

export const maxZoom = 4

/** Factor per key or button press. */
export const zoomStep = 1.5

export const zoomBy = ({ x, y, zoom }: PictureView, factor: number, at: Spot = middle): PictureView => {
  const next = Math.min(maxZoom, Math.max(1, zoom * factor))
  const grown = next / zoom
  return bounded({ zoom: next, x: at.x - (at.x - x) * grown, y: at.y - (at.y - y) * grown })
}

export const moveBy = ({ x, y, zoom }: PictureView, by: Spot): PictureView => bounded({ zoom, x: x + by.x, y: y + by.y })

type Pair = readonly [Spot, Spot]

/** Zooms by the change of distance, moves with the midpoint. */
export const pinch = (view: PictureView, before: Pair, after: Pair): PictureView => {
  const [from, to] = [middleOf(before), middleOf(after)]
  const grown = zoomBy(view, distanceOf(after) / Math.max(distanceOf(before), 0.001), from)
  return moveBy(grown, { x: to.x - from.x, y: to.y - from.y })
}

const middle: Spot = { x: 0, y: 0 }

const bounded = ({ x, y, zoom }: PictureView): PictureView => {
  const most = (zoom - 1) / 2
  return { zoom, x: within(x, most), y: within(y, most) }
}

/** Adding 0 turns `-0` into `0`. */
const within = (shift: number, most: number): number => Math.min(most, Math.max(-most, shift)) + 0

const middleOf = ([one, other]: Pair): Spot => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 })

const distanceOf = ([one, other]: Pair): number => Math.hypot(one.x - other.x, one.y - other.y)
