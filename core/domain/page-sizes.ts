/** Pieces or stones on one page of a catalogue (LIM-002). */
export const catalogPageSize = 24
