import type { Frame } from "../scene.ts"

/** Frame halfway between one that the piece fills and one of half-width `common`, which all sizes of a design share. */
export const nearScale = ([x, y, half]: Frame, common: number): Frame => [x, y, (half + common) / 2]
