import { Cause, Effect } from "effect"
import type { Renderer } from "../../../app/renderer.ts"
import { refusalTexts } from "../api/refusal.ts"
import { awayRetrySeconds } from "../db/database.ts"
import { type Build, canReadAnswers } from "./build-routes.ts"
import { refusalResponse } from "./json.ts"
import { type Run, type ShopContext, urlOf } from "./shop-env.ts"

type PageDrawing = { readonly renderer: Renderer; readonly build: Build; readonly run: Run }

/** API-092: rendered pages and their payloads. */
export const respondWithPage = async (c: ShopContext, { build, renderer, run }: PageDrawing): Promise<Response> => {
  if (c.req.method !== "GET" && c.req.method !== "HEAD") return c.text(refusalTexts.wrongMethod, 405, { allow: "GET, HEAD" })
  const page = payloadPage(urlOf(c))
  if (page === null) return sendPage(c, renderer, run)
  return canReadAnswers(build, askedBuild(urlOf(c)))
    ? sendPayload(c, renderer, page, run)
    : refusalResponse(c, { status: 409, message: refusalTexts.outdated })
}

/** Page of `{path}/_payload.json?{build}`, or `null`. Drops the build id, the first parameter without a value. */
export const payloadPage = (url: string): string | null => {
  const [, path, query = ""] = /^([^?]*)\/_payload\.json(?:\?(.*))?$/s.exec(url) ?? []
  if (path === undefined) return null
  const pairs = query.split("&").filter((pair, index) => pair !== "" && (index > 0 || pair.includes("=")))
  return `${path === "" ? "/" : path}${pairs.length === 0 ? "" : `?${pairs.join("&")}`}`
}

const askedBuild = (url: string): string => {
  const [first = ""] = (url.split("?")[1] ?? "").split("&")
  return first.includes("=") ? "" : first
}

/** Missing files get a plain 404 instead of a page. */
const isFileName = (url: string): boolean =>
  /^[^?]*\.(?:avif|css|gif|ico|jpe?g|js|json|map|mp4|pdf|png|svg|txt|webm|webmanifest|webp|woff2?|xml)(?:\?|$)/i.test(url)

const sendPage = async (c: ShopContext, renderer: Renderer, run: Run): Promise<Response> => {
  if (isFileName(urlOf(c))) return c.text("Такого файла нет", 404, { "cache-control": "no-cache" })
  if (hasNul(urlOf(c))) return c.html(plainPage(refusalTexts.unknownAddress), 404)
  try {
    const page = await renderer.render(urlOf(c))
    const { headers, html, status, styleSource } = page
    if (styleSource !== undefined) c.set("styleSource", styleSource)
    const sent = { "content-type": "text/html; charset=utf-8", ...retryHeaders(status), ...headers }
    if (html === "") return new Response(null, { status, headers: sent })
    const content = contentOf(page)
    c.set("content", content)
    return new Response(content, { status, headers: sent })
  } catch (cause) {
    run(logFailure(c, cause))
    return c.html(plainPage(refusalTexts.failed), 500, { "cache-control": "no-store" })
  }
}

type RenderedPage = Awaited<ReturnType<Renderer["render"]>>

/** Pages that the renderer remembers. */
const contents = new WeakMap<RenderedPage, Buffer<ArrayBuffer>>()

const contentOf = (page: RenderedPage): Buffer<ArrayBuffer> => {
  const content = contents.get(page) ?? Buffer.from(page.html)
  contents.set(page, content)
  return content
}

const sendPayload = async (c: ShopContext, renderer: Renderer, page: string, run: Run): Promise<Response> => {
  if (hasNul(page)) return refusalResponse(c, { status: 404, message: refusalTexts.unknownAddress })
  try {
    const { body, status } = await renderer.payload(page)
    return Response.json(body, { status, headers: { "cache-control": "no-cache", ...retryHeaders(status) } })
  } catch (cause) {
    run(logFailure(c, cause))
    return refusalResponse(c, { status: 500, message: refusalTexts.failed })
  }
}

export const retryHeaders = (status: number): Readonly<Record<string, string>> =>
  status === 503 ? { "retry-after": String(awayRetrySeconds) } : {}

/** The database cannot store NUL. */
const hasNul = (url: string): boolean => url.includes("%00")

const logFailure = (c: ShopContext, cause: unknown) =>
  Effect.annotateLogs(Effect.logError("The page failed", Cause.die(cause)), { requestId: c.get("requestId") })

export const plainPage = (message: string): string =>
  `<!doctype html><html lang="ru"><meta charset="utf-8"><meta name="robots" content="noindex"><title>Грань</title><h1>${message}.</h1><p><a href="/">На главную</a></p></html>`
