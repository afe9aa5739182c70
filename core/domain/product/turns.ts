/** Frames of a full rotation, 15 degrees apart. */
export const turnFrames = 24

/** Frame base paths by picture: `/pictures/turns/round` for `/pictures/turns/round-00` to `…-23`. */
export type Turns = Readonly<Record<string, string>>

/** A round brilliant, and a ring in each metal. */
export const shopTurns: Turns = {
  "/pictures/stones/round": "/pictures/turns/round",
  "/pictures/jewelry/solitaire-white": "/pictures/turns/solitaire-white",
  "/pictures/jewelry/solitaire-rose": "/pictures/turns/solitaire-rose",
  "/pictures/jewelry/solitaire-yellow": "/pictures/turns/solitaire-yellow"
}

/** Base paths in order. */
export const framesOf = (picture: string, turns: Turns = shopTurns): ReadonlyArray<string> => {
  const path = turns[picture]
  return path === undefined ? [] : Array.from({ length: turnFrames }, (_, frame) => `${path}-${String(frame).padStart(2, "0")}`)
}
