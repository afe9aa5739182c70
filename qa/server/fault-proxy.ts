import { createServer, type IncomingMessage, request as ask, type ServerResponse } from "node:http"

/** Fault of a request. `wrong-shape` edits the JSON of the response. */
export type Fault =
  | { readonly kind: "down" }
  | { readonly kind: "slow"; readonly ms: number }
  | { readonly kind: "status"; readonly status: number; readonly body?: string }
  | { readonly kind: "body"; readonly json: unknown }
  | { readonly kind: "wrong-shape"; readonly edit: (json: unknown) => unknown }
  /** Edits the document. */
  | { readonly kind: "other-text"; readonly edit: (text: string) => string }
  /** Holds the request until `until` resolves; `null` passes it on. `onHeld` gets its address. */
  | { readonly kind: "held"; readonly until: Promise<Fault | null>; readonly onHeld: (address: string) => void }

/** Fault for matching addresses (path and query); the first matching rule applies. */
export type Rule = { readonly match: RegExp | string; readonly fault: Fault }

export type FaultProxy = {
  readonly origin: string
  /** Replaces all rules. Requests in flight keep their fault. */
  readonly inject: (...rules: ReadonlyArray<Rule>) => void
  readonly lift: () => void
  readonly close: () => Promise<void>
}

/** Proxy that injects faults and passes everything else through unchanged. */
export const openFaultProxy = async (target: string): Promise<FaultProxy> => {
  let rules: ReadonlyArray<Rule> = []
  const server = createServer((incoming, outgoing) => {
    const fault = rules.find(({ match }) => matches(match, incoming.url ?? "/"))?.fault
    incoming.on("error", () => outgoing.destroy())
    answer(target, incoming, outgoing, fault)
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const address = server.address()
  if (typeof address !== "object" || address === null) throw new Error("the fault proxy has no port")
  return {
    origin: `http://localhost:${address.port}`,
    inject: (...next) => {
      rules = next
    },
    lift: () => {
      rules = []
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      })
  }
}

const matches = (match: RegExp | string, url: string) =>
  typeof match === "string" ? url === match || url.startsWith(`${match}?`) : match.test(url)

const answer = (target: string, incoming: IncomingMessage, outgoing: ServerResponse, fault: Fault | undefined) => {
  switch (fault?.kind) {
    case undefined:
      return forward(target, incoming, outgoing)
    case "down":
      return incoming.socket.destroy()
    case "slow": {
      const timer = setTimeout(() => forward(target, incoming, outgoing), fault.ms)
      return outgoing.once("close", () => clearTimeout(timer))
    }
    case "status":
      return outgoing
        .writeHead(fault.status, { "content-type": "application/json" })
        .end(fault.body ?? JSON.stringify({ message: "fault" }))
    case "body":
      return outgoing.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(fault.json))
    case "wrong-shape":
      return forward(target, incoming, outgoing, { type: "json", edit: (text) => JSON.stringify(fault.edit(JSON.parse(text))) })
    case "other-text":
      return forward(target, incoming, outgoing, { type: "html", edit: fault.edit })
    case "held":
      fault.onHeld(incoming.url ?? "")
      return void fault.until.then((outcome) => (outgoing.destroyed ? undefined : answer(target, incoming, outgoing, outcome ?? undefined)))
  }
}

/** Edit of responses of one type. */
type ResponseEdit = { readonly type: "json" | "html"; readonly edit: (text: string) => string }

const forward = (target: string, incoming: IncomingMessage, outgoing: ServerResponse, editing?: ResponseEdit) => {
  const { hostname, port } = new URL(target)
  const headers = editing === undefined ? incoming.headers : { ...incoming.headers, "accept-encoding": "identity" }
  const upstream = ask({ hostname, port, method: incoming.method, path: incoming.url, headers }, (reply) => {
    const status = reply.statusCode ?? 502
    if (editing === undefined || reply.headers["content-type"]?.includes(editing.type) !== true) {
      outgoing.writeHead(status, reply.headers)
      reply.pipe(outgoing)
      return
    }
    const chunks: Array<Buffer> = []
    reply.on("data", (chunk: Buffer) => chunks.push(chunk))
    reply.on("end", () => {
      const body = editing.edit(Buffer.concat(chunks).toString())
      const { "content-length": _, ...rest } = reply.headers
      outgoing.writeHead(status, rest).end(body)
    })
  })
  upstream.on("error", () => outgoing.destroy())
  outgoing.once("close", () => upstream.destroy())
  incoming.pipe(upstream)
}
