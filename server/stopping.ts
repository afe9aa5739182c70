import { Effect } from "effect"
import type { Server, ServerResponse } from "node:http"
import type { Environment } from "./environment.ts"

/** How a shop stops. */
export type StoppingOptions = {
  /** How long it goes on taking requests when it is told to stop, so that who sends it visitors sees that it is not ready. */
  readonly waitMillis: number
  /** Whether it waits no longer than somebody asks. */
  readonly isShort: boolean
  /** It has begun. */
  readonly onBegin: () => void
}

/** The stop of one process: what its doors are told, and whether it has begun. */
export const makeStopping = ({
  mode,
  stopMillis
}: Pick<Environment, "mode" | "stopMillis">): { readonly isStopping: () => boolean; readonly stopping: StoppingOptions } => {
  let isBegun = false
  const onBegin = () => {
    isBegun = true
  }
  return { isStopping: () => isBegun, stopping: { waitMillis: stopMillis, isShort: mode !== "production", onBegin } }
}

/** Answers under way at a server; told to, they and all that follow end their connections. `quietSince` is when the last of them was over. */
export type Answers = { readonly endConnections: () => void; readonly quietSince: () => number }

/** Begins before anybody is answered: the listener stands first. */
export const watchAnswers = (server: Server): Answers => {
  const underWay = new Set<ServerResponse>()
  let isEnding = false
  let lastOver = performance.now()
  server.prependListener("request", (_, response: ServerResponse) => {
    if (isEnding) endConnection(response)
    underWay.add(response)
    response.once("close", () => {
      underWay.delete(response)
      lastOver = performance.now()
    })
  })
  return {
    quietSince: () => (underWay.size > 0 ? Number.POSITIVE_INFINITY : lastOver),
    endConnections: () => {
      isEnding = true
      underWay.forEach(endConnection)
    }
  }
}

const endConnection = (response: ServerResponse): void => {
  if (!response.headersSent) response.setHeader("connection", "close")
}

type ClosingOptions = { readonly stopping?: StoppingOptions; readonly graceMillis?: number }

/** A hundred passwords wait eight seconds at worst on one core; what manages processes gives thirty. */
const usualGraceMillis = 20_000

/**
 * Readiness goes off; for a while requests are still taken, and every answer ends its connection, so that no client writes into one that is being closed;
 * then nobody new is let in, and what was accepted is answered.
 */
export const closeInOrder = (
  doors: ReadonlyArray<Server>,
  answers: Answers,
  { graceMillis = usualGraceMillis, stopping }: ClosingOptions
): Effect.Effect<void> =>
  Effect.gen(function* () {
    stopping?.onBegin()
    answers.endConnections()
    if (stopping !== undefined) yield* wait(doors, answers, stopping)
    yield* Effect.all(
      doors.filter(({ listening }) => listening).map((door) => close(door, graceMillis)),
      { concurrency: "unbounded" }
    )
  })

const wait = (doors: ReadonlyArray<Server>, answers: Answers, { isShort, waitMillis }: StoppingOptions): Effect.Effect<void> =>
  Effect.gen(function* () {
    const until = performance.now() + waitMillis
    while (performance.now() < until) {
      if (isShort && performance.now() - answers.quietSince() > quietMillis && (yield* areEmpty(doors))) return
      yield* Effect.sleep(Math.min(lookMillis, until - performance.now()))
    }
  })

const lookMillis = 25

/** Every answer ends its connection by now, so who has one and asks again is away for a moment: nobody connected at one look is not yet nobody. */
const quietMillis = 300

const areEmpty = (doors: ReadonlyArray<Server>): Effect.Effect<boolean> =>
  Effect.map(Effect.all(doors.map(countConnections)), (counts) => counts.every((count) => count === 0))

const countConnections = (door: Server): Effect.Effect<number> =>
  Effect.callback((resume) => {
    door.getConnections((_, count) => resume(Effect.succeed(count)))
  })

/**
 * The listener closes right after the loop has taken in all that has arrived: connections that wait to be accepted, and requests upon connections that
 * look idle, would be reset. A connection that a client keeps open for its next request counts as idle.
 */
const close = (server: Server, graceMillis: number): Effect.Effect<void> =>
  Effect.callback<void>((resume) => {
    const patience = setTimeout(() => server.closeAllConnections(), graceMillis)
    const sweep = setInterval(() => setImmediate(() => server.closeIdleConnections()), 50)
    setImmediate(() =>
      server.close(() => {
        clearInterval(sweep)
        clearTimeout(patience)
        resume(Effect.void)
      })
    )
  })
