import { Effect, Schema, type Scope } from "effect"
import { createServer, type Server } from "node:http"
import { createServer as createTcpServer, type Server as TcpServer } from "node:net"
import { connectionLimits } from "./connection-limits.ts"
import { type Fetch, toListener } from "./request-listener.ts"
import { closeInOrder, type ShopServer, type StoppingOptions, watchConnections } from "./stopping.ts"

export class CannotListen extends Schema.TaggedError<CannotListen>()("CannotListen", { port: Schema.Int, code: Schema.String }) {
  override get message(): string {
    return this.code === "EADDRINUSE"
      ? `Port ${this.port} is in use: stop the process that uses it, or choose another, such as PORT=${this.port + 1}`
      : `The shop cannot listen on port ${this.port}: ${this.code}`
  }
}

export type ListenOptions = {
  /** `null` means only this machine, over IPv4 and IPv6. */
  readonly host: string | null
  readonly port: number
  readonly stopping?: StoppingOptions
  /** Time for open requests on shutdown. */
  readonly graceMillis?: number
}

type Scheme = "http" | "https"

export const shownAddress = (host: string | null, port: number, scheme: Scheme = "http"): string =>
  host === null
    ? `${scheme}://localhost:${port} (только с этого компьютера; для других: HOST=0.0.0.0)`
    : `${scheme}://${named(host)}:${port}`

/** Wildcard addresses include localhost; IPv6 addresses need brackets. */
const named = (host: string): string => (host === "0.0.0.0" || host === "::" ? "localhost" : host.includes(":") ? `[${host}]` : host)

export const serverOf = (fetch: Fetch): Server => createServer(connectionLimits, toListener(fetch))

/** Closes gracefully with the scope (`closeInOrder`). Returns the port. */
export const listenOn = (server: ShopServer, options: ListenOptions): Effect.Effect<number, CannotListen, Scope.Scope> =>
  Effect.gen(function* () {
    const listeners: Array<TcpServer> = [server]
    const connections = watchConnections(server)
    yield* Effect.addFinalizer(() => closeInOrder(listeners, connections, options))
    const port = yield* open(server, options.host ?? "127.0.0.1", options.port)
    if (options.host === null) {
      const twin = twinOf(server)
      if (yield* openTwin(twin, port)) listeners.push(twin)
    }
    return port
  })

const open = (server: TcpServer, host: string, port: number): Effect.Effect<number, CannotListen> =>
  Effect.callback((resume) => {
    server.once("error", (cause: NodeJS.ErrnoException) =>
      resume(Effect.fail(new CannotListen({ port, code: cause.code ?? cause.message })))
    )
    server.listen({ port, host }, () => {
      const address = server.address()
      resume(Effect.succeed(typeof address === "object" && address !== null ? address.port : port))
    })
  })

/**
 * Listener for ::1, which some clients try first for `localhost`: without it another program could answer there. It passes its connections to the
 * server and opens them with the same options (`node:http` needs half-open ones).
 */
const twinOf = (server: ShopServer): TcpServer =>
  createTcpServer({ allowHalfOpen: "closeAllConnections" in server, noDelay: true }, (socket) => void server.emit("connection", socket))

/** `false` on a machine without IPv6. */
const openTwin = (twin: TcpServer, port: number): Effect.Effect<boolean, CannotListen> =>
  open(twin, "::1", port).pipe(
    Effect.as(true),
    Effect.catchIf(
      ({ code }) => code === "EADDRNOTAVAIL" || code === "EAFNOSUPPORT",
      () => Effect.succeed(false)
    )
  )
