/** Minutes that an unpaid order reserves unique items, by its sum in roubles. */
export const holdTable = [
  { below: 1_000_000, minutes: 30 },
  { below: 5_000_000, minutes: 20 },
  { below: Infinity, minutes: 15 }
] as const

export const holdMinutesOf = (worth: number): number => (holdTable.find(({ below }) => worth < below) ?? holdTable[2]).minutes

export const maxHoldRenewals = 1

export const maxHoldMinutes = holdTable[0].minutes * (1 + maxHoldRenewals)

/** Items held by unpaid orders; `worth` in roubles. */
export type HeldTotal = { readonly things: number; readonly worth: number }

/** Each holder has its limit; a network may have many users. */
export const holders = ["account", "device", "network"] as const
export type Holder = (typeof holders)[number]

export const maxHeld: Readonly<Record<Holder, HeldTotal>> = {
  account: { things: 20, worth: 20_000_000 },
  device: { things: 30, worth: 30_000_000 },
  network: { things: 100, worth: 100_000_000 }
}

/** One item is always allowed when nothing is held. */
export const mayHold = (held: HeldTotal, requested: HeldTotal, most: HeldTotal): boolean =>
  (held.things === 0 && requested.things === 1) ||
  (held.things + requested.things <= most.things && held.worth + requested.worth <= most.worth)
