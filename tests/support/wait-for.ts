import { type AnyActorRef, type SnapshotFrom, waitFor as waitForSnapshot } from "xstate"

/** Shorter than a test's timeout. A wait that outlives its test leaves React's `act` open, and every later file of the worker renders nothing. */
const longestMs = 30_000

/** XState's `waitFor` with a timeout in real time, whatever the clock of the test. Rejects with the actor's last state. */
export const waitFor = async <Actor extends AnyActorRef>(
  actor: Actor,
  isReached: (snapshot: SnapshotFrom<Actor>) => boolean
): Promise<SnapshotFrom<Actor>> => {
  const signal = AbortSignal.timeout(longestMs)
  try {
    return await waitForSnapshot(actor, isReached, { signal })
  } catch (failure) {
    if (!signal.aborted) throw failure
    const { value } = actor.getSnapshot()
    throw new Error(`after ${longestMs / 1000} s the actor ${actor.id} is still in ${JSON.stringify(value)}`, { cause: failure })
  }
}
