import { randomUUID } from "node:crypto"
import { Agent, request } from "node:http"
import { parentPort, workerData } from "node:worker_threads"
import { publicClientKey } from "../../server/platform/environment.ts"

export type MixedOptions = {
  readonly port: number
  readonly clients: number
  readonly seconds: number
  /** Paths of stones and of pieces. */
  readonly stones: ReadonlyArray<string>
  readonly pieces: ReadonlyArray<string>
}
export type MixedSample = {
  readonly kind: "page" | "read" | "cart read" | "cart write"
  readonly ms: number
  /** Status and path of a response other than 200, or `null`. */
  readonly refusal: string | null
}

/** Thread of guests without pauses: each sends the next request when the last is answered. Posts all samples at the end. */
const { clients, pieces, port, seconds, stones }: MixedOptions = workerData

type Sent = { readonly kind: MixedSample["kind"]; readonly path: string; readonly method?: string; readonly body?: object }

/** Ten requests of a guest who browses: five documents, two lists, a suggestion, the cart, and a write that the next turn takes back. */
const turnOf = (client: number, turn: number): ReadonlyArray<Sent> => {
  const index = turn * clients + client
  const stone = stones[index % stones.length] ?? "/"
  const piece = pieces[index % pieces.length] ?? "/"
  const line = "3-3-50000-0"
  return [
    { kind: "page", path: "/" },
    { kind: "page", path: "/diamonds" },
    { kind: "read", path: `/api/v2/catalog-diamonds/?page=${1 + (index % 3)}` },
    { kind: "page", path: stone },
    { kind: "cart read", path: "/api/v2/cart/short/" },
    { kind: "page", path: "/jewelry/" },
    {
      kind: "read",
      path: `/api/v2/search/suggest/?term=${encodeURIComponent(["коль", "кольцо", "серьги", "круг", "подвеска"][index % 5] ?? "")}`
    },
    { kind: "page", path: piece },
    turn % 2 === 0
      ? { kind: "cart write", path: "/api/v2/cart/", method: "POST", body: { id: line, price: 50_000, quantity: 1 } }
      : { kind: "cart write", path: "/api/v2/cart/", method: "DELETE", body: { certificates: [line] } },
    { kind: "cart read", path: "/api/v2/cart/" }
  ]
}

const send = ({ body, kind, method = "GET", path }: Sent, agent: Agent, headers: Readonly<Record<string, string>>) =>
  new Promise<MixedSample>((resolve, reject) => {
    const started = performance.now()
    const text = body === undefined ? "" : JSON.stringify(body)
    const sent = request(
      {
        ...{ agent, host: "127.0.0.1", method, path, port },
        headers: {
          ...headers,
          ...(body !== undefined && {
            "content-type": "application/json",
            "content-length": Buffer.byteLength(text),
            "idempotency-key": randomUUID()
          })
        }
      },
      (answer) => {
        answer.resume()
        answer.once("error", reject)
        answer.once("end", () => {
          const refusal = answer.statusCode === 200 ? null : `${answer.statusCode} ${method} ${path}`
          resolve({ kind, ms: performance.now() - started, refusal })
        })
      }
    )
    sent.once("error", reject)
    sent.end(text)
  })

const shop = async (client: number, until: number, samples: Array<MixedSample>): Promise<void> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const headers = {
    "accept-encoding": "gzip, deflate, br, zstd",
    "x-client-key": publicClientKey,
    "x-sale-user-id": randomUUID(),
    "x-forwarded-for": `10.7.${Math.floor(client / 200)}.${client % 200}`
  }
  for (let turn = 0; performance.now() < until; turn++)
    for (const each of turnOf(client, turn)) if (performance.now() < until) samples.push(await send(each, agent, headers))
  agent.destroy()
}

const samples: Array<MixedSample> = []
const until = performance.now() + seconds * 1000
await Promise.all(Array.from({ length: clients }, (_, client) => shop(client, until, samples)))
parentPort?.postMessage(samples)
