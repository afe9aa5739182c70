import type { Stored } from "./machines-in.ts"
import { nothingYet, type SystemState } from "./system-state.ts"
import { stateIn } from "./untyped.ts"

/** The state of a system in its stored snapshot; what a build before this one did not keep is as in a system that begins. */
export const storedState = (snapshot: Stored): SystemState => ({ ...nothingYet, ...stateIn(snapshot) })

/**
 * The state of a served system that takes over from one that was kept: what nobody has heard yet is kept, the rest is the server's. Whoever starts it
 * sends `system.retry`, which brings whom the mail is for, or lets them hear it where they live already.
 */
export const mergeKept = (kept: SystemState, served: SystemState): SystemState => {
  const addressed = new Set(kept.mailbox.map(({ to }) => to))
  const wanted = [...new Set([...kept.loading, ...kept.lost, ...addressed])].filter((name) => !served.loading.includes(name))
  const isLive = (name: string): boolean => served.running.includes(name)
  return {
    ...served,
    inputs: { ...kept.inputs, ...served.inputs },
    lost: [...new Set([...served.lost, ...wanted.filter((name) => !isLive(name))])],
    hearing: [...new Set([...served.hearing, ...wanted.filter((name) => isLive(name) && addressed.has(name))])],
    mailbox: [...kept.mailbox, ...served.mailbox]
  }
}
