import { outcomeOf } from "./outcome.ts"

/** Attempts in a row before a write waits for the shopper, the network or the next page load. */
const maxTries = 5

/** Attempt from which unrelated writes go first, so that a failing write does not block them. */
const deferredFrom = 3

/** Queue after another unanswered attempt. */
export const afterFailure = <W>(writes: ReadonlyArray<W>, tries: number, touches: (write: W) => AffectedIds): ReadonlyArray<W> =>
  tries < deferredFrom ? writes : deferFirst(writes, touches)

export type AffectedIds = ReadonlyArray<string> | "all"

/** Moves the first write behind unrelated ones; related writes keep their order. */
export const deferFirst = <W>(writes: ReadonlyArray<W>, touches: (write: W) => AffectedIds): ReadonlyArray<W> => {
  const held = new Set<string>()
  let isAllHeld = false
  const [ahead, behind]: readonly [Array<W>, Array<W>] = [[], []]
  for (const write of writes) {
    const touched = touches(write)
    const isHeld = behind.length === 0 || isAllHeld || touched === "all" || touched.some((thing) => held.has(thing))
    if (!isHeld) {
      ahead.push(write)
      continue
    }
    behind.push(write)
    if (touched === "all") isAllHeld = true
    else for (const thing of touched) held.add(thing)
  }
  return [...ahead, ...behind]
}

type TriesSnapshot = { readonly context: { readonly tries: number } }

/** Guards of the outbox; the machine adds `succeeded` and `isUnanswered`. A write that joins a waiting one resets the tries to 0. */
export const isFirstTry = ({ context: { tries } }: TriesSnapshot): boolean => tries <= 1
export const hasRetriesLeft = ({ context: { tries } }: TriesSnapshot): boolean => tries < maxTries
export const hasNoRetryLeft = (its: TriesSnapshot): boolean => !hasRetriesLeft(its)

/** Milliseconds after the first failed attempt, and after each later one. */
export const outboxDelays = { pause: 5_000, longPause: 30_000 }

/** An empty queue also resets the notice about waiting. */
export const afterAnswer = (left: ReadonlyArray<unknown>) => ({ tries: 0, ...(left.length === 0 && { isAnnounced: false }) })

/**
 * States of an outbox: sends its writes one by one, in order, each under its idempotency key, until it is answered.
 * ```
 *  resting ──> sending ──> resting                 answered: done or refused
 *                 │ ^
 *                 v │ pause, longPause, reconnected
 *              `waits` ──> suspended ──> sending   no answer: after five attempts it waits for the network or another write
 * ```
 * The machine adds `resting`, names its waiting state in `waits`, and gives the actions after a write is done, refused or unanswered. It defines the
 * actor `sendWrite` and the action `resetRetries`. `reconnected` is its event that the network has returned.
 */
export const outboxStates = <
  C,
  W,
  const Waits extends string,
  const Reconnected extends string,
  const Done extends ReadonlyArray<unknown>,
  const Refused extends ReadonlyArray<unknown>,
  const Unanswered extends ReadonlyArray<unknown>,
  const Broken extends ReadonlyArray<unknown>,
  const Revived extends ReadonlyArray<unknown>
>({
  broken,
  done,
  first,
  refused,
  revived,
  unanswered,
  waits,
  reconnected
}: {
  readonly first: (context: C) => W
  readonly waits: Waits
  readonly reconnected: Reconnected
  readonly done: Done
  readonly refused: Refused
  readonly unanswered: Unanswered
  /** Actions after a defect, when it is unknown whether the write arrived. */
  readonly broken: Broken
  /** Actions before a suspended write is sent again. */
  readonly revived: Revived
}) =>
  ({
    sending: {
      invoke: {
        id: "send",
        src: "sendWrite",
        input: ({ context }: { readonly context: C }) => first(context),
        onDone: [
          { guard: { type: "succeeded", params: outcomeOf }, target: "resting", actions: done },
          { guard: { type: "isUnanswered", params: outcomeOf }, target: waits, actions: unanswered },
          { target: "resting", actions: refused }
        ],
        onError: { target: waits, actions: broken }
      }
    },
    /** Sends the write again under its key, with a longer delay from the second attempt on. */
    waiting: {
      always: { guard: "hasNoRetryLeft", target: "suspended" },
      on: { [reconnected]: { target: "sending", actions: "resetRetries" } },
      after: { pause: { guard: "isFirstTry", target: "sending" }, longPause: "sending" }
    },
    /** Keeps the queue until the network returns or the shopper adds a write. */
    suspended: {
      always: { guard: "hasRetriesLeft", target: "sending", actions: revived },
      on: { [reconnected]: { actions: "resetRetries" } }
    }
  }) as const
