/** Between two reloads for missing files (LIM-008). */
export const reloadGuardMs = 10_000

/** Key of the last reload's time; in session storage, so that other tabs are not blocked (BLD-010). */
export const reloadMark = "gran.reloaded"

/** BLD-007, BLD-008. */
export const mayReload = (reloadedAt: number | null, now: number): boolean => reloadedAt === null || now - reloadedAt > reloadGuardMs
