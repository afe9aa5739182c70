/** Frames of a full turn, 15 degrees apart. */
export const turnFrames = 24

/** Frame base paths by picture: `/pictures/turns/round` stands for `/pictures/turns/round-00` to `…-23`. */
export type Turns = Readonly<Record<string, string>>

/** Frames of rings have a stone of 6.5 mm, so pictures with larger or smaller ones have no turn. */
export const shopTurns: Turns = {
  "/pictures/stones/round": "/pictures/turns/round",
  "/pictures/pieces/solitaire-66-white": "/pictures/turns/solitaire-white",
  "/pictures/pieces/solitaire-66-yellow": "/pictures/turns/solitaire-yellow",
  "/pictures/jewelry/solitaire-white": "/pictures/turns/solitaire-white",
  "/pictures/jewelry/solitaire-rose": "/pictures/turns/solitaire-rose",
  "/pictures/jewelry/solitaire-yellow": "/pictures/turns/solitaire-yellow"
}

/** Empty without a turn. */
export const framesOf = (picture: string, turns: Turns = shopTurns): ReadonlyArray<string> => {
  const path = turns[picture]
  return path === undefined ? [] : Array.from({ length: turnFrames }, (_, frame) => `${path}-${String(frame).padStart(2, "0")}`)
}
