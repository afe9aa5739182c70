import type { StoredSnapshot } from "./machines-in.ts"
import { initialState, type SystemState } from "./system-state.ts"
import { stateIn } from "./untyped.ts"

/** Fields that an older build lacks take their initial values. */
export const storedState = (snapshot: StoredSnapshot): SystemState => ({ ...initialState, ...stateIn(snapshot) })

/**
 * Adds to the server-rendered state the messages, inputs (served ones win) and features of a stored tab. These features become lost or, if they run
 * and have messages, hearing. Send `system.retry` afterwards to load the lost ones and deliver to the hearing ones.
 */
export const mergeStored = (stored: SystemState, served: SystemState): SystemState => {
  const addressed = new Set(stored.mailbox.map(({ to }) => to))
  const awaited = [...new Set([...stored.loading, ...stored.lost, ...addressed])].filter((name) => !served.loading.includes(name))
  const isLive = (name: string): boolean => served.running.includes(name)
  return {
    ...served,
    inputs: { ...stored.inputs, ...served.inputs },
    lost: [...new Set([...served.lost, ...awaited.filter((name) => !isLive(name))])],
    hearing: [...new Set([...served.hearing, ...awaited.filter((name) => isLive(name) && addressed.has(name))])],
    mailbox: [...stored.mailbox, ...served.mailbox]
  }
}
