import { Effect, Exit, Scope } from "effect"
import { once } from "node:events"
import { constants } from "node:http2"
import { Agent, request } from "node:https"
import { text } from "node:stream/consumers"
import { afterEach, expect, test } from "vitest"
import { connectionLimits } from "../../../server/connection-limits.ts"
import { listenOn, type ListenOptions } from "../../../server/listen.ts"
import { secureServerOf } from "../../../server/secure-server.ts"
import { requestOver, openSession } from "../../support/http2/client.ts"
import { selfSigned } from "../../support/http2/self-signed.ts"

const pair = selfSigned()
const certificate = { ...pair, files: { cert: "", key: "" } }
const closings: Array<() => Promise<void>> = []
afterEach(() => Promise.all(closings.splice(0).map((close) => close())))

type Fetch = (request: Request) => Response | Promise<Response>
type Opened = Partial<ListenOptions> & { readonly limits?: Partial<typeof connectionLimits> }

const open = async (fetch: Fetch, { limits, ...options }: Opened = {}) => {
  const scope = await Effect.runPromise(Scope.make())
  const close = () => Effect.runPromise(Scope.close(scope, Exit.void))
  closings.push(close)
  const server = secureServerOf(fetch, certificate, { ...connectionLimits, ...limits })
  const port = await Effect.runPromise(Scope.provide(listenOn(server, { host: "127.0.0.1", port: 0, ...options }), scope))
  const origin = `https://127.0.0.1:${port}`
  return { port, origin, close, session: () => openSession(origin, pair.cert) }
}

/** Request over HTTP/1.1. */
const askPlainly = (origin: string, agent?: Agent) =>
  new Promise<{ readonly version: string; readonly keepAlive: unknown; readonly text: string }>((resolve, reject) => {
    const sent = request(origin, { ca: pair.cert, ...(agent !== undefined && { agent }) }, (answer) => {
      const { headers, httpVersion } = answer
      void text(answer).then((body) => resolve({ version: httpVersion, keepAlive: headers["keep-alive"], text: body }), reject)
    })
    sent.once("error", reject)
    sent.end()
  })

/** First GOAWAY of a session: its code and the last stream that is answered. */
const farewell = async (session: Awaited<ReturnType<typeof openSession>>) => {
  const [code, last] = await once(session, "goaway")
  return { code, last }
}

test("clients that offer HTTP/2 get it, others get HTTP/1.1 with the usual keep-alive", async () => {
  const { origin, session } = await open((asked) => new Response(asked.url.replace(/\d+\//, "")))
  const client = await session()
  expect(client.alpnProtocol).toBe("h2")
  expect((await requestOver(client, { ":path": "/cart" })).text).toMatch(/^https:\/\/127\.0\.0\.1:/)
  client.close()
  const answer = await askPlainly(origin)
  expect(answer).toMatchObject({ version: "1.1", keepAlive: "timeout=65" })
  expect(answer.text).toMatch(/^https:\/\/127\.0\.0\.1:/)
})

test("a body streams in, an answer streams out, and many requests share a session", async () => {
  const { session } = await open((asked) => new Response(asked.body))
  const client = await session()
  const body = "ж".repeat(100_000)
  const answers = await Promise.all(Array.from({ length: 20 }, () => requestOver(client, { ":method": "POST" }, body)))
  expect(answers.map((answer) => answer.text === body)).toEqual(answers.map(() => true))
  client.close()
})

test("closing finishes the request in flight over HTTP/2, says GOAWAY and accepts no new connection", async () => {
  const asked = Promise.withResolvers<void>()
  const answer = Promise.withResolvers<Response>()
  const { close, session } = await open(() => {
    asked.resolve()
    return answer.promise
  })
  const [busy, idle] = [await session(), await session()]
  const ended = [once(busy, "close"), once(idle, "close")]
  const underWay = requestOver(busy, { ":path": "/" })
  await asked.promise
  const left = farewell(busy)
  const closed = close()
  expect(await left).toEqual({ code: constants.NGHTTP2_NO_ERROR, last: 1 })
  await expect(session()).rejects.toThrow("ECONNREFUSED")
  answer.resolve(new Response("до свидания"))
  expect((await underWay).text).toBe("до свидания")
  await closed
  await Promise.all(ended)
})

test("closing does not wait for idle connections of either protocol", async () => {
  const { close, origin, session } = await open(() => new Response("да"))
  const client = await session()
  await requestOver(client, { ":path": "/" })
  const agent = new Agent({ keepAlive: true })
  await askPlainly(origin, agent)
  const begun = performance.now()
  await close()
  expect(performance.now() - begun).toBeLessThan(2000)
  agent.destroy()
})

test("closing aborts an HTTP/2 request that takes longer than the grace period", async () => {
  const asked = Promise.withResolvers<void>()
  const { close, session } = await open(
    () => {
      asked.resolve()
      return new Promise<Response>(() => undefined)
    },
    { graceMillis: 50 }
  )
  const client = await session()
  client.on("error", () => undefined)
  const underWay = requestOver(client, { ":path": "/" })
  await asked.promise
  const aborted = expect(underWay).rejects.toThrow(/closed|reset|canceled|cancelled|aborted/i)
  await close()
  await aborted
})

test("during a stop every HTTP/2 request is answered and ends its session", async () => {
  const answer = Promise.withResolvers<Response>()
  const asked = Promise.withResolvers<void>()
  let isBegun = false
  const stopping = { waitMillis: 400, isShort: false, onBegin: () => void (isBegun = true) }
  const { close, session } = await open(
    () => {
      asked.resolve()
      return isBegun ? new Response("ещё") : answer.promise
    },
    { stopping }
  )
  const [early, idle] = [await session(), await session()]
  const underWay = requestOver(early, { ":path": "/" })
  await asked.promise
  const earlyLeft = farewell(early)
  const closed = close()
  const sessions = [early, idle, await session()]
  const ended = sessions.map((each) => once(each, "close"))
  expect(await earlyLeft).toEqual({ code: constants.NGHTTP2_NO_ERROR, last: 1 })
  const texts = sessions.slice(1).map((each) => requestOver(each, { ":path": "/" }))
  answer.resolve(new Response("да"))
  expect((await Promise.all([underWay, ...texts])).map(({ text: body }) => body)).toEqual(["да", "ещё", "ещё"])
  await Promise.all(ended)
  await closed
  await expect(session()).rejects.toThrow("ECONNREFUSED")
})

test("a short stop ends as soon as HTTP/2 clients have left", async () => {
  const stopping = { waitMillis: 30_000, isShort: true, onBegin: () => undefined }
  const { close, session } = await open(() => new Response("да"), { stopping })
  const client = await session()
  const begun = performance.now()
  const closed = close()
  expect((await requestOver(client, { ":path": "/" })).text).toBe("да")
  await closed
  expect(performance.now() - begun).toBeLessThan(5000)
})

test("without a host HTTP/2 is answered by IPv6 too, where the machine has it", async () => {
  const { port } = await open(() => new Response("да"), { host: null })
  const client = await openSession(`https://localhost:${port}`, pair.cert)
  expect((await requestOver(client, { ":path": "/" })).text).toBe("да")
  client.close()
})

test("an idle session is closed, an open request on it is answered", async () => {
  const answer = Promise.withResolvers<Response>()
  const { session } = await open(() => answer.promise, { limits: { keepAliveTimeout: 50 } })
  const [busy, idle] = [await session(), await session()]
  const underWay = requestOver(busy, { ":path": "/" })
  await Promise.all([once(idle, "close"), farewell(busy)])
  answer.resolve(new Response("да"))
  expect((await underWay).text).toBe("да")
})

test("a request whose body does not arrive in time is cancelled, and the session goes on", async () => {
  const { session } = await open(async (asked) => new Response(await asked.text()), { limits: { requestTimeout: 50 } })
  const client = await session()
  const slow = client.request({ ":method": "POST", ":path": "/" }, { endStream: false })
  slow.on("error", () => undefined)
  slow.write("начало")
  await once(slow, "close")
  expect(slow.rstCode).toBe(constants.NGHTTP2_CANCEL)
  expect((await requestOver(client, { ":path": "/", ":method": "POST" }, "да")).text).toBe("да")
  client.close()
})
