import { randomUUID } from "node:crypto"
import { Agent, type IncomingMessage, request } from "node:http"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { publicClientKey } from "../../server/environment.ts"
import { type ShopProcess, startShopProcess } from "../support/shop-processes.ts"

/** What became of a request: a status, a door that was closed before it came, or a connection that was lost with it. */
type Fate = number | "refused" | "lost"

type Asked = { readonly method: string; readonly path: string; readonly body?: object; readonly headers?: Readonly<Record<string, string>> }

/** A browser or a proxy: one connection, kept for the next request as long as the shop keeps it. It never tries again. */
const clientOf = (port: number, from: string) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ask = ({ body, headers, method, path }: Asked) =>
    new Promise<{ readonly fate: Fate; readonly text: string }>((resolve) => {
      const given = { "x-client-key": publicClientKey, "x-forwarded-for": from, "content-type": "application/json", ...headers }
      const sent = request({ agent, host: "127.0.0.1", port, path, method, headers: given }, (answer) => {
        void read(answer).then(
          (text) => resolve({ fate: answer.statusCode ?? 0, text }),
          () => resolve({ fate: "lost", text: "" })
        )
      })
      sent.once("error", (cause: NodeJS.ErrnoException) => resolve({ fate: cause.code === "ECONNREFUSED" ? "refused" : "lost", text: "" }))
      sent.end(body === undefined ? undefined : JSON.stringify(body))
    })
  return { ask, close: () => agent.destroy() }
}

const read = async (answer: IncomingMessage): Promise<string> => {
  const chunks: Array<Buffer> = []
  for await (const chunk of answer) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString()
}

const clients = 50
const password = "A-long-enough-9"

describe.each([
  { name: "in production, where it goes on taking requests for a while", settings: { SHOP_ENV: "production", STOP_SECONDS: "2" } },
  { name: "on one's own machine", settings: {} }
])("a shop that is told to stop under 50 clients, $name", ({ settings }) => {
  let shop: ShopProcess
  beforeAll(async () => {
    shop = await startShopProcess(null, settings)
  })
  afterAll(() => shop.kill())

  test("loses no request that it has accepted: log-ins and writes alike", async () => {
    const all = Array.from({ length: clients }, (_, index) => ({ ...clientOf(shop.port, `10.0.${index}.1`), index }))
    const acts = await Promise.all(all.map(({ ask, index }) => actOf(ask, index)))
    const fates: Array<Fate> = []
    let isTold = false
    const clicking = all.map(async ({ ask }, index) => {
      const act = acts[index]
      for (let gone = act === undefined; !gone;) {
        if (act === undefined) return
        const { fate } = await ask(act())
        fates.push(fate)
        gone = fate === "refused" || fate === "lost"
        if (gone) expect(isTold).toBe(true)
      }
    })
    await until(() => fates.length >= 2 * clients)
    isTold = true
    const ended = shop.terminate()
    const readiness = await readinessOnceTold(shop.port)
    await Promise.all(clicking)
    expect(await ended).toBe(0)
    for (const { close } of all) close()
    const tally = Object.fromEntries([...new Set(fates)].map((fate) => [fate, fates.filter((each) => each === fate).length]))
    expect(tally).toEqual({ 200: expect.any(Number), refused: clients })
    expect([503, "refused"]).toContain(readiness)
    process.stdout.write(
      `stopping under ${clients} clients: ${JSON.stringify(tally)}, lost: ${fates.filter((fate) => fate === "lost").length}\n`
    )
  })
})

type Ask = ReturnType<typeof clientOf>["ask"]

/** Every other client signs in again and again, the rest write to their carts. */
const actOf = async (ask: Ask, index: number): Promise<() => Asked> => {
  if (index % 2 === 1) {
    const guest = JSON.parse((await ask({ method: "GET", path: "/api/v2/fuser/" })).text).data.id
    const thing = { id: "3-3-50000-0", quantity: 1 }
    const cart = { path: "/api/v2/cart/", headers: { "x-sale-user-id": guest } }
    expect((await ask({ ...cart, method: "POST", body: { ...thing, price: 50_000 } })).fate).toBe(200)
    return () => ({ ...cart, method: "PATCH", body: thing, headers: { ...cart.headers, "idempotency-key": randomUUID() } })
  }
  const email = `stopping-${index}@gran.test`
  const consents = { isAcceptedPrivacy: true, isAcceptedNewsletter: false }
  const body = { email, name: "Анна Петрова", phone: "+79991234567", password, ...consents }
  expect((await ask({ method: "POST", path: "/api/v2/register/", body })).fate).toBe(200)
  return () => ({ method: "POST", path: "/api/v2/session/", body: { email, password } })
}

/** What a balancer that looks again and again sees once the signal has come. */
const readinessOnceTold = async (port: number): Promise<Fate> => {
  const balancer = clientOf(port, "10.1.0.1")
  let { fate } = await balancer.ask({ method: "GET", path: "/readyz" })
  while (fate === 200) ({ fate } = await balancer.ask({ method: "GET", path: "/readyz" }))
  balancer.close()
  return fate
}

const until = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 20))
}
