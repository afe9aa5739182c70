import { Effect } from "effect"

/** Dies on an empty queue, which is a defect of the machine. */
export const queuedWrite =
  <W, A, E, R>(send: (write: W) => Effect.Effect<A, E, R>) =>
  (write: W | undefined): Effect.Effect<A, E, R> =>
    write === undefined ? Effect.die(new Error("there is nothing to send")) : send(write)
