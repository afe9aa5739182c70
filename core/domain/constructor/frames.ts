import type { Category } from "../product/jewelry.ts"
import { type FrameSeat, type SeatedStone, seatTicks, takesStone } from "./seats.ts"

export const frameCategories = ["kolco", "podveska", "odinochnye-sergi"] as const satisfies ReadonlyArray<Category>
export type FrameCategory = (typeof frameCategories)[number]

/** With several stones, seats describe the middle one; others must not be larger. */
export type FrameFit = { readonly stonesCount: number; readonly seats: ReadonlyArray<FrameSeat> }

/** Expects the middle stone first; compares millimetres, not carats. */
export const fitsFrame = ({ seats, stonesCount }: FrameFit, stones: ReadonlyArray<SeatedStone>): boolean => {
  const [middle, ...others] = stones
  if (middle === undefined || stones.length !== stonesCount || !takesStone(seats, middle)) return false
  const isOfCut = ({ shape }: SeatedStone) => seats.some((seat) => seat.shape === shape)
  return others.every((stone) => isOfCut(stone) && seatTicks(stone) <= seatTicks(middle))
}

export const nameReady = (frame: string, stonesCount: number): string =>
  `${frame} ${stonesCount === 1 ? "с вашим бриллиантом" : "с вашими бриллиантами"}`

/** Article of a finished piece. */
export const readyCode = (frame: string, stones: string): string => `${frame}/${stones}`
