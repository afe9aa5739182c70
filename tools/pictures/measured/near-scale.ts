import type { Frame } from "../scene.ts"

/** Frame between one that the piece fills and one of the same scale for all sizes. */
export const nearScale = ([x, y, half]: Frame, same: number): Frame => [x, y, (half + same) / 2]
