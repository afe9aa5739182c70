import { Hono } from "hono"
import { articlePath, blogPath, drawingNames } from "../../core/domain/articles/article.ts"
import { drawingFile } from "../../core/domain/articles/drawing-file.ts"
import { drawingOf } from "../../core/domain/articles/drawings.ts"
import { shopName } from "../../core/domain/content/head.ts"
import { refusalTexts } from "../platform/api/refusal.ts"
import type { DatabaseEffect } from "../platform/db/query.ts"
import { loadImages } from "../platform/files/images.ts"
import type { ShopEnv } from "../platform/http/shop-env.ts"
import { findArticleDays } from "./articles.ts"

type Options = {
  readonly publicUrl: string
  readonly run: <A>(program: DatabaseEffect<A>) => Promise<A>
}

/** RSS feed and article drawings: SVG, or PNG for link previews. */
export const blogFiles = ({ publicUrl, run }: Options): Hono<ShopEnv> => {
  const app = new Hono<ShopEnv>()
  const images = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()
  app.get(`${blogPath}/rss.xml`, async (c) => {
    const articles = await run(findArticleDays)
    return c.body(feedOf(articles, publicUrl), 200, {
      "cache-control": "public, max-age=3600",
      "content-type": "application/rss+xml; charset=utf-8"
    })
  })
  app.get("/drawings/:file", async (c) => {
    const [, requested = "", ending = ""] = /^([a-z-]+)\.(svg|png)$/.exec(c.req.param("file")) ?? []
    const name = drawingNames.find((candidate) => candidate === requested)
    if (name === undefined) return c.text(refusalTexts.unknownAddress, 404)
    const cached = { "cache-control": "public, max-age=86400" }
    if (ending === "svg") return c.body(drawingFile(drawingOf(name), 640, 480), 200, { ...cached, "content-type": "image/svg+xml" })
    const image = images.get(name) ?? rasterOf(drawingFile(drawingOf(name), 1200, 630))
    images.set(name, image)
    image.catch(() => images.delete(name))
    return c.body(await image, 200, { ...cached, "content-type": "image/png" })
  })
  return app
}

const rasterOf = async (svg: string): Promise<Uint8Array<ArrayBuffer>> => {
  const read = await loadImages()
  return new Uint8Array(await read(new TextEncoder().encode(svg)).png().toBuffer())
}

type ListedArticle = { readonly code: string; readonly title: string; readonly lead: string; readonly day: string }

const feedOf = (articles: ReadonlyArray<ListedArticle>, publicUrl: string): string => {
  const items = articles.map(({ code, day, lead, title }) => {
    const link = publicUrl + articlePath(code)
    const date = new Date(`${day}T09:00:00+03:00`).toUTCString()
    return `<item><title>${escaped(title)}</title><link>${link}</link><guid>${link}</guid><pubDate>${date}</pubDate><description>${escaped(lead)}</description></item>`
  })
  const self = `${publicUrl}${blogPath}/rss.xml`
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>Блог «${shopName}»</title><link>${publicUrl}${blogPath}/</link><description>О камнях, украшениях и о том, как их выбирать</description><language>ru</language><atom:link href="${self}" rel="self" type="application/rss+xml"/>\n${items.join("\n")}\n</channel></rss>\n`
}

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")
