import { type AnyActorRef, type SnapshotFrom, waitFor as waitForSnapshot } from "xstate"

/** Less than a test has: a wait that outlives its test leaves React's `act` open, and every later file of the worker renders nothing. */
const longestMs = 30_000

/** XState's `waitFor` with an end. Rejects with the state in which the actor is then. A clock of the test does not move it. */
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
