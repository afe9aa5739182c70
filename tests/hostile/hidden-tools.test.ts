import { afterAll, beforeAll, expect, test } from "vitest"
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { request } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Renderer } from "../../app/renderer.ts"
import { startServer, startShop, type TestShop } from "../support/server/server.ts"

const files = { inspector: { styles: [], scripts: ["/assets/inspector.js"] }, mirror: { styles: [], scripts: ["/assets/mirror.js"] } }

/** A renderer whose page contains its own name. */
const drawn = (name: string): Renderer => ({
  render: async (url) => ({ status: name === "here" ? 200 : 404, headers: {}, html: `${name} ${url}` }),
  payload: async (url) => ({ status: name === "here" ? 200 : 404, body: { name, url } })
})

let folder: string
let shop: TestShop
let app: TestShop["app"]
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "tools-"))
  mkdirSync(join(folder, "outbox"))
  writeFileSync(join(folder, "report.json"), "{}")
  shop = await startShop({ outbox: join(folder, "outbox"), platform: { isShown: true } })
  app = shop.appWith({
    ...{ hasTools: true, renderer: drawn("everybody"), rendererHere: drawn("here") },
    inspector: { files, qaFolder: folder, statelyUrl: null }
  })
})
afterAll(async () => {
  await shop.stop()
  rmSync(folder, { recursive: true })
})

/** Every tool, written by the server or drawn by the renderer, with variants of its address. */
const tools = [
  ...["/dev/mail", "/dev/mail/", "/dev/mail/x", "/dev/mail/x/html", "/dev/marketing", "/dev/marketing/", "/dev/reports"],
  ...["/dev/reports/1/journal.json", "/dev/qa/report.json", "/dev/qa/journals/x.json", "/dev/journal", "/dev/dialogs", "/dev/journal/"],
  ...["/dev/journal/_payload.json?build-1", "/inspector", "/inspector/", "/inspector/screen", "/inspector?inspect=stately"],
  ...["/%64ev/mail", "/dev/%6dail", "/%69nspector", "/dev", "/dev/", "/dev/unknown"]
]

type Visit = {
  readonly name: string
  /** Remote end of the connection; without one, the request comes from the process itself. */
  readonly socket?: string
  readonly host: string
  readonly headers?: Readonly<Record<string, string>>
}

const sockets = ["127.0.0.1", "127.8.8.8", "::1", "::ffff:127.0.0.1"]
const hosts = ["localhost", "localhost:3000", "LOCALHOST", "127.0.0.1", "127.0.0.1:3000", "[::1]", "[::1]:3000", "shop.localhost:3000"]
const here: ReadonlyArray<Visit> = [
  ...sockets.flatMap((socket) => hosts.map((host) => ({ name: `${socket} to ${host}`, socket, host }))),
  { name: "the process itself", host: "localhost" }
]

const strangers = ["192.168.0.7", "10.0.0.1", "203.0.113.9", "2001:db8::1", "fe80::1", "::ffff:203.0.113.9", "128.0.0.1", "::2", ""]
const foreignHosts = [
  "evil.example",
  "evil.example:3000",
  "gran.test",
  "localhost.evil.example",
  "127.0.0.1.evil.example",
  "evillocalhost",
  "0.0.0.0",
  "192.168.0.7:3000",
  "127.0.0.2",
  "[::2]"
]
const forwarded = {
  forwarded: "for=127.0.0.1",
  "x-forwarded-for": "127.0.0.1",
  "x-forwarded-host": "localhost",
  "x-forwarded-proto": "https",
  "x-forwarded": "1",
  "x-real-ip": "127.0.0.1",
  via: "1.1 proxy",
  "cf-connecting-ip": "127.0.0.1",
  "true-client-ip": "127.0.0.1"
}
const elsewhere: ReadonlyArray<Visit> = [
  ...strangers.flatMap((socket) => hosts.map((host) => ({ name: `${socket} to ${host}`, socket, host }))),
  ...sockets.flatMap((socket) => foreignHosts.map((host) => ({ name: `${socket} to ${host}`, socket, host }))),
  ...foreignHosts.map((host) => ({ name: `the process itself to ${host}`, host })),
  ...sockets.flatMap((socket) =>
    Object.entries(forwarded).flatMap(([header, value]) =>
      ["localhost", "127.0.0.1:3000"].map((host) => ({
        name: `${socket} to ${host}, ${header}`,
        socket,
        host,
        headers: { [header]: value }
      }))
    )
  )
]

const visit = async (path: string, { headers = {}, host, socket }: Visit, method = "GET") => {
  const env = socket === undefined ? {} : { incoming: { socket: { remoteAddress: socket === "" ? undefined : socket } } }
  const answer = await app.request(`http://${host}${path}`, { method, headers: { ...headers, host } }, env)
  return { status: answer.status, text: await answer.text(), policy: answer.headers.get("content-security-policy") }
}

test("every tool answers this machine, under each of its names", async () => {
  for (const who of here) {
    const found = await Promise.all(
      ["/dev/mail", "/dev/reports", "/dev/marketing", "/dev/journal", "/inspector"].map((path) => visit(path, who))
    )
    expect([who.name, found.map(({ status }) => status)]).toEqual([who.name, [200, 200, 200, 200, 200]])
  }
})

test("no tool answers others: other sockets, other names of this machine, forwarded requests", async () => {
  const wrong: Array<string> = []
  let tried = 0
  for (const who of elsewhere) {
    const unknown = await visit("/no-such-page", who)
    for (const path of tools) {
      const { policy, status, text } = await visit(path, who)
      tried += 1
      const isOrdinary = status === 404 && policy === unknown.policy && !/Письма|Отчёты|Операции|root|here/.test(text)
      if (!isOrdinary) wrong.push(`${path}: ${who.name}: ${status} ${text.slice(0, 60)}`)
    }
  }
  expect(wrong).toEqual([])
  process.stdout.write(`tools asked from elsewhere: ${tried}, refused as any unknown address: ${tried - wrong.length}\n`)
})

test("pages for everyone are rendered without the tools", async () => {
  const shown = async (who: Visit) => (await visit("/cart", who)).text
  expect(await shown({ name: "here", socket: "127.0.0.1", host: "localhost" })).toBe("here /cart")
  expect(await shown({ name: "there", socket: "203.0.113.9", host: "gran.test" })).toBe("everybody /cart")
})

test("a foreign host name that resolves to this machine is refused over a real connection", async () => {
  const server = await startServer(app.fetch)
  const { port } = new URL(server.origin)
  const statusAt = (path: string, host: string) =>
    new Promise<number>((resolve, reject) =>
      request({ host: "127.0.0.1", port, path, headers: { host } }, (answer) => {
        answer.resume()
        resolve(answer.statusCode ?? 0)
      })
        .once("error", reject)
        .end()
    )
  expect(await statusAt("/dev/mail", `localhost:${port}`)).toBe(200)
  expect(await statusAt("/dev/mail", `rebound.example:${port}`)).toBe(404)
  expect(await statusAt(`http://localhost:${port}/dev/mail`, `rebound.example:${port}`)).toBe(404)
  expect(await statusAt(`http://rebound.example:${port}/dev/mail`, `localhost:${port}`)).toBe(404)
  await server.close()
})
