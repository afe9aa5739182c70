import { JSDOM } from "jsdom"
import type { Renderer } from "../../../app/renderer.ts"
import { makeRenderer } from "../../../app/server.tsx"
import { callInProcess } from "../../../server/platform/api/served-calls.ts"
import { publicUrl, type TestShop } from "../server/server.ts"

const assets = { scripts: [], modules: [], styles: [], joinedStyles: [], fonts: [], screens: {} }

/** The pages of a shop, drawn in this process. */
export const rendererOf = (shop: TestShop): Renderer =>
  makeRenderer({
    ...{ build: "build-1", clientKey: "gran-storefront", publicUrl, debug: false, hasTools: false, assets },
    call: (key, input) => shop.run(callInProcess(shop.calls, key, input)),
    log: () => undefined
  })

/** Opens documents as a browser without scripts does: follows redirects, and parses what is drawn. */
export const openPages = (renderer: Renderer) => async (path: string) => {
  const first = await renderer.render(path)
  const at = first.headers["location"] ?? path
  const { html, status } = at === path ? first : await renderer.render(at)
  const page = parsed(html)
  return { at, html, status, page, redirect: at === path ? null : first.status }
}

/** A document that is never run. */
const parsed = (html: string): Document => new JSDOM(html).window.document

/** The text of an element with plain spaces. */
export const textOf = (element: Element | null | undefined): string => (element?.textContent ?? "").replaceAll(/\s+/g, " ").trim()

/** The address of the first link of the page's main part with this text or accessible label, spaces plain. */
export const linkIn = (page: Document, text: string | RegExp): string => {
  const isIt = (said: string) => (typeof text === "string" ? said === text : text.test(said))
  const links = [...page.querySelectorAll("main a[href]")]
  const link = links.find((each) => isIt(textOf(each)) || isIt((each.getAttribute("aria-label") ?? "").replaceAll(/\s+/g, " ")))
  if (link === undefined) throw new Error(`no link ${String(text)}`)
  return link.getAttribute("href") ?? ""
}

/** The address to which a form leads with these fields filled in, as a browser without scripts sends it. */
export const sentBy = (form: Element | null, filled: ReadonlyArray<readonly [name: string, value: string]>): string => {
  if (form === null) throw new Error("no form")
  for (const [name] of filled) if (form.querySelector(`[name="${name}"]`) === null) throw new Error(`the form has no field ${name}`)
  const hidden = [...form.querySelectorAll<HTMLInputElement>("input[type=hidden]")].map(({ name, value }) => [name, value])
  return `${form.getAttribute("action") ?? ""}?${new URLSearchParams([...hidden, ...filled.map((pair) => [...pair])]).toString()}`
}
