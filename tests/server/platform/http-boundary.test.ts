import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Worker } from "node:worker_threads"
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import type { SecurityOptions } from "../../../server/platform/http/security-headers.ts"
import { startShop, type TestShop } from "../../support/server/server.ts"
import { firstScriptSource } from "../../support/view/first-script.ts"
import { dayMs } from "../../../core/domain/text/day-after.ts"

let shop: TestShop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.stop())
beforeEach(() => void shop.takeLog())

const get = (path: string, headers: Record<string, string> = {}) => shop.app.request(path, { headers })
const json = async (response: Response) => ({ status: response.status, body: await response.json() })

describe("health", () => {
  test("the process is live, and its database answers", async () => {
    expect(await json(await get("/healthz"))).toEqual({ status: 200, body: { status: "alive" } })
    expect(await json(await get("/readyz"))).toEqual({ status: 200, body: { status: "ready" } })
  })

  test("a stopping shop is live but not ready", async () => {
    const stopping = shop.appWith({ isStopping: () => true })
    expect(await json(await stopping.request("/readyz"))).toEqual({ status: 503, body: { status: "stopping" } })
    expect((await stopping.request("/healthz")).status).toBe(200)
  })

  test("an unavailable database makes the shop not ready, but live", async () => {
    const thread = new Promise<Worker>((resolve) => process.once("worker", resolve))
    const broken = await startShop()
    await (await thread).terminate()
    expect(await json(await broken.app.request("/readyz"))).toEqual({ status: 503, body: { status: "waiting" } })
    expect((await broken.app.request("/healthz")).status).toBe(200)
    await broken.stop()
  })
})

describe("builds", () => {
  test("[API-090] the latest build is reported by its id, and never cached", async () => {
    const response = await get("/builds/latest.json")
    expect(response.headers.get("cache-control")).toBe("no-cache")
    expect(await json(response)).toEqual({ status: 200, body: { id: "build-1", timestamp: 1_795_000_000_000 } })
  })

  test("[API-091] the manifest of the running build has its route rules; another build has none", async () => {
    expect(await json(await get("/builds/meta/build-1.json"))).toEqual({
      status: 200,
      body: {
        ...{ id: "build-1", timestamp: 1_795_000_000_000 },
        routes: [{ name: "home", pattern: "/", preloads: "home" }],
        files: { home: ["/assets/home-1.js"] }
      }
    })
    expect((await json(await get("/builds/meta/build-2.json"))).status).toBe(404)
  })
})

describe("a tab of an earlier build", () => {
  test("is answered if it can read the running build's answers, else informed that it is outdated", async () => {
    const routes = [{ name: "home", pattern: "/", preloads: "home" }]
    const buildOf = (id: string, contract: string) => ({ id, timestamp: 1_795_000_000_000, contract, routes })
    const app = shop.appWith({ build: { ...buildOf("now", "one"), earlier: [buildOf("fits", "one"), buildOf("differs", "two")] } })
    const ask = async (build: string) => (await app.request(`/diamonds/_payload.json?${build}&sort=price`)).status
    expect(await Promise.all(["now", "fits", "differs", "unknown"].map(ask))).toEqual([200, 200, 409, 409])
    expect((await app.request("/builds/meta/fits.json")).status).toBe(200)
  })
})

describe("every answer", () => {
  const policy =
    `default-src 'none'; script-src 'self' ${firstScriptSource}; ` +
    "style-src 'self'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; media-src 'self'; " +
    "worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'; report-uri /csp-report"

  test.each(["/", "/api/menu", "/api/nothing", "/healthz", "/docs", `/${"a".repeat(9000)}`])(
    "carries the security headers: %.20s",
    async (path) => {
      const { headers } = await get(path)
      const guards = [...headers].filter(([name]) =>
        /^(?:content-security|cross-origin|origin-|permissions|referrer|strict|x-(?!request-id))/.test(name)
      )
      expect(Object.fromEntries(guards)).toEqual({
        "content-security-policy": policy,
        "x-content-type-options": "nosniff",
        "referrer-policy": "strict-origin-when-cross-origin",
        "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "x-frame-options": "DENY"
      })
    }
  )

  test("has a request id: the client's own if valid, else a new one", async () => {
    expect((await get("/", { "x-request-id": "abc-123.def_456" })).headers.get("x-request-id")).toBe("abc-123.def_456")
    for (const id of ["short", "with space in it", "a".repeat(65), "line\tbreak12"]) {
      expect((await get("/", { "x-request-id": id })).headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/)
    }
  })
})

test("security.txt names a contact for vulnerabilities, valid for half a year from today", async () => {
  const app = shop.appWith({ securityContact: "mailto:security@gran.test" })
  const response = await app.request("/.well-known/security.txt")
  expect(response.headers.get("content-type")).toMatch(/^text\/plain; charset=utf-8$/i)
  const [contact, expires = "", ...rest] = (await response.text()).trimEnd().split("\n")
  expect([contact, ...rest]).toEqual([
    "Contact: mailto:security@gran.test",
    "Preferred-Languages: ru, en",
    "Canonical: https://gran.test/.well-known/security.txt"
  ])
  const days = (Date.parse(expires.replace("Expires: ", "")) - Date.now()) / dayMs
  expect(days).toBeGreaterThan(150)
  expect(days).toBeLessThan(365)
})

test("pictures may be embedded by other sites; other content may not", async () => {
  const folder = mkdtempSync(join(tmpdir(), "pictures-"))
  for (const name of ["ring.webp", "code.js", "style.css"]) writeFileSync(join(folder, name), "x")
  const app = shop.appWith({ staticFolders: [folder] })
  const policyOf = async (path: string) => (await app.request(path)).headers.get("cross-origin-resource-policy")
  expect(await Promise.all(["/ring.webp", "/code.js", "/style.css", "/"].map(policyOf))).toEqual([
    "cross-origin",
    ...["same-origin", "same-origin", "same-origin"]
  ])
  rmSync(folder, { recursive: true })
})

describe("the log", () => {
  test("has one line per request: call, outcome and duration", async () => {
    await get("/diamonds/?sort=price", { "x-request-id": "request-1" })
    expect(shop.takeLog()).toEqual([
      {
        time: expect.any(String),
        level: "info",
        message: "request",
        method: "GET",
        path: "/diamonds/?sort=price",
        status: 200,
        ms: expect.any(Number),
        requestId: "request-1"
      }
    ])
  })

  test("contains no secrets of headers, bodies or addresses", async () => {
    const secret = "s3cr3t"
    await shop.ask(`/?password-reset=${secret}&silenceIsGold=${secret}&token=${secret}&page=2`, {
      headers: { authorization: `Bearer ${secret}` }
    })
    await shop.ask(`/?silence%49sGold=${secret}`)
    await shop.ask(`/api/v2/page-meta/?url=${encodeURIComponent(`/?password-reset=${secret}`)}`)
    await shop.ask(`/api/v2/page-meta/?url=${encodeURIComponent(encodeURIComponent(`/?password-reset=${secret}`))}`)
    await shop.ask(`/api/v2/password-reset/${secret}`, {
      method: "PATCH",
      body: JSON.stringify({ password: secret }),
      headers: { "content-type": "application/json" }
    })
    await shop.ask("/csp-report", {
      method: "POST",
      headers: { "content-type": "application/csp-report" },
      body: JSON.stringify({ "csp-report": { "document-uri": `https://gran.test/?silenceIsGold=${secret}`, "blocked-uri": "inline" } })
    })
    const token = "Az0_".repeat(11).slice(1)
    for (const path of ["/gifts/@.pdf", "/%67ifts/@.pdf", "/Gifts%2F@.pdf", "/x/@", "/receipts/1.pdf?pass=@", "/receipts/1.pdf?p%61ss=@"])
      await shop.ask(path.replace("@", token))
    const lines = shop.takeLog()
    expect(lines.length).toBe(13)
    expect(JSON.stringify(lines)).not.toContain(token)
    expect(lines[0]).toMatchObject({ path: "/?password-reset=***&silenceIsGold=***&token=***&page=2" })
    expect(JSON.stringify(lines)).not.toContain(secret)
  })
})

describe("reports of the policy", () => {
  const reportTo = (app: TestShop["app"], body: string) =>
    app.request("/csp-report", { method: "POST", body, headers: { "content-type": "application/csp-report" } })
  const report = (body: string) => reportTo(shop.app, body)
  const reported = () => shop.takeLog().filter(({ message }) => message === "Content Security Policy violation")

  test("are logged, truncated, ten a minute at most", async () => {
    const app = shop.appWith({})
    const body = JSON.stringify({
      "csp-report": { "effective-directive": "script-src", "blocked-uri": `https://evil.test/${"x".repeat(1000)}`, "script-sample": "no" }
    })
    for (let n = 0; n < 12; n++) expect((await reportTo(app, body)).status).toBe(204)
    const lines = reported()
    expect(lines).toHaveLength(10)
    expect(lines[0]).toEqual({
      time: expect.any(String),
      level: "warn",
      message: "Content Security Policy violation",
      "effective-directive": "script-src",
      "blocked-uri": expect.stringMatching(/^https:\/\/evil\.test\/x+$/)
    })
    expect(String(lines[0]?.["blocked-uri"]).length).toBe(200)
  })

  test("that are invalid are ignored, and long ones refused", async () => {
    expect((await report("nonsense")).status).toBe(204)
    expect((await report(JSON.stringify({ "csp-report": { "blocked-uri": "x".repeat(9000) } }))).status).toBe(413)
    expect(reported()).toEqual([])
  })
})

describe("scripts inserted as text", () => {
  const enforced = "require-trusted-types-for 'script'; trusted-types 'none'"
  const reporting = "require-trusted-types-for 'script'; report-uri /csp-report"
  const policiesOf = async (security: Partial<SecurityOptions>) => {
    const { headers } = await shop.appWith({ security: { isDevelopment: false, isHttpsOnly: false, ...security } }).request("/")
    return { policy: headers.get("content-security-policy") ?? "", reportOnly: headers.get("content-security-policy-report-only") }
  }

  test("are blocked if all scripts are the shop's own", async () => {
    const { policy, reportOnly } = await policiesOf({})
    expect([policy.includes(enforced), reportOnly]).toEqual([true, null])
  })

  test.each<[string, Partial<SecurityOptions>]>([
    ["maps", { maps: { code: ["https://maps.example"], data: [], pictures: [] } }],
    ["a captcha", { captchaOrigin: "https://captcha.example" }],
    ["tags", { marketing: { tags: ["https://tags.example"], platform: null } }],
    ["development", { isDevelopment: true }]
  ])("are reported if there are third-party scripts: %s", async (_, security) => {
    const { policy, reportOnly } = await policiesOf(security)
    expect([policy.includes("trusted-types"), reportOnly]).toEqual([false, reporting])
  })
})

test("production over https sends HSTS; development allows Vite", async () => {
  const production = shop.appWith({ security: { isDevelopment: false, isHttpsOnly: true } })
  expect((await production.request("/")).headers.get("strict-transport-security")).toBe("max-age=31536000; includeSubDomains")
  const development = shop.appWith({ security: { isDevelopment: true, isHttpsOnly: false } })
  expect((await development.request("/")).headers.get("content-security-policy")).toContain("style-src 'self' 'unsafe-inline'")
})
