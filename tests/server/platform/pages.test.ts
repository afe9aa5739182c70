import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib"
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import type { Renderer } from "../../../app/renderer.ts"
import { payloadPage } from "../../../server/platform/http/pages.ts"
import { startShop, type TestShop } from "../../support/server/server.ts"

const pageText = "Бриллиант круглой огранки. ".repeat(200)
const renderer: Renderer = {
  render: async (url) => {
    if (url === "/broken") throw new Error("the renderer broke")
    if (url === "/old") return { status: 301, headers: { location: "/new", "cache-control": "no-cache" }, html: "" }
    const html = `<!doctype html><html lang="ru"><title>${url}</title><p>${url === "/long" ? pageText : ""}</p></html>`
    return { status: url.includes("%E0%A4%A") ? 404 : 200, headers: { "cache-control": "public, max-age=0, s-maxage=60" }, html }
  },
  payload: async (url) => {
    if (url === "/broken") throw new Error("the payload broke")
    return { status: url === "/nothing" ? 404 : 200, body: { status: 200, data: { url } } }
  }
}

let folder = ""
let shop: TestShop
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "gran-client-"))
  mkdirSync(join(folder, "assets"))
  mkdirSync(join(folder, ".vite"))
  const script = `console.log(${JSON.stringify(pageText)})`
  writeFileSync(join(folder, "assets/entry-1a2b3c.js"), script)
  writeFileSync(join(folder, "assets/entry-1a2b3c.js.br"), brotliCompressSync(script))
  writeFileSync(join(folder, "assets/entry-1a2b3c.js.gz"), gzipSync(script))
  writeFileSync(join(folder, "assets/photo-9f.avif"), "avif")
  writeFileSync(join(folder, "robots.txt"), "User-agent: *\n")
  writeFileSync(join(folder, ".vite/manifest.json"), "{}")
  shop = await startShop({ renderer, staticFolders: [folder] })
})
afterAll(async () => {
  await shop.stop()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(() => void shop.takeLog())

const get = (path: string, headers: Record<string, string> = {}) => shop.app.request(path, { headers })

describe("pages", () => {
  test("are rendered with the sent path and query, and the renderer's status and caching", async () => {
    const response = await get("/diamonds/2/?sort=price&order=asc")
    expect(await response.text()).toContain("<title>/diamonds/2/?sort=price&order=asc</title>")
    expect([response.status, response.headers.get("cache-control"), response.headers.get("content-type")]).toEqual([
      200,
      "public, max-age=0, s-maxage=60",
      "text/html; charset=utf-8"
    ])
  })

  test("report an address that is too long, with links", async () => {
    const response = await get(`/search?q=${encodeURIComponent("ж".repeat(10_000))}`)
    expect([response.status, response.headers.get("content-type")]).toEqual([414, "text/html; charset=UTF-8"])
    const text = await response.text()
    expect(text).toMatch(/<h1[^>]*>Слишком длинный адрес<\/h1>/)
    expect(text).toContain('href="/search"')
  })

  test("answer HEAD without a body, and no other method", async () => {
    const head = await shop.app.request("/about", { method: "HEAD" })
    expect([head.status, await head.text()]).toEqual([200, ""])
    const post = await shop.app.request("/about", { method: "POST" })
    expect([post.status, post.headers.get("allow")]).toEqual([405, "GET, HEAD"])
  })

  test("redirect without a body", async () => {
    const response = await get("/old")
    expect([response.status, response.headers.get("location"), await response.text()]).toEqual([301, "/new", ""])
  })

  test.each([
    ["/%E0%A4%A", 404],
    ["/diamonds/%00", 404],
    ["/?x=%00", 404],
    [`/${"a".repeat(8200)}`, 414],
    ["//evil.test/x", 200],
    ["/a/%2e%2e/b", 200]
  ])("survive the address %.20s", async (path, status) => {
    const response = await shop.app.request(`http://localhost${path}`)
    expect(response.status).toBe(status)
  })

  test("that crash are 500, with a page and a log line", async () => {
    const response = await get("/broken")
    expect([response.status, response.headers.get("cache-control")]).toEqual([500, "no-store"])
    expect(await response.text()).toContain("Что-то пошло не так")
    expect(shop.takeLog()[0]).toMatchObject({
      level: "error",
      message: "The page failed",
      cause: expect.stringContaining("the renderer broke")
    })
  })

  test("are compressed for clients that accept it, from a minimum length", async () => {
    const long = await get("/long", { "accept-encoding": "gzip, br" })
    expect([long.headers.get("content-encoding"), long.headers.get("vary")]).toEqual(["br", "accept-encoding"])
    expect(brotliDecompressSync(await long.arrayBuffer()).toString()).toContain(pageText)
    const older = await get("/long", { "accept-encoding": "gzip" })
    expect([older.headers.get("content-encoding"), older.headers.get("vary")]).toEqual(["gzip", "accept-encoding"])
    expect(gunzipSync(await older.arrayBuffer()).toString()).toContain(pageText)
    expect((await get("/long")).headers.get("content-encoding")).toBeNull()
    expect((await get("/long", { "accept-encoding": "gzip;q=0" })).headers.get("content-encoding")).toBeNull()
    expect((await get("/short", { "accept-encoding": "gzip" })).headers.get("content-encoding")).toBeNull()
  })
})

describe("payloads", () => {
  test("[API-092] of a page are read at its path, with the build's hash as query; the page's own query follows", async () => {
    const url = async (path: string) => (await (await get(path)).json()).data.url
    expect(await url("/diamonds/2/_payload.json?build-1&sort=price")).toBe("/diamonds/2?sort=price")
    expect(await url("/_payload.json?build-1")).toBe("/")
    expect(await url("/about/_payload.json")).toBe("/about")
  })

  test("have the renderer's status, and report a crash in JSON", async () => {
    expect((await get("/nothing/_payload.json?build-1")).status).toBe(404)
    const broken = await get("/broken/_payload.json?build-1")
    expect({ status: broken.status, body: await broken.json() }).toMatchObject({ status: 500, body: { data: { errors: {} } } })
  })

  test.each([
    ["/x?a=/_payload.json", null],
    ["/_payload.json?", "/"],
    ["/a/_payload.json?h&b&c=1", "/a?b&c=1"],
    ["/a/_payload.jsonx", null]
  ])("%s is the payload of %s", (url, page) => {
    expect(payloadPage(url)).toBe(page)
  })
})

describe("files", () => {
  test("with a hash in the name are cached permanently, in the client's best encoding", async () => {
    const answers = await Promise.all(
      ["gzip, br", "gzip", "identity", "br;q=0, gzip;q=0.5"].map(async (accepted) => {
        const { headers } = await get("/assets/entry-1a2b3c.js", { "accept-encoding": accepted })
        return [headers.get("content-encoding"), headers.get("cache-control"), headers.get("vary"), headers.get("content-type")]
      })
    )
    const rest = ["public, max-age=31536000, immutable", "accept-encoding", "text/javascript; charset=utf-8"]
    expect(answers).toEqual([
      ["br", ...rest],
      ["gzip", ...rest],
      [null, ...rest],
      ["gzip", ...rest]
    ])
  })

  test("without one are revalidated, and answered with 304 if unchanged", async () => {
    const first = await get("/robots.txt")
    const etag = first.headers.get("etag") ?? ""
    expect([first.status, await first.text(), first.headers.get("cache-control")]).toEqual([
      200,
      "User-agent: *\n",
      "public, max-age=0, must-revalidate"
    ])
    const again = await get("/robots.txt", { "if-none-match": `"other", ${etag}` })
    expect([again.status, await again.text(), again.headers.get("etag")]).toEqual([304, "", etag])
    expect((await get("/robots.txt", { "if-none-match": '"other"' })).status).toBe(200)
  })

  test("have an ETag per encoding", async () => {
    const tags = await Promise.all(
      ["br", "gzip", "identity"].map(async (accepted) =>
        (await get("/assets/entry-1a2b3c.js", { "accept-encoding": accepted })).headers.get("etag")
      )
    )
    expect(new Set(tags).size).toBe(3)
  })

  test.each(["/.vite/manifest.json", "/assets/missing-1.js?x=1", "/pictures/ring.AVIF"])(
    "that do not exist are 404 without a page: %s",
    async (path) => {
      const response = await get(path)
      expect([response.status, await response.text()]).toEqual([404, "Такого файла нет"])
    }
  )

  test.each(["/assets/entry-1a2b3c.js.br", "/assets/", "/..%2f..%2fetc/passwd", "/search/?term=ring.png"])(
    "do not include: %s",
    async (path) => {
      expect((await get(path)).headers.get("content-type")).toBe("text/html; charset=utf-8")
    }
  )
})
