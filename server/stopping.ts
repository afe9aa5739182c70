import { Effect } from "effect"
import type { Server, ServerResponse } from "node:http"
import type { Http2SecureServer, Http2ServerResponse, Http2Session } from "node:http2"
import type { Server as TcpServer, Socket } from "node:net"
import type { Environment } from "./platform/environment.ts"

export type StoppingOptions = {
  /** Lets load balancers notice the failing readiness check. */
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

export type ShopServer = Server | Http2SecureServer

type Response = ServerResponse | Http2ServerResponse

export type Connections = {
  /** Asks the clients of open and later requests to use no connection again. */
  readonly end: () => void
  /** End of the last response; infinite while one is open. */
  readonly quietSince: () => number
  readonly closeIdle: () => void
  readonly closeAll: () => void
}

/** Call before the first request, so that its listeners run first. */
export const watchConnections = (server: ShopServer): Connections => {
  const underWay = new Set<Response>()
  const sessions = new Set<Http2Session>()
  const sockets = new Set<Socket>()
  let isEnding = false
  let lastOver = performance.now()
  const events: TcpServer = server
  events.prependListener("connection", (socket: Socket) => addUntilClose(sockets, socket))
  events.prependListener("session", (session: Http2Session) => addUntilClose(sessions, session))
  events.prependListener("request", (_, response: Response) => {
    if (isEnding) endConnection(response)
    underWay.add(response)
    response.once("close", () => {
      underWay.delete(response)
      lastOver = performance.now()
    })
  })
  return {
    quietSince: () => (underWay.size > 0 ? Number.POSITIVE_INFINITY : lastOver),
    end: () => {
      isEnding = true
      underWay.forEach(endConnection)
    },
    closeIdle: () => {
      if (closesIdle(server)) server.closeIdleConnections()
      sessions.forEach((session) => session.close())
    },
    closeAll: () => sockets.forEach((socket) => socket.destroy())
  }
}

/** `Http2SecureServer` has the method for its HTTP/1.1 connections; its types have not. */
const closesIdle = (server: object): server is Pick<Server, "closeIdleConnections"> =>
  "closeIdleConnections" in server && typeof server.closeIdleConnections === "function"

const addUntilClose = <A extends Socket | Http2Session>(open: Set<A>, one: A): void => {
  open.add(one)
  one.once("close", () => open.delete(one))
}

/**
 * HTTP/1.1 closes after this response. HTTP/2 sends GOAWAY and closes after the open streams; requests that cross it are known to be unprocessed, and
 * clients repeat them (RFC 9113 §6.8).
 */
const endConnection = (response: Response): void => {
  if ("stream" in response) response.stream.session?.close()
  else if (!response.headersSent) response.setHeader("connection", "close")
}

type ClosingOptions = { readonly stopping?: StoppingOptions; readonly graceMillis?: number }

/** A hundred passwords take at most eight seconds on one core; process managers usually allow thirty. */
const usualGraceMillis = 20_000

/** Fails the readiness check, accepts requests for a while and asks clients to leave, then stops listening and finishes open requests. */
export const closeInOrder = (
  listeners: ReadonlyArray<TcpServer>,
  connections: Connections,
  { graceMillis = usualGraceMillis, stopping }: ClosingOptions
): Effect.Effect<void> =>
  Effect.gen(function* () {
    stopping?.onBegin()
    connections.end()
    if (stopping !== undefined) yield* wait(listeners, connections, stopping)
    yield* close(
      listeners.filter(({ listening }) => listening),
      connections,
      graceMillis
    )
  })

const wait = (
  listeners: ReadonlyArray<TcpServer>,
  connections: Connections,
  { isShort, waitMillis }: StoppingOptions
): Effect.Effect<void> =>
  Effect.gen(function* () {
    const until = performance.now() + waitMillis
    while (performance.now() < until) {
      if (isShort && performance.now() - connections.quietSince() > quietMillis && (yield* areEmpty(listeners))) return
      yield* Effect.sleep(Math.min(lookMillis, until - performance.now()))
    }
  })

const lookMillis = 25

/** Milliseconds without requests after which no client counts as connected: clients now reconnect for each request. */
const quietMillis = 300

const areEmpty = (listeners: ReadonlyArray<TcpServer>): Effect.Effect<boolean> =>
  Effect.map(Effect.all(listeners.map(countConnections)), (counts) => counts.every((count) => count === 0))

const countConnections = (listener: TcpServer): Effect.Effect<number> =>
  Effect.callback((resume) => {
    listener.getConnections((_, count) => resume(Effect.succeed(count)))
  })

/** Processes everything received first: pending connections and requests would be reset. Closes idle connections. */
const close = (listeners: ReadonlyArray<TcpServer>, connections: Connections, graceMillis: number): Effect.Effect<void> =>
  Effect.gen(function* () {
    const patience = setTimeout(connections.closeAll, graceMillis)
    const sweep = setInterval(() => setImmediate(connections.closeIdle), 50)
    yield* Effect.all(listeners.map(closeListener), { concurrency: "unbounded" })
    clearInterval(sweep)
    clearTimeout(patience)
  })

const closeListener = (listener: TcpServer): Effect.Effect<void> =>
  Effect.callback<void>((resume) => {
    setImmediate(() => listener.close(() => resume(Effect.void)))
  })
