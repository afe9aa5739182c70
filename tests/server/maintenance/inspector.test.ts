import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { shownInspector } from "../../../server/maintenance/shown-inspector.ts"
import { startShop, type TestShop } from "../../support/server/server.ts"

const files = {
  inspector: { scripts: ["/assets/inspector.js"], styles: ["/assets/inspector.css"] },
  mirror: { scripts: ["/assets/mirror.js"], styles: [] }
}

let shop: TestShop
let folder: string
beforeAll(async () => {
  shop = await startShop()
  folder = mkdtempSync(join(tmpdir(), "qa-"))
  mkdirSync(join(folder, "journals"))
  writeFileSync(join(folder, "journals/one.json"), "{}")
  writeFileSync(join(folder, ".hidden.json"), "{}")
  writeFileSync(join(folder, "page.html"), "<p>")
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await shop.stop()
})

const appWith = (given: { readonly qaFolder?: string | null; readonly statelyUrl?: string | null }) =>
  shop.appWith({ inspector: { files, qaFolder: folder, statelyUrl: null, ...given } })

describe("the inspector's pages", () => {
  test("exist only where the inspector is served", async () => {
    const page = await appWith({}).request("/inspector")
    expect([page.status, page.headers.get("cache-control")]).toEqual([200, "no-store"])
    expect(await page.text()).toContain('<script type="module" src="/assets/inspector.js">')
    expect(await (await shop.app.request("/inspector")).text()).not.toContain("inspector.js")
  })

  test("allow only this origin to frame the shop's screen", async () => {
    const app = appWith({})
    const policyOf = async (path: string) => (await app.request(path)).headers.get("content-security-policy") ?? ""
    expect(await policyOf("/inspector")).toContain("frame-src 'self'; frame-ancestors 'none'")
    expect(await policyOf("/inspector/screen")).toContain("frame-ancestors 'self'")
    expect(await policyOf("/")).not.toContain("frame-src")
    const framed = await Promise.all(
      ["/inspector", "/inspector/screen"].map(async (path) => (await app.request(path)).headers.get("x-frame-options"))
    )
    expect(framed).toEqual(["DENY", "SAMEORIGIN"])
  })

  test("allow Stately's window only with its configured address and on request", async () => {
    const openerOf = async (statelyUrl: string | null, path: string) =>
      (await appWith({ statelyUrl }).request(path)).headers.get("cross-origin-opener-policy")
    expect(await openerOf("https://stately.ai/inspect", "/inspector?inspect=stately")).toBe("same-origin-allow-popups")
    expect(await openerOf("https://stately.ai/inspect", "/inspector")).toBe("same-origin")
    expect(await openerOf(null, "/inspector?inspect=stately")).toBe("same-origin")
  })

  test("report whether a QA report exists", async () => {
    expect(await (await appWith({}).request("/inspector")).text()).toContain('data-report=""')
    writeFileSync(join(folder, "report.json"), "{}")
    expect(await (await appWith({}).request("/inspector")).text()).toContain('data-report="report.json"')
  })
})

describe("the files of the last QA run", () => {
  test("are served only from their folder", async () => {
    const app = appWith({})
    const found = await app.request("/dev/qa/journals/one.json")
    expect(await (await app.request("/dev/qa/one.json")).text()).toBe("{}")
    expect([found.status, found.headers.get("content-type"), await found.text()]).toEqual([200, "application/json; charset=utf-8", "{}"])
    for (const path of [
      "nothing.json",
      "..%2Fpackage.json",
      "%2e%2e/package.json",
      ".hidden.json",
      "page.html",
      "journals",
      "journals%00.json"
    ]) {
      expect((await app.request(`/dev/qa/${path}`)).headers.get("content-type"), path).not.toContain("application/json")
    }
  })

  test("are not served in production, even if the inspector is", async () => {
    expect(shownInspector({ hasInspector: false, mode: "production", statelyUrl: null }, files)).toBeNull()
    const shown = shownInspector({ hasInspector: true, mode: "production", statelyUrl: null }, files)
    expect(shown?.qaFolder).toBeNull()
    const app = shop.appWith({ inspector: shown })
    expect(await (await app.request("/inspector")).text()).toContain("inspector.js")
    expect((await app.request("/dev/qa/journals/one.json")).headers.get("content-type")).not.toContain("application/json")
  })
})
