import { Effect, Exit, Scope } from "effect"
import { afterEach, expect, test } from "vitest"
import { CannotListen, listen, serverOf } from "../../server/listen.ts"

const closings: Array<() => Promise<void>> = []
afterEach(() => Promise.all(closings.splice(0).map((close) => close())))

const open = async (fetch: () => Response | Promise<Response>, options: { readonly port?: number; readonly graceMillis?: number } = {}) => {
  const scope = await Effect.runPromise(Scope.make())
  const close = () => Effect.runPromise(Scope.close(scope, Exit.void))
  closings.push(close)
  const port = await Effect.runPromise(Scope.provide(listen(serverOf(fetch), { host: "127.0.0.1", port: 0, ...options }), scope))
  return { port, origin: `http://127.0.0.1:${port}`, close }
}

test("an address of ten thousand Cyrillic letters is still answered by the shop", async () => {
  const { origin } = await open(() => new Response("да"))
  expect(await (await fetch(`${origin}/search?q=${encodeURIComponent("ж".repeat(10_000))}`)).text()).toBe("да")
})

test("closing waits for the request under way, and takes no other", async () => {
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

test("closing does not wait for a connection that only stays open", async () => {
  const { close, origin } = await open(() => new Response("да"))
  await (await fetch(origin)).text()
  const begun = performance.now()
  await close()
  expect(performance.now() - begun).toBeLessThan(2000)
})

test("closing ends a request that takes longer than the grace", async () => {
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

test("a port that is in use is told in a line that says what to do", async () => {
  const { port } = await open(() => new Response())
  const refused = await Effect.runPromise(
    Effect.flip(
      Effect.scoped(
        listen(
          serverOf(() => new Response()),
          { host: "127.0.0.1", port }
        )
      )
    )
  )
  expect(refused).toEqual(new CannotListen({ port, code: "EADDRINUSE" }))
  expect(refused.message).toBe(`Port ${port} is in use: stop what holds it, or choose another, such as PORT=${port + 1}`)
})
