/** A number of the seed, which the state's register does not know: it begins with zeros. A variant of a piece is of the kind 0, a stone of the kind 1. */
export const sampleIdentification = (kind: 0 | 1, id: number): string => `0000${kind}${String(id).padStart(11, "0")}`
