import { Hono } from "hono"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { makeCompress } from "../../../server/platform/http/compress.ts"
import type { ShopEnv } from "../../../server/platform/http/shop-env.ts"

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout"] }))
afterEach(() => void vi.useRealTimers())

const publicly = "public, max-age=0, s-maxage=60"

/** App whose page has the given texts in turn, the texts encoded quickly and well, and a request of a guest. */
const shopOf = (
  texts: ReadonlyArray<string>,
  { cache = publicly, type = "text/html; charset=utf-8", fails = false, bestFails = false } = {}
) => {
  const encoded: Array<string> = []
  const improved: Array<string> = []
  const encode = (content: Buffer) => {
    encoded.push(content.toString())
    return fails && encoded.length === 1
      ? Promise.reject(new Error("out of memory"))
      : Promise.resolve(Buffer.from(`packed ${content.length}`))
  }
  const best = (content: Buffer) => {
    improved.push(content.toString())
    return bestFails ? Promise.reject(new Error("out of memory")) : Promise.resolve(Buffer.from(`best ${content.length}`))
  }
  let asked = 0
  const app = new Hono<ShopEnv>()
  app.use(makeCompress({ br: encode, gzip: encode, best }))
  app.get("/", (c) => c.body(texts[asked++ % texts.length] ?? "", 200, { "content-type": type, "cache-control": cache }))
  app.onError((_, c) => c.text("failed", 500))
  const ask = async (encoding = "br") => app.request("/", { headers: { "accept-encoding": encoding } })
  return { encoded, improved, ask, read: async (encoding?: string) => (await ask(encoding)).text() }
}

const long = (name: string) => name.repeat(1024)

test("a public page is compressed once for each encoding while its content stays the same", async () => {
  const { ask, encoded } = shopOf([long("a")])
  const answers = [await ask(), await ask(), await ask("gzip"), await ask("gzip")]
  expect(answers.map(({ headers }) => headers.get("content-encoding"))).toEqual(["br", "br", "gzip", "gzip"])
  expect(new Set(await Promise.all(answers.map((answer) => answer.text())))).toEqual(new Set(["packed 1024"]))
  expect(encoded).toHaveLength(2)
})

test("a page that is requested again is compressed at the best level of brotli from then on", async () => {
  const { encoded, improved, read } = shopOf([long("a")])
  expect([await read(), await read(), await read(), await read()]).toEqual(["packed 1024", "packed 1024", "best 1024", "best 1024"])
  expect([encoded, improved]).toEqual([[long("a")], [long("a")]])
  expect([await read("gzip"), await read("gzip"), await read("gzip")]).toEqual(["packed 1024", "packed 1024", "packed 1024"])
})

test("one page at a time is compressed at the best level, with a pause after it", async () => {
  const { improved, read } = shopOf([long("a"), long("b")])
  for (let index = 0; index < 8; index++) await read()
  expect(improved).toEqual([long("a")])
  await vi.advanceTimersByTimeAsync(2000)
  for (let index = 0; index < 2; index++) await read()
  expect(improved).toEqual([long("a"), long("b")])
})

test("a page whose compression at the best level fails is compressed again", async () => {
  const { encoded, read } = shopOf([long("a")], { bestFails: true })
  expect([await read(), await read(), await read()]).toEqual(["packed 1024", "packed 1024", "packed 1024"])
  expect(encoded).toHaveLength(2)
})

test("requests at the same time share one compression", async () => {
  const { ask, encoded } = shopOf([long("a")])
  await Promise.all([ask(), ask(), ask()])
  expect(encoded).toHaveLength(1)
})

test("changed content is compressed again", async () => {
  const { ask, encoded } = shopOf([long("a"), long("b")])
  await ask()
  expect(await (await ask()).text()).toBe("packed 1024")
  expect(encoded).toEqual([long("a"), long("b")])
})

test.each([
  ["a private page", { cache: "no-store" }],
  ["an answer of the API", { type: "application/json" }]
])("%s is not remembered", async (_, options) => {
  const { ask, encoded } = shopOf([long("a")], options)
  await ask()
  await ask()
  expect(encoded).toHaveLength(2)
})

test("a failed compression is not remembered", async () => {
  const { ask } = shopOf([long("a")], { fails: true })
  expect([(await ask()).status, (await ask()).status]).toEqual([500, 200])
})

test("only five hundred pages are remembered, the last used ones", async () => {
  const page = (index: number) => String(index).padEnd(1024)
  const { ask, encoded } = shopOf([...Array.from({ length: 501 }, (_, index) => page(index)), page(500), page(0)])
  for (let index = 0; index < 503; index++) await ask()
  expect(encoded).toHaveLength(502)
  expect(encoded.at(-1)).toBe(page(0))
})
