import { subjectOf } from "./delivery.ts"
import type { StoredSnapshot } from "./machines-in.ts"
import { initialState, type Mail, type SystemState } from "./system-state.ts"
import { stateIn } from "./untyped.ts"

/** Fields that an older build lacks take their initial values. */
export const storedState = (snapshot: StoredSnapshot): SystemState => ({ ...initialState, ...stateIn(snapshot) })

/**
 * Merges a stored tab into the server-rendered state: messages, inputs (served ones win), and features that the tab still awaited, as `hearing` if
 * they run, else as `lost`. Drops messages with facts that the served state retains anew, as of the page that was left. Send `system.retry`
 * afterwards to load the lost features and deliver the messages.
 */
export const mergeStored = (stored: SystemState, served: SystemState): SystemState => {
  const renewed = new Set(served.retained.map(subjectOf))
  const mailbox = stored.mailbox.filter(({ event }) => !renewed.has(subjectOf(event)))
  const addressed = new Set(mailbox.map(receiverOf))
  const awaited = [...new Set([...stored.loading, ...stored.lost, ...stored.mailbox.map(receiverOf)])].filter(
    (name) => !served.loading.includes(name)
  )
  const isLive = (name: string): boolean => served.running.includes(name)
  return {
    ...served,
    inputs: { ...stored.inputs, ...served.inputs },
    lost: [...new Set([...served.lost, ...awaited.filter((name) => !isLive(name))])],
    hearing: [...new Set([...served.hearing, ...awaited.filter((name) => isLive(name) && addressed.has(name))])],
    mailbox: [...mailbox, ...served.mailbox]
  }
}

const receiverOf = ({ to }: Mail): string => to
