/** LIM-002. */
export const catalogPageSize = 24

/** LIM-035. */
export const searchPageSize = 12

/** Frames, or stones of a frame (LIM-036). */
export const framesPageSize = 12

/** LIM-033. */
export const ordersPageSize = 15

/** LIM-034. */
export const diamondOrdersPageSize = 12

/** Pages stacked on one screen. */
export const maxPages = 10

export const firstShown = ({ items, page }: { readonly items: ReadonlyArray<unknown>; readonly page: number }): number =>
  page - Math.max(1, Math.ceil(items.length / catalogPageSize)) + 1
