/** Minutes for which an order holds its single things while it is paid, by their total price: expensive ones are released sooner. */
export const holdTable = [
  { below: 1_000_000, minutes: 30 },
  { below: 5_000_000, minutes: 20 },
  { below: Infinity, minutes: 15 }
] as const

/** Minutes for which things of so many roubles are held. */
export const holdMinutesOf = (worth: number): number => (holdTable.find(({ below }) => worth < below) ?? holdTable[2]).minutes

/** Number of times that a hold may be renewed after it has run out. */
export const holdRenewalsMost = 1

/** Minutes after which nothing is held for an order that was not paid, whatever it is worth. */
export const holdMinutesMost = holdTable[0].minutes * (1 + holdRenewalsMost)

/** Number and total price, in roubles, of things held by unpaid orders. */
export type Held = { readonly things: number; readonly worth: number }

/** By whom things are held: an account, a device, a network in which many people may be. */
export const holders = ["account", "device", "network"] as const
export type Holder = (typeof holders)[number]

/** The most that each of them holds unpaid at once. One thing may always be ordered by who holds nothing, whatever it costs. */
export const heldMost: Readonly<Record<Holder, Held>> = {
  account: { things: 20, worth: 20_000_000 },
  device: { things: 30, worth: 30_000_000 },
  network: { things: 100, worth: 100_000_000 }
}

/** Tells whether an order may hold its things beside what is held already. */
export const mayHold = (held: Held, wanted: Held, most: Held): boolean =>
  (held.things === 0 && wanted.things === 1) || (held.things + wanted.things <= most.things && held.worth + wanted.worth <= most.worth)
