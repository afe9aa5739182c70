import { getRequestListener } from "@hono/node-server"
import { Effect, Schema, type Scope } from "effect"
import { createServer, type RequestListener, type Server } from "node:http"
import { mostHeaderBytes } from "./http/long-addresses.ts"

/** The shop cannot listen there. */
export class CannotListen extends Schema.TaggedError<CannotListen>()("CannotListen", { port: Schema.Int, code: Schema.String }) {
  override get message(): string {
    return this.code === "EADDRINUSE"
      ? `Port ${this.port} is in use: stop what holds it, or choose another, such as PORT=${this.port + 1}`
      : `The shop cannot listen on port ${this.port}: ${this.code}`
  }
}

export type ListenOptions = {
  /** Without one, every address of the machine. */
  readonly host: string | null
  readonly port: number
  /** How long requests under way may take to finish when the shop closes. */
  readonly graceMillis?: number
}

/** Node's listener over a `fetch`, such as the app's. */
export const toListener = (fetch: (request: Request) => Response | Promise<Response>): RequestListener => {
  const answer = getRequestListener(fetch)
  return (request, response) => void answer(request, response)
}

export const serverOf = (fetch: (request: Request) => Response | Promise<Response>): Server =>
  createServer({ maxHeaderSize: mostHeaderBytes }, toListener(fetch))

/** Listens until the scope ends; then takes no more connections and lets the requests under way finish. Answers the port. */
export const listen = (server: Server, options: ListenOptions): Effect.Effect<number, CannotListen, Scope.Scope> =>
  Effect.acquireRelease(open(server, options), () => close(server, options.graceMillis ?? 10_000))

const open = (server: Server, { host, port }: ListenOptions): Effect.Effect<number, CannotListen> =>
  Effect.callback((resume) => {
    server.once("error", (cause: NodeJS.ErrnoException) =>
      resume(Effect.fail(new CannotListen({ port, code: cause.code ?? cause.message })))
    )
    server.listen({ port, ...(host === null ? {} : { host }) }, () => {
      const address = server.address()
      resume(Effect.succeed(typeof address === "object" && address !== null ? address.port : port))
    })
  })

/** A connection that a client keeps open for its next request counts as idle; it is closed as soon as its answer is out. */
const close = (server: Server, graceMillis: number): Effect.Effect<void> =>
  Effect.callback<void>((resume) => {
    const sweep = setInterval(() => server.closeIdleConnections(), 50)
    const patience = setTimeout(() => server.closeAllConnections(), graceMillis)
    server.close(() => {
      clearInterval(sweep)
      clearTimeout(patience)
      resume(Effect.void)
    })
  })
