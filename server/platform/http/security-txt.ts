import { Hono } from "hono"
import type { ShopEnv } from "./shop-env.ts"
import { dayMs } from "../../../core/domain/text/day-after.ts"

type Options = {
  readonly contact: string
  readonly publicUrl: string
}

const path = "/.well-known/security.txt"

const validDays = 180

/** RFC 9116. */
export const securityTxt = ({ contact, publicUrl }: Options): Hono<ShopEnv> => {
  const app = new Hono<ShopEnv>()
  app.get(path, (c) => {
    const expires = new Date(Date.now() + validDays * dayMs).toISOString().replace(/T.*$/, "T00:00:00Z")
    const lines = [`Contact: ${contact}`, `Expires: ${expires}`, "Preferred-Languages: ru, en", `Canonical: ${publicUrl}${path}`]
    return c.text(`${lines.join("\n")}\n`, 200, { "cache-control": "public, max-age=86400" })
  })
  return app
}
