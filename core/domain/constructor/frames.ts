import type { Shape } from "../product/diamond.ts"
import type { Category } from "../product/jewelry.ts"

/** Categories of frames by the codes of their addresses, in the order in which they are shown. */
export const frameCategories = ["kolco", "podveska", "odinochnye-sergi"] as const satisfies ReadonlyArray<Category>
export type FrameCategory = (typeof frameCategories)[number]

/** What a frame takes: so many stones of these cuts; the carats are of the stone, of several of the middle one. */
export type FrameFit = {
  readonly stonesCount: number
  readonly shapes: ReadonlyArray<Shape>
  readonly leastWeight: number
  readonly mostWeight: number
}

/** Whether these stones, the middle one first, stand in a frame. */
export const fitsFrame = (
  { leastWeight, mostWeight, shapes, stonesCount }: FrameFit,
  stones: ReadonlyArray<{ readonly shape: Shape; readonly weight: number }>
): boolean => {
  const [middle] = stones
  return (
    middle !== undefined &&
    stones.length === stonesCount &&
    stones.every(({ shape }) => shapes.includes(shape)) &&
    middle.weight >= leastWeight &&
    middle.weight <= mostWeight
  )
}

/** «Кольцо «Опора» с вашим бриллиантом». */
export const nameReady = (frame: string, stonesCount: number): string =>
  `${frame} ${stonesCount === 1 ? "с вашим бриллиантом" : "с вашими бриллиантами"}`

/** The article of a piece that was made of a frame and a stone, or a set of them: it tells it from every other. */
export const readyCode = (frame: string, stones: string): string => `${frame}/${stones}`
