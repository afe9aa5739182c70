/** Pieces or stones on one page of a catalogue (LIM-002). */
export const catalogPageSize = 24

/** Pieces or stones on one page of what was searched for (LIM-035). */
export const searchPageSize = 12

/** Frames, or stones for a frame, on one page of the constructor (LIM-036). */
export const framesPageSize = 12

/** Orders on one page of their history (LIM-033). */
export const ordersPageSize = 15

/** Requests for diamonds on one page of their list (LIM-034). */
export const diamondOrdersPageSize = 12

/** How many pages of a catalogue one page of a browser shows at most, one under another. */
export const mostPages = 10

/** The first of the pages that are shown, by how many items there are up to `page`. */
export const firstShown = ({ items, page }: { readonly items: ReadonlyArray<unknown>; readonly page: number }): number =>
  page - Math.max(1, Math.ceil(items.length / catalogPageSize)) + 1
