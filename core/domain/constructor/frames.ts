import type { Category } from "../product/jewelry.ts"
import { type FrameSeat, type SeatedStone, seatTicks, takesStone } from "./seats.ts"

/** Categories of frames by the codes of their addresses, in the order in which they are shown. */
export const frameCategories = ["kolco", "podveska", "odinochnye-sergi"] as const satisfies ReadonlyArray<Category>
export type FrameCategory = (typeof frameCategories)[number]

/** What a frame takes: so many stones, in seats of its cuts; of several the seats are of the middle one, and no other is larger. */
export type FrameFit = { readonly stonesCount: number; readonly seats: ReadonlyArray<FrameSeat> }

/** Whether these stones, the middle one first, stand in a frame: by their measures, not by their carats. */
export const fitsFrame = ({ seats, stonesCount }: FrameFit, stones: ReadonlyArray<SeatedStone>): boolean => {
  const [middle, ...others] = stones
  if (middle === undefined || stones.length !== stonesCount || !takesStone(seats, middle)) return false
  const isOfCut = ({ shape }: SeatedStone) => seats.some((seat) => seat.shape === shape)
  return others.every((stone) => isOfCut(stone) && seatTicks(stone) <= seatTicks(middle))
}

/** «Кольцо «Опора» с вашим бриллиантом». */
export const nameReady = (frame: string, stonesCount: number): string =>
  `${frame} ${stonesCount === 1 ? "с вашим бриллиантом" : "с вашими бриллиантами"}`

/** The article of a piece that was made of a frame and a stone, or a set of them: it tells it from every other. */
export const readyCode = (frame: string, stones: string): string => `${frame}/${stones}`
