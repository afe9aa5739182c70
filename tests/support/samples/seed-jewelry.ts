import { jewelry, type SeedJewelry } from "../../../server/seed/jewelry/jewelry.ts"

/** Pieces of the seed, newest last. */
export const pieces = jewelry()

/** Number of occurrences of each value. */
export const count = (values: ReadonlyArray<string | undefined>) => {
  const counts = new Map<string, number>()
  for (const value of values) if (value !== undefined) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

/** Values that occur more than once. */
export const repeated = (values: ReadonlyArray<string>) => [...count(values)].filter(([, times]) => times > 1)

/** Prefixes a failure with the piece's name. */
export const titled = (piece: SeedJewelry, text: string) => `${piece.name}: ${text}`
