import { Effect } from "effect"
import { Hono } from "hono"
import { canonicalPath } from "../../core/routes/canonical-path.ts"
import { routes } from "../../core/routes/table.ts"
import { refusalTexts } from "../platform/api/refusal.ts"
import type { DatabaseEffect } from "../platform/db/query.ts"
import {
  articleAddresses,
  countShards,
  diamondAddresses,
  frameAddresses,
  jewelryAddresses,
  listAddresses,
  staticPageAddresses
} from "./sitemap.ts"
import type { ShopEnv } from "../platform/http/shop-env.ts"
type Options = { readonly publicUrl: string; readonly run: <A>(program: DatabaseEffect<A>) => Promise<A> }

export const searchEngines = ({ publicUrl, run }: Options): Hono<ShopEnv> => {
  const app = new Hono<ShopEnv>()
  const cached = { "cache-control": "public, max-age=3600" }
  const xml = { ...cached, "content-type": "application/xml; charset=utf-8" }
  app.get("/robots.txt", (c) => c.text(robotsOf(publicUrl), 200, cached))
  app.get("/sitemap.xml", async (c) => {
    const { diamonds, jewelry } = await run(countShards)
    const files = ["pages", "lists", "frames", "articles", ...numbered("jewelry", jewelry), ...numbered("diamonds", diamonds)]
    const listed = files.map((name) => `<sitemap>${locationOf(`${publicUrl}/sitemaps/${name}.xml`)}</sitemap>`)
    return c.body(documentOf("sitemapindex", listed), 200, xml)
  })
  app.get("/sitemaps/:file", async (c) => {
    const addresses = await run(addressesIn(c.req.param("file")))
    if (addresses.length === 0) return c.text(refusalTexts.unknownAddress, 404)
    const listed = addresses.map((path) => `<url>${locationOf(publicUrl + path)}</url>`)
    return c.body(documentOf("urlset", listed), 200, xml)
  })
  return app
}

const closedToCrawlers = [
  "/api/",
  "/cart",
  "/wishlist",
  "/personal/",
  "/search",
  "/dev/",
  "/inspector",
  "/docs",
  "/*_payload.json",
  "/*?sort=",
  "/*from=",
  "/create-jewelry/*Id="
]

const robotsOf = (publicUrl: string): string =>
  ["User-agent: *", ...closedToCrawlers.map((path) => `Disallow: ${path}`), "", `Sitemap: ${publicUrl}/sitemap.xml`, ""].join("\n")

const numbered = (name: string, count: number): ReadonlyArray<string> => Array.from({ length: count }, (_, index) => `${name}-${index + 1}`)

const addressesIn = (file: string): DatabaseEffect<ReadonlyArray<string>> => {
  const [, name = "", shard = ""] = /^([a-z]+)(?:-([1-9]\d{0,5}))?\.xml$/.exec(file) ?? []
  if (name === "pages" && shard === "") return Effect.map(staticPageAddresses, (addresses) => [...new Set([...pages, ...addresses])])
  if (name === "lists" && shard === "") return listAddresses
  if (name === "articles" && shard === "") return articleAddresses
  if (name === "frames" && shard === "") return frameAddresses
  if (name === "diamonds" && shard !== "") return diamondAddresses(Number(shard))
  return name === "jewelry" && shard !== "" ? jewelryAddresses(Number(shard)) : Effect.succeed([])
}

const pages: ReadonlyArray<string> = routes.flatMap(({ guard, isPrivate, isUnlisted, list, pattern }) =>
  isUnlisted || isPrivate || guard !== undefined || list !== undefined || pattern.includes("{") ? [] : [canonicalPath(pattern)]
)

const documentOf = (name: "sitemapindex" | "urlset", listed: ReadonlyArray<string>): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${name} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${listed.join("\n")}\n</${name}>\n`

const locationOf = (url: string): string => `<loc>${url.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</loc>`
