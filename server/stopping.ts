import { Effect } from "effect"
import type { Server, ServerResponse } from "node:http"
import type { Environment } from "./platform/environment.ts"

export type StoppingOptions = {
  /** Time for load balancers to notice the failing readiness check. */
  readonly waitMillis: number
  /** Stops waiting once no clients are connected. */
  readonly isShort: boolean
  readonly onBegin: () => void
}

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

/** `endConnections` closes the connections of open and later responses; `quietSince` is when the last response ended. */
export type Answers = { readonly endConnections: () => void; readonly quietSince: () => number }

/** Call before the first request, so that its listener runs first. */
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

/** A hundred passwords take at most eight seconds on one core; process managers usually allow thirty. */
const usualGraceMillis = 20_000

/** Fails the readiness check, accepts requests for a while with `Connection: close`, then stops listening and finishes open requests. */
export const closeInOrder = (
  servers: ReadonlyArray<Server>,
  answers: Answers,
  { graceMillis = usualGraceMillis, stopping }: ClosingOptions
): Effect.Effect<void> =>
  Effect.gen(function* () {
    stopping?.onBegin()
    answers.endConnections()
    if (stopping !== undefined) yield* wait(servers, answers, stopping)
    yield* Effect.all(
      servers.filter(({ listening }) => listening).map((server) => close(server, graceMillis)),
      { concurrency: "unbounded" }
    )
  })

const wait = (servers: ReadonlyArray<Server>, answers: Answers, { isShort, waitMillis }: StoppingOptions): Effect.Effect<void> =>
  Effect.gen(function* () {
    const until = performance.now() + waitMillis
    while (performance.now() < until) {
      if (isShort && performance.now() - answers.quietSince() > quietMillis && (yield* areEmpty(servers))) return
      yield* Effect.sleep(Math.min(lookMillis, until - performance.now()))
    }
  })

const lookMillis = 25

/** Clients now reconnect for each request, so one look without connections proves nothing. */
const quietMillis = 300

const areEmpty = (servers: ReadonlyArray<Server>): Effect.Effect<boolean> =>
  Effect.map(Effect.all(servers.map(countConnections)), (counts) => counts.every((count) => count === 0))

const countConnections = (server: Server): Effect.Effect<number> =>
  Effect.callback((resume) => {
    server.getConnections((_, count) => resume(Effect.succeed(count)))
  })

/** Processes everything received first: pending connections and requests would be reset. Closes idle keep-alive connections. */
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
