/** Of a turn there are so many frames, each 15 degrees on. */
export const turnFrames = 24

/** Pictures that have frames of a whole turn, and where those lie: `/pictures/turns/round` for `/pictures/turns/round-00` to `…-23`. */
export type Turns = Readonly<Record<string, string>>

/** Those that are drawn: a round brilliant, and a ring with one in each metal. */
export const houseTurns: Turns = {
  "/pictures/stones/round": "/pictures/turns/round",
  "/pictures/jewelry/solitaire-white": "/pictures/turns/solitaire-white",
  "/pictures/jewelry/solitaire-rose": "/pictures/turns/solitaire-rose",
  "/pictures/jewelry/solitaire-yellow": "/pictures/turns/solitaire-yellow"
}

/** The frames of a picture as base paths, in the order of the turn; empty for one that does not turn. */
export const framesOf = (picture: string, turns: Turns = houseTurns): ReadonlyArray<string> => {
  const path = turns[picture]
  return path === undefined ? [] : Array.from({ length: turnFrames }, (_, frame) => `${path}-${String(frame).padStart(2, "0")}`)
}
