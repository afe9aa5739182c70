import type { Stored } from "./machines-in.ts"
import { nothingYet, type SystemState } from "./system-state.ts"
import { stateIn } from "./untyped.ts"

/** State in a stored snapshot. Fields missing in an older build take their initial values. */
export const storedState = (snapshot: Stored): SystemState => ({ ...nothingYet, ...stateIn(snapshot) })

/**
 * Adds a stored tab's undelivered messages and inputs to the server-rendered state. Send `system.retry` afterwards to load the addressees or deliver
 * to the running ones.
 */
export const mergeStored = (stored: SystemState, served: SystemState): SystemState => {
  const addressed = new Set(stored.mailbox.map(({ to }) => to))
  const missing = [...new Set([...stored.loading, ...stored.lost, ...addressed])].filter((name) => !served.loading.includes(name))
  const isLive = (name: string): boolean => served.running.includes(name)
  return {
    ...served,
    inputs: { ...stored.inputs, ...served.inputs },
    lost: [...new Set([...served.lost, ...missing.filter((name) => !isLive(name))])],
    hearing: [...new Set([...served.hearing, ...missing.filter((name) => isLive(name) && addressed.has(name))])],
    mailbox: [...stored.mailbox, ...served.mailbox]
  }
}
