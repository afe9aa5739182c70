import { Effect, Exit, Scope } from "effect"
import { networkInterfaces } from "node:os"
import { afterEach, expect, test } from "vitest"
import { CannotListen, listenOn, type ListenOptions, serverOf, shownAddress } from "../../../server/listen.ts"

const closings: Array<() => Promise<void>> = []
afterEach(() => Promise.all(closings.splice(0).map((close) => close())))

const open = async (fetch: () => Response | Promise<Response>, options: Partial<ListenOptions> = {}) => {
  const scope = await Effect.runPromise(Scope.make())
  const close = () => Effect.runPromise(Scope.close(scope, Exit.void))
  closings.push(close)
  const port = await Effect.runPromise(Scope.provide(listenOn(serverOf(fetch), { host: "127.0.0.1", port: 0, ...options }), scope))
  return { port, origin: `http://127.0.0.1:${port}`, close }
}

test("an address of ten thousand Cyrillic letters is still answered by the shop", async () => {
  const { origin } = await open(() => new Response("да"))
  expect(await (await fetch(`${origin}/search?q=${encodeURIComponent("ж".repeat(10_000))}`)).text()).toBe("да")
})

test("a connection outlives its answer by longer than the minute for which a proxy keeps it", async () => {
  const { origin } = await open(() => new Response("да"))
  const { headers } = await fetch(origin)
  const [, seconds] = /^timeout=(\d+)$/.exec(headers.get("keep-alive") ?? "") ?? []
  expect(Number(seconds)).toBeGreaterThan(60)
})

test("closing waits for the request in flight, and accepts no new one", async () => {
  const asked = Promise.withResolvers<void>()
  const answer = Promise.withResolvers<Response>()
  const { close, origin } = await open(() => {
    asked.resolve()
    return answer.promise
  })
  const underWay = fetch(origin)
  await asked.promise
  const closed = close()
  await expect(fetch(origin)).rejects.toThrow("fetch failed")
  answer.resolve(new Response("до свидания"))
  expect(await (await underWay).text()).toBe("до свидания")
  await closed
})

test("closing does not wait for an idle connection", async () => {
  const { close, origin } = await open(() => new Response("да"))
  await (await fetch(origin)).text()
  const begun = performance.now()
  await close()
  expect(performance.now() - begun).toBeLessThan(2000)
})

test("closing aborts a request that takes longer than the grace period", async () => {
  const asked = Promise.withResolvers<void>()
  const { close, origin } = await open(
    () => {
      asked.resolve()
      return new Promise<Response>(() => undefined)
    },
    { graceMillis: 50 }
  )
  const underWay = fetch(origin).catch((cause: unknown) => cause)
  await asked.promise
  await close()
  expect(await underWay).toBeInstanceOf(TypeError)
})

const networkAddress = Object.values(networkInterfaces())
  .flat()
  .find((one) => one?.family === "IPv4" && !one.internal)?.address
const hasIpv6 = Object.values(networkInterfaces())
  .flat()
  .some((one) => one?.address === "::1")

test("without a host only this machine can connect, by IPv4 and by IPv6", async () => {
  const { close, port } = await open(() => new Response("да"), { host: null })
  const knock = (host: string) =>
    fetch(`http://${host}:${port}`).then(
      (answer) => answer.text(),
      () => "закрыто"
    )
  expect(await knock("127.0.0.1")).toBe("да")
  expect(await knock("[::1]")).toBe(hasIpv6 ? "да" : "закрыто")
  if (networkAddress !== undefined) expect(await knock(networkAddress)).toBe("закрыто")
  await close()
  expect(await Promise.all(["127.0.0.1", "[::1]"].map(knock))).toEqual(["закрыто", "закрыто"])
})

test("the start prints the shop's address, and how to open it", () => {
  expect(shownAddress(null, 3000)).toBe("http://localhost:3000 (только с этого компьютера; для других: HOST=0.0.0.0)")
  expect(["0.0.0.0", "::", "::1", "shop.example"].map((host) => shownAddress(host, 80))).toEqual([
    "http://localhost:80",
    "http://localhost:80",
    "http://[::1]:80",
    "http://shop.example:80"
  ])
})

test("a stop is announced in every answer, also in flight, while requests are still accepted", async () => {
  const answer = Promise.withResolvers<Response>()
  const asked = Promise.withResolvers<void>()
  let isBegun = false
  const stopping = { waitMillis: 400, isShort: false, onBegin: () => void (isBegun = true) }
  const { close, origin } = await open(
    () => {
      asked.resolve()
      return isBegun ? new Response("ещё") : answer.promise
    },
    { stopping }
  )
  const underWay = fetch(origin)
  await asked.promise
  const closed = close()
  const next = await fetch(origin)
  answer.resolve(new Response("да"))
  const answers = [await underWay, next]
  expect(answers.map(({ headers }) => headers.get("connection"))).toEqual(["close", "close"])
  expect(await Promise.all(answers.map((each) => each.text()))).toEqual(["да", "ещё"])
  await closed
  await expect(fetch(origin)).rejects.toThrow("fetch failed")
})

test("a short stop does not wait if there are no connections", async () => {
  const { close } = await open(() => new Response(), { stopping: { waitMillis: 30_000, isShort: true, onBegin: () => undefined } })
  const begun = performance.now()
  await close()
  expect(performance.now() - begun).toBeLessThan(5000)
})

test("a port in use is reported in one line with the remedy", async () => {
  const { port } = await open(() => new Response())
  const refused = await Effect.runPromise(
    Effect.flip(
      Effect.scoped(
        listenOn(
          serverOf(() => new Response()),
          { host: "127.0.0.1", port }
        )
      )
    )
  )
  expect(refused).toEqual(new CannotListen({ port, code: "EADDRINUSE" }))
  expect(refused.message).toBe(`Port ${port} is in use: stop the process that uses it, or choose another, such as PORT=${port + 1}`)
})
