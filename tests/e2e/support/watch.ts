import type { ConsoleMessage, Page } from "playwright/test"

/** Activity of a page that a test may want to forbid. */
export type Watch = {
  /** Requested documents, by address. Navigation within the shop requests only the first. */
  readonly documents: ReadonlyArray<string>
  /** Requested calls and payloads, by path and query, except calls about the visitor, which any page makes. */
  readonly data: ReadonlyArray<string>
  readonly foreign: ReadonlyArray<string>
  /** Full text of the console's warnings and errors, including logged objects. */
  readonly logged: ReadonlyArray<string>
  /** Errors of scripts, hydration and policy: a healthy page has none. */
  readonly broken: ReadonlyArray<string>
}

/** Starts watching; call it before the first address is opened. */
export const watch = (page: Page, origin: string): Watch => {
  const documents: Array<string> = []
  const data: Array<string> = []
  const foreign: Array<string> = []
  const logged: Array<string> = []
  const broken: Array<string> = []

  page.on("request", (request) => {
    const url = new URL(request.url())
    if (url.protocol === "data:" || url.protocol === "blob:") return
    if (url.origin !== origin) foreign.push(request.url())
    if (request.isNavigationRequest()) documents.push(url.pathname + url.search)
    if (ofVisitor.has(url.pathname)) return
    if (url.pathname.startsWith("/api/") || url.pathname.endsWith("/_payload.json")) data.push(url.pathname + url.search)
  })
  page.on("console", (message) => {
    if (message.type() !== "warning" && message.type() !== "error") return
    void textOf(message).then((text) => logged.push(text))
    if (message.type() === "error" && !isMissingDocument(message, page)) broken.push(`${message.text()} ${message.location().url}`)
  })
  page.on("pageerror", (error) => broken.push(error.stack ?? String(error)))
  return { documents, data, foreign, logged, broken }
}

/** The browser reports a document with status 404 as an error; the error page is one. */
const isMissingDocument = (message: ConsoleMessage, page: Page) =>
  message.text().startsWith("Failed to load resource") && message.location().url === page.url()

/** Text with logged objects as JSON, so that a test can search for a call's name. */
const textOf = async (message: ConsoleMessage): Promise<string> => {
  const parts = await Promise.all(
    message
      .args()
      .map((handle) => handle.evaluate((value: unknown) => (typeof value === "string" ? value : JSON.stringify(value))).catch(() => ""))
  )
  return parts.length === 0 ? message.text() : parts.join(" ")
}

/** Calls about the visitor, which any page makes. */
const ofVisitor: ReadonlySet<string> = new Set(["/api/v2/fuser/", "/api/v2/cart/short/"])
