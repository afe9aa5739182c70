import { jewelry, type SeedJewelry } from "../../../server/seed/jewelry/jewelry.ts"

/** The pieces that the shop begins with, the newest last. */
export const pieces = jewelry()

/** How often each value stands there. */
export const count = (values: ReadonlyArray<string | undefined>) => {
  const counts = new Map<string, number>()
  for (const value of values) if (value !== undefined) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

/** Values that stand there more than once. */
export const repeated = (values: ReadonlyArray<string>) => [...count(values)].filter(([, times]) => times > 1)

/** A failure says of which piece it speaks. */
export const titled = (piece: SeedJewelry, text: string) => `${piece.name}: ${text}`
