/** Keys of advisory locks. Migration 0005-facets.sql uses 4728 and 4729. */
export const advisoryLocks = { migrations: 4726, seed: 4727, deliverySlots: 4730, unpaidHolds: 4731, visitHours: 4732 } as const
