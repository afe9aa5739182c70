import type { ServerResponse } from "node:http"
import { serverOf } from "../../../server/listen.ts"

/**
 * Treatment of a request: answered (`well`), late, received twice, cut off before the shop receives it (`cut`) or after (`lost`), server
 * error, unreadable answer.
 */
export type NetworkFault = "well" | "slow" | "twice" | "cut" | "lost" | "broken" | "garbled"

/** A shop behind an unreliable network. Each request takes the next fate that `expect` has queued, then `well`. */
export const openUnreliableNetwork = async (fetch: (request: Request) => Response | Promise<Response>) => {
  const fates: Array<NetworkFault> = []
  let latest: ServerResponse | undefined
  const answer = async (request: Request): Promise<Response> => {
    const reply = latest
    switch (fates.shift() ?? "well") {
      case "well":
        return fetch(request)
      case "slow":
        for (let turn = 0; turn < 20; turn++) await new Promise((next) => setImmediate(next))
        return fetch(request)
      case "twice": {
        const again = request.clone()
        const [, second] = await Promise.all([fetch(request), fetch(again)])
        return second
      }
      case "cut":
        return cut(reply)
      case "lost":
        await fetch(request)
        return cut(reply)
      case "broken":
        return new Response("", { status: 503 })
      case "garbled":
        await fetch(request)
        return Response.json({ data: { nothing: true } })
    }
  }
  const server = serverOf(answer).prependListener("request", (_, reply) => void (latest = reply))
  await new Promise<void>((listening) => void server.listen(0, "127.0.0.1", listening))
  const address = server.address()
  if (typeof address !== "object" || address === null) throw new Error("the unreliable shop has no port")
  return {
    origin: `http://127.0.0.1:${address.port}`,
    expect: (...next: ReadonlyArray<NetworkFault>) => void fates.push(...next),
    calm: () => void fates.splice(0),
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      })
  }
}

/** Breaks the connection and never answers. */
const cut = (reply: ServerResponse | undefined): Promise<Response> => {
  reply?.destroy()
  return new Promise(() => undefined)
}
