import type { ServerResponse } from "node:http"
import { serverOf } from "../../../server/listen.ts"

/** How a request ends: well, late, done twice, cut before the shop has it, cut after it was done, with a shop out of order, with an answer that nobody can read. */
export type Fate = "well" | "slow" | "twice" | "cut" | "lost" | "broken" | "garbled"

/** A shop behind a network that fails as it is told: each request takes the next fate, and all is well when none is left. */
export const openUnreliable = async (fetch: (request: Request) => Response | Promise<Response>) => {
  const fates: Array<Fate> = []
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
    expect: (...next: ReadonlyArray<Fate>) => void fates.push(...next),
    calm: () => void fates.splice(0),
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      })
  }
}

/** The connection breaks; nobody waits for what would have been said. */
const cut = (reply: ServerResponse | undefined): Promise<Response> => {
  reply?.destroy()
  return new Promise(() => undefined)
}
