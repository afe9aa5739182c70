import { Hono } from "hono"
import { expect, test } from "vitest"
import { makeCompress } from "../../../server/platform/http/compress.ts"
import type { ShopEnv } from "../../../server/platform/http/shop-env.ts"

const publicly = "public, max-age=0, s-maxage=60"

/** App whose page has the given texts in turn, the encoded texts, and a request of a guest. */
const shopOf = (texts: ReadonlyArray<string>, { cache = publicly, type = "text/html; charset=utf-8", fails = false } = {}) => {
  const encoded: Array<string> = []
  const encode = (content: Buffer) => {
    encoded.push(content.toString())
    return fails && encoded.length === 1
      ? Promise.reject(new Error("out of memory"))
      : Promise.resolve(Buffer.from(`packed ${content.length}`))
  }
  let asked = 0
  const app = new Hono<ShopEnv>()
  app.use(makeCompress({ br: encode, gzip: encode }))
  app.get("/", (c) => c.body(texts[asked++ % texts.length] ?? "", 200, { "content-type": type, "cache-control": cache }))
  app.onError((_, c) => c.text("failed", 500))
  return { encoded, ask: (encoding = "br") => app.request("/", { headers: { "accept-encoding": encoding } }) }
}

const long = (name: string) => name.repeat(1024)

test("a public page is compressed once for each encoding while its content stays the same", async () => {
  const { ask, encoded } = shopOf([long("a")])
  const answers = [await ask(), await ask(), await ask("gzip"), await ask("gzip")]
  expect(answers.map(({ headers }) => headers.get("content-encoding"))).toEqual(["br", "br", "gzip", "gzip"])
  expect(new Set(await Promise.all(answers.map((answer) => answer.text())))).toEqual(new Set(["packed 1024"]))
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
