import { outcomeOf } from "./outcome.ts"

/** A write that got no answer is sent so often in a row; then it waits for the shopper, the network, or the next visit. */
const triesMost = 5

/** From this try on, what does not depend on a write goes before it: one that the shop cannot take holds up nothing else. */
const patience = 3

/** The queue after its first write got no answer once more. */
export const afterFailure = <W>(writes: ReadonlyArray<W>, tries: number, touches: (write: W) => Touched): ReadonlyArray<W> =>
  tries < patience ? writes : setAside(writes, touches)

/** What a write concerns: so many things, or all of them. */
export type Touched = ReadonlyArray<string> | "all"

/** The first write behind all that do not concern what it concerns; of one thing the order stays. */
export const setAside = <W>(writes: ReadonlyArray<W>, touches: (write: W) => Touched): ReadonlyArray<W> => {
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

/** What a chart of an outbox asks its machine's context. */
type Trying = { readonly context: { readonly tries: number } }

/** Its guards, as a machine calls them in its own; it adds `succeeded` and `isUnanswered`, which ask the outcome. */
export const isFirstTry = ({ context: { tries } }: Trying): boolean => tries === 1
/** There are tries left, or something new to try. */
export const hasRetriesLeft = ({ context: { tries } }: Trying): boolean => tries < triesMost
export const hasNoRetryLeft = (its: Trying): boolean => !hasRetriesLeft(its)

/** Its waits: a short one after the first try, long ones after. */
export const outboxDelays = { pause: 5_000, longPause: 30_000 }

/** The shop answers again; when all is sent, the next trouble is said anew. */
export const answered = (left: ReadonlyArray<unknown>) => ({ tries: 0, ...(left.length === 0 && { isToldToWait: false }) })

/**
 * The chart of an outbox: what is to be sent goes one by one, in order, under its key, until it is answered.
 * ```
 *  resting ──> sending ──> resting                 answered: done or refused
 *                 │ ^
 *                 v │ pause, longPause, reconnected
 *              `waits` ──> suspended ──> sending   no answer: after five tries it waits for the network or for more to send
 * ```
 * A machine puts these states under its own names (`waits` is what it calls the second) and adds its `resting`; it names what it does when a write
 * is done, refused, or got no answer, and has the actions `resetRetries` and, where `suspended` has some, those. `reconnected` says that the network is back.
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
  /** The call itself broke: nobody knows what became of the write. */
  readonly broken: Broken
  /** What is done before a suspended write is tried again. */
  readonly revived: Revived
}) =>
  ({
    sending: {
      invoke: {
        id: "send",
        src: "send",
        input: ({ context }: { readonly context: C }) => first(context),
        onDone: [
          { guard: { type: "succeeded", params: outcomeOf }, target: "resting", actions: done },
          { guard: { type: "isUnanswered", params: outcomeOf }, target: waits, actions: unanswered },
          { target: "resting", actions: refused }
        ],
        onError: { target: waits, actions: broken }
      }
    },
    /** No answer came: the same write is sent again under its key, after a longer while from the second time on. */
    waiting: {
      always: { guard: "hasNoRetryLeft", target: "suspended" },
      on: { [reconnected]: { target: "sending", actions: "resetRetries" } },
      after: { pause: { guard: "isFirstTry", target: "sending" }, longPause: "sending" }
    },
    /** Nobody answers for long: what is wanted is kept until the shopper comes back to the page or wants more, or the network returns. */
    suspended: {
      always: { guard: "hasRetriesLeft", target: "sending", actions: revived },
      on: { [reconnected]: { actions: "resetRetries" } }
    }
  }) as const
