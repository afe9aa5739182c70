import { JSDOM } from "jsdom"

/** Document of a page's HTML, without scripts and layout. */
export const parsed = (html: string): Document => new JSDOM(html).window.document

type Container = Document | Element

/** Text with plain single spaces, without the soft hyphens of long words. */
export const plainText = (text: string): string => text.replaceAll("\u00AD", "").replaceAll(/\s+/g, " ").trim()

/** Plain text of an element; empty if there is none. */
export const textOf = (element: Element | null | undefined): string => plainText(element?.textContent ?? "")

/** Plain texts of all elements that match a selector. */
export const textsOf = (container: Container, selector: string): ReadonlyArray<string> =>
  [...container.querySelectorAll(selector)].map(textOf)

/** Addresses of the links that match a selector. */
export const hrefsOf = (container: Container, selector = "a[href]"): ReadonlyArray<string> =>
  [...container.querySelectorAll(selector)].map((link) => link.getAttribute("href") ?? "")

/** Address of the first link with this text or accessible label. */
export const hrefOf = (container: Container, text: string | RegExp): string => {
  const isMeant = (name: string) => (typeof text === "string" ? name === text : text.test(name))
  const links = [...container.querySelectorAll("a[href]")]
  const link = links.find((each) => isMeant(textOf(each)) || isMeant(plainText(each.getAttribute("aria-label") ?? "")))
  if (link === undefined) throw new Error(`no link is called ${text}`)
  return link.getAttribute("href") ?? ""
}

/** Address of the first link with this text in the main part. */
export const hrefInMain = (page: Document, text: string | RegExp): string => hrefOf(page.querySelector("main") ?? page, text)

/** Address that a browser without scripts opens for a GET form with these fields. Throws for a field that the form lacks. */
export const addressOfForm = (form: Element | null, filled: ReadonlyArray<readonly [name: string, value: string]>): string => {
  if (form === null) throw new Error("the page has no such form")
  for (const [name] of filled) if (form.querySelector(`[name="${name}"]`) === null) throw new Error(`the form has no field ${name}`)
  const hidden = [...form.querySelectorAll<HTMLInputElement>("input[type=hidden]")].map(({ name, value }) => [name, value])
  return `${form.getAttribute("action") ?? ""}?${new URLSearchParams([...hidden, ...filled.map((pair) => [...pair])]).toString()}`
}

/** Region or navigation of a page with this accessible name. */
export const partNamed = (page: Document, name: string): Element => {
  const nameOf = (part: Element) =>
    plainText(part.getAttribute("aria-label") ?? page.getElementById(part.getAttribute("aria-labelledby") ?? "")?.textContent ?? "")
  const part = [...page.querySelectorAll("section, nav")].find((each) => nameOf(each) === name)
  if (part === undefined) throw new Error(`the page has no part called ${name}`)
  return part
}

/** Structured data of a page (JSON-LD), in order. */
export const structuredDataOf = (page: Document): ReadonlyArray<Readonly<Record<string, unknown>>> =>
  [...page.querySelectorAll('script[type="application/ld+json"]')].map((script) => JSON.parse(script.textContent))
