import type { StoredSnapshot } from "./machines-in.ts"
import { initialState, type SystemState } from "./system-state.ts"
import { stateIn } from "./untyped.ts"

/** Fields that an older build lacks take their initial values. */
export const storedState = (snapshot: StoredSnapshot): SystemState => ({ ...initialState, ...stateIn(snapshot) })

/**
 * Merges a stored tab into the server-rendered state: messages, inputs (served ones win), and features that the tab still awaited, as `hearing` if
 * they run, else as `lost`. Send `system.retry` afterwards to load the lost ones and deliver the messages.
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
