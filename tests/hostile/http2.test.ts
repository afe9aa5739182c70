import { Effect, Exit, Scope } from "effect"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { type ClientHttp2Session, constants, type OutgoingHttpHeaders } from "node:http2"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { brotliCompressSync, brotliDecompressSync } from "node:zlib"
import { buffer } from "node:stream/consumers"
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest"
import { listenOn } from "../../server/listen.ts"
import { publicClientKey } from "../../server/platform/environment.ts"
import { secureServerOf } from "../../server/secure-server.ts"
import { requestOver, openSession } from "../support/http2/client.ts"
import { selfSigned } from "../support/http2/self-signed.ts"
import { startShop, type TestShop } from "../support/server/server.ts"

/** The whole shop over HTTP/2: what holds for HTTP/1.1 holds here. */
const pair = selfSigned()
const folder = mkdtempSync(join(tmpdir(), "http2-"))
const style = "a { color: red }".repeat(200)
let shop: TestShop
let scope: Scope.Closeable
let origin = ""
let session: ClientHttp2Session

beforeAll(async () => {
  writeFileSync(join(folder, "shop.css"), style)
  writeFileSync(join(folder, "shop.css.br"), brotliCompressSync(style))
  shop = await startShop({ staticFolders: [folder], outbox: folder, security: { isDevelopment: false, isHttpsOnly: true } })
  scope = await Effect.runPromise(Scope.make())
  const server = secureServerOf(shop.app.fetch, { ...pair, files: { cert: "", key: "" } })
  origin = `https://127.0.0.1:${await Effect.runPromise(Scope.provide(listenOn(server, { host: "127.0.0.1", port: 0 }), scope))}`
})
afterAll(async () => {
  await Effect.runPromise(Scope.close(scope, Exit.void))
  await shop.stop()
  rmSync(folder, { recursive: true })
})
beforeEach(async () => {
  session = await openSession(origin, pair.cert)
  session.on("error", () => undefined)
  shop.takeLog()
})
afterEach(() => {
  session.destroy()
  expect(shop.takeLog().filter(({ level, status }) => level === "error" || status === 500)).toEqual([])
})

const ask = (headers: OutgoingHttpHeaders, body?: string) => requestOver(session, headers, body)
const statusOf = async (headers: OutgoingHttpHeaders, body?: string) => (await ask(headers, body)).status

test("a page and an asset come with compression, headers and HSTS", async () => {
  const page = await ask({ ":path": "/cart" })
  expect(page).toMatchObject({ status: 200, text: "<!doctype html><title>/cart</title>" })
  expect(page.headers).toMatchObject({ "x-content-type-options": "nosniff", "strict-transport-security": expect.any(String) })
  const asset = session.request({ ":path": "/shop.css", "accept-encoding": "br" })
  const content = await buffer(asset)
  expect(brotliDecompressSync(content).toString()).toBe(style)
  expect((await ask({ ":path": "/shop.css", ":method": "HEAD" })).text).toBe("")
  expect(await statusOf({ ":path": "/healthz" })).toBe(200)
})

test("tools answer this machine by the session's address and authority, and no forwarded request", async () => {
  const { port } = new URL(origin)
  expect(await statusOf({ ":path": "/dev/mail" })).toBe(200)
  const mail = async (headers: OutgoingHttpHeaders) => (await ask({ ":path": "/dev/mail", ...headers })).text
  for (const headers of [
    { ":authority": "evil.example" },
    { host: "evil.example" },
    { "x-forwarded-for": "127.0.0.1" },
    { via: "2 proxy" }
  ])
    expect(await mail(headers)).toBe("<!doctype html><title>/dev/mail</title>")
  expect(await mail({ ":authority": `localhost:${port}` })).not.toContain("<title>/dev/mail</title>")
})

test("writes of other sites are refused, own ones are not", async () => {
  const headers = { ":path": "/api/v2/fuser/", ":method": "POST", "content-type": "application/json", "x-client-key": publicClientKey }
  expect(await statusOf({ ...headers, origin: "https://evil.example" }, "{}")).toBe(403)
  expect(await statusOf({ ...headers, origin }, "{}")).not.toBe(403)
})

test("an overlong address gets its page, a larger header no answer", async () => {
  expect(await statusOf({ ":path": `/search?q=${encodeURIComponent("ж".repeat(10_000))}` })).toBe(414)
  await expect(ask({ ":path": "/", cookie: "x".repeat(100_000) })).rejects.toThrow(/./)
  session = await openSession(origin, pair.cert)
  expect(await statusOf({ ":path": "/" })).toBe(200)
})

test("an overlong body is refused, and the session goes on", async () => {
  const headers = { ":path": "/api/v2/cart/", ":method": "POST", "content-type": "application/json", "x-client-key": publicClientKey }
  const stream = session.request(headers)
  stream.on("error", () => undefined)
  stream.end("1".repeat(5_000_000))
  const status = await new Promise((resolve) => stream.once("response", (answer) => resolve(answer[":status"])))
  expect(status).toBe(413)
  expect(await statusOf({ ":path": "/" })).toBe(200)
})

test.each([
  { ":path": "https://evil.example/" },
  { ":path": "*" },
  { ":path": "//evil.example/%00" },
  { ":path": "/..%5c..\\secret" },
  { ":path": "/", ":scheme": "ftp" },
  { ":path": "/", ":authority": "evil.example:80/@" },
  { ":path": "/", ":method": "TRACE" },
  { ":path": "/", ":method": "БРАТЬ" },
  { ":method": "CONNECT", ":authority": "evil.example:443" }
])("a malformed request is refused or answered like any other, without a defect: %o", async (headers) => {
  const status = await statusOf(headers).catch(() => "reset")
  expect(status === "reset" || Number(status) < 500).toBe(true)
  const next = await openSession(origin, pair.cert)
  expect((await requestOver(next, { ":path": "/" })).status).toBe(200)
  next.close()
})

test("many streams that are reset at once leave the shop answering others", async () => {
  for (let count = 0; count < 3_000 && !session.closed; count += 1) {
    const stream = session.request({ ":path": "/search?q=1" })
    stream.on("error", () => undefined)
    stream.close(constants.NGHTTP2_CANCEL)
    if (count % 100 === 0) await new Promise((resolve) => setImmediate(resolve))
  }
  const other = await openSession(origin, pair.cert)
  expect((await requestOver(other, { ":path": "/" })).status).toBe(200)
  other.close()
})

test("a session that ends during an answer leaves the shop answering others", async () => {
  const half = session.request({ ":path": "/openapi.json" })
  half.on("error", () => undefined)
  await new Promise((resolve) => half.once("response", resolve))
  session.destroy()
  const other = await openSession(origin, pair.cert)
  expect((await requestOver(other, { ":path": "/" })).status).toBe(200)
  other.close()
})
