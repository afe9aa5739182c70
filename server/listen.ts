import { getRequestListener } from "@hono/node-server"
import { Effect, Schema, type Scope } from "effect"
import { createServer, type RequestListener, type Server } from "node:http"
import { mostHeaderBytes } from "./platform/http/long-addresses.ts"
import { closeInOrder, type StoppingOptions, watchAnswers } from "./stopping.ts"

export class CannotListen extends Schema.TaggedError<CannotListen>()("CannotListen", { port: Schema.Int, code: Schema.String }) {
  override get message(): string {
    return this.code === "EADDRINUSE"
      ? `Port ${this.port} is in use: stop what holds it, or choose another, such as PORT=${this.port + 1}`
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

export const shownAddress = (host: string | null, port: number): string =>
  host === null ? `http://localhost:${port} (только с этого компьютера; для других: HOST=0.0.0.0)` : `http://${named(host)}:${port}`

/** Wildcard addresses include localhost; IPv6 addresses need brackets. */
const named = (host: string): string => (host === "0.0.0.0" || host === "::" ? "localhost" : host.includes(":") ? `[${host}]` : host)

/** Keeps connections open longer than proxies do (a minute), so that no proxy uses a closing one. */
const settings = { maxHeaderSize: mostHeaderBytes, keepAliveTimeout: 65_000 }

export const toListener = (fetch: (request: Request) => Response | Promise<Response>): RequestListener => {
  const answer = getRequestListener(fetch)
  return (request, response) => void answer(request, response)
}

export const serverOf = (fetch: (request: Request) => Response | Promise<Response>): Server => createServer(settings, toListener(fetch))

/** Closes gracefully with the scope (`closeInOrder`). Returns the port. */
export const listen = (server: Server, options: ListenOptions): Effect.Effect<number, CannotListen, Scope.Scope> =>
  Effect.gen(function* () {
    const servers = [server]
    const answers = watchAnswers(server)
    yield* Effect.addFinalizer(() => closeInOrder(servers, answers, options))
    const port = yield* open(server, options.host ?? "127.0.0.1", options.port)
    if (options.host === null) {
      const twin = twinOf(server)
      if (yield* openTwin(twin, port)) servers.push(twin)
    }
    return port
  })

const open = (server: Server, host: string, port: number): Effect.Effect<number, CannotListen> =>
  Effect.callback((resume) => {
    server.once("error", (cause: NodeJS.ErrnoException) =>
      resume(Effect.fail(new CannotListen({ port, code: cause.code ?? cause.message })))
    )
    server.listen({ port, host }, () => {
      const address = server.address()
      resume(Effect.succeed(typeof address === "object" && address !== null ? address.port : port))
    })
  })

/** Some clients resolve `localhost` to ::1 first: a second listener keeps other programs from answering there. */
const twinOf = (server: Server): Server => {
  const twin = createServer(settings, (request, response) => void server.emit("request", request, response))
  if (server.listenerCount("upgrade") > 0) twin.on("upgrade", (...sent) => void server.emit("upgrade", ...sent))
  return twin
}

/** Returns `false` on a machine without IPv6. */
const openTwin = (twin: Server, port: number): Effect.Effect<boolean, CannotListen> =>
  open(twin, "::1", port).pipe(
    Effect.as(true),
    Effect.catchIf(
      ({ code }) => code === "EADDRNOTAVAIL" || code === "EAFNOSUPPORT",
      () => Effect.succeed(false)
    )
  )
