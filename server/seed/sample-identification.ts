/** Begins with zeros, unlike any real number. Kind 0 is a variant of a piece, 1 a stone. */
export const sampleIdentification = (kind: 0 | 1, id: number): string => `0000${kind}${String(id).padStart(11, "0")}`
