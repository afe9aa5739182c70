/** After a reload that a missing chunk forced, another one is not forced for so long (LIM-008). */
export const reloadGuardMs = 10_000

/** Under which a tab marks when that was: in session storage, so that no other tab is held back (BLD-010). */
export const reloadMark = "gran.reloaded"

/** Whether a chunk that does not come may force a reload: never within ten seconds of the last one (BLD-007, BLD-008). */
export const mayReload = (reloadedAt: number | null, now: number): boolean => reloadedAt === null || now - reloadedAt > reloadGuardMs
