import { Effect } from "effect"

/** Sends the first write of a queue. A machine asks so only while one waits: that there is none is a bug of it. */
export const queuedWrite =
  <W, A, E, R>(send: (write: W) => Effect.Effect<A, E, R>) =>
  (write: W | undefined): Effect.Effect<A, E, R> =>
    write === undefined ? Effect.die(new Error("there is nothing to send")) : send(write)
