import { randomUUID } from "node:crypto"
import { Agent, type IncomingMessage, request } from "node:http"
import { expect } from "vitest"
import { publicClientKey } from "../../../server/platform/environment.ts"
import type { ShopProcess } from "./shop-processes.ts"

/** Outcome of a request: its status, or a lost or failed connection. */
type RequestOutcome = number | "lost"

type Asked = { readonly method: string; readonly path: string; readonly body?: object; readonly headers?: Readonly<Record<string, string>> }

type StopUnderLoad = {
  readonly exitCode: number | null
  /** Last answer to `/readyz`, which ended the load. */
  readonly readiness: RequestOutcome
  /** Number of requests by outcome. */
  readonly tally: Readonly<Record<string, number>>
  /** Requests answered after the stop signal. */
  readonly answeredSince: number
}

/** Stops a shop under load: clients log in and write to their carts, each one request after another, until the shop reports that it is not ready. */
export const stopUnderLoad = async (shop: ShopProcess, clients: number): Promise<StopUnderLoad> => {
  const all = Array.from({ length: clients }, (_, index) => ({ ...clientOf(shop.port, `10.0.${index}.1`), index }))
  const ready = await Promise.all(all.map(async ({ ask, index }) => ({ ask, act: await actOf(ask, index) })))
  const balancer = clientOf(shop.port, "10.1.0.1")
  const outcomes: Array<RequestOutcome> = []
  const seen: { readiness: RequestOutcome } = { readiness: 200 }
  const clicking = ready.map(async ({ act, ask }) => {
    while (seen.readiness === 200) outcomes.push((await ask(act())).outcome)
  })
  const watching = async () => {
    while (seen.readiness === 200) seen.readiness = (await balancer.ask({ method: "GET", path: "/readyz" })).outcome
  }
  await until(() => outcomes.length >= 2 * clients)
  const before = outcomes.length
  const ended = shop.terminate()
  await Promise.all([...clicking, watching()])
  const exitCode = await ended
  for (const { close } of [...all, balancer]) close()
  const tally = Object.fromEntries([...Map.groupBy(outcomes, String)].map(([outcome, same]) => [outcome, same.length]))
  process.stdout.write(
    `stopping under ${clients} clients: ${outcomes.length} answered, ${outcomes.length - before} of them since it was told to stop\n`
  )
  return { exitCode, readiness: seen.readiness, tally, answeredSince: outcomes.length - before }
}

/** A browser or proxy with one keep-alive connection and no retries. */
const clientOf = (port: number, from: string) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ask = ({ body, headers, method, path }: Asked) =>
    new Promise<{ readonly outcome: RequestOutcome; readonly text: string }>((resolve) => {
      const given = { "x-client-key": publicClientKey, "x-forwarded-for": from, "content-type": "application/json", ...headers }
      const sent = request({ agent, host: "127.0.0.1", port, path, method, headers: given }, (answer) => {
        void read(answer).then(
          (text) => resolve({ outcome: answer.statusCode ?? 0, text }),
          () => resolve({ outcome: "lost", text: "" })
        )
      })
      sent.once("error", () => resolve({ outcome: "lost", text: "" }))
      sent.end(body === undefined ? undefined : JSON.stringify(body))
    })
  return { ask, close: () => agent.destroy() }
}

type Ask = ReturnType<typeof clientOf>["ask"]

const read = async (answer: IncomingMessage): Promise<string> => {
  const chunks: Array<Buffer> = []
  for await (const chunk of answer) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString()
}

const password = "A-long-enough-9"

/** Clients with an even index log in, the others write to their carts. */
const actOf = async (ask: Ask, index: number): Promise<() => Asked> => {
  if (index % 2 === 1) {
    const guest = JSON.parse((await ask({ method: "GET", path: "/api/v2/fuser/" })).text).data.id
    const thing = { id: "3-3-50000-0", quantity: 1 }
    const cart = { path: "/api/v2/cart/", headers: { "x-sale-user-id": guest } }
    expect((await ask({ ...cart, method: "POST", body: { ...thing, price: 50_000 } })).outcome).toBe(200)
    return () => ({ ...cart, method: "PATCH", body: thing, headers: { ...cart.headers, "idempotency-key": randomUUID() } })
  }
  const email = `stopping-${index}@gran.test`
  const consents = { isAcceptedPrivacy: true, isAcceptedNewsletter: false }
  const body = { email, name: "Анна Петрова", phone: "+79991234567", password, ...consents }
  expect((await ask({ method: "POST", path: "/api/v2/register/", body })).outcome).toBe(200)
  return () => ({ method: "POST", path: "/api/v2/session/", body: { email, password } })
}

const until = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 20))
}
