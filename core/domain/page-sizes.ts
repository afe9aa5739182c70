/** Pieces or stones on one page of a catalogue (LIM-002). */
export const catalogPageSize = 24

/** Pieces or stones on one page of what was searched for (LIM-035). */
export const searchPageSize = 12
