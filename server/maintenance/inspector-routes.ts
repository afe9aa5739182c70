import { Hono } from "hono"
import { html } from "hono/html"
import { existsSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { htmlPage, type PageFiles } from "../platform/http/html-page.ts"
import { contentSecurityPolicy, type SecurityOptions } from "../platform/http/security-headers.ts"
import type { ShopContext, ShopEnv } from "../platform/http/shop-env.ts"

export type InspectorOptions = {
  /** `mirror` shows the shop's screen at a journal entry in a frame. */
  readonly files: { readonly inspector: PageFiles; readonly mirror: PageFiles }
  /** Output of `npm run qa`; `null` disables serving it. */
  readonly qaFolder: string | null
  /** The only foreign host that the page may contact, if its URL asks for it. */
  readonly statelyUrl: string | null
}

export const inspector = ({ files, qaFolder, statelyUrl }: InspectorOptions, security: SecurityOptions): Hono<ShopEnv> => {
  const app = new Hono<ShopEnv>()
  app.get("/inspector", (c) => {
    const isShared = statelyUrl !== null && c.req.query("inspect") === "stately"
    const report = qaFolder !== null && existsSync(join(qaFolder, "report.json")) ? "report.json" : ""
    return c.html(page("Инспектор", files.inspector, { report, stately: statelyUrl ?? "" }), 200, {
      ...noStore,
      "content-security-policy": contentSecurityPolicy(security, { frames: "'self'" }),
      ...(isShared && { "cross-origin-opener-policy": "same-origin-allow-popups" })
    })
  })
  app.get("/inspector/screen", (c) =>
    c.html(page("Экран", files.mirror, { report: "", stately: "" }), 200, {
      ...noStore,
      "content-security-policy": contentSecurityPolicy(security, { ancestors: "'self'" }),
      "x-frame-options": "SAMEORIGIN"
    })
  )
  if (qaFolder !== null) app.get("/dev/qa/:name{.+}", (c) => sendQaFile(c, qaFolder, c.req.param("name") ?? ""))
  return app
}

const noStore = { "cache-control": "no-store" }

const sendQaFile = async (c: ShopContext, folder: string, name: string): Promise<Response> => {
  const type = types.get(/\.\w+$/.exec(name)?.[0] ?? "")
  const isInside = /^[\w.-]+(?:\/[\w.-]+)*$/.test(name) && !name.split("/").some((part) => part.startsWith("."))
  const content = type !== undefined && isInside ? await firstOf([join(folder, name), join(folder, "journals", name)]) : null
  return content === null || type === undefined
    ? c.text("Такого файла нет", 404, noStore)
    : c.body(new Uint8Array(content), 200, { ...noStore, "content-type": type, "cross-origin-resource-policy": "same-origin" })
}

const firstOf = async ([path, ...rest]: ReadonlyArray<string>): Promise<Buffer | null> =>
  path === undefined ? null : readFile(path).catch(() => firstOf(rest))

const types: ReadonlyMap<string, string> = new Map([
  [".json", "application/json; charset=utf-8"],
  [".xml", "application/xml; charset=utf-8"],
  [".png", "image/png"]
])

type InspectorSettings = { readonly report: string; readonly stately: string }

const page = (title: string, files: PageFiles, { report, stately }: InspectorSettings) =>
  htmlPage(title, files, html`<div id="root" data-report="${report}" data-stately="${stately}"></div>`)
