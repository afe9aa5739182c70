import { Effect } from "effect"
import { Hono } from "hono"
import type { Database } from "../db/database.ts"
import { findCertificate } from "../db/diamond-words.ts"
import type { Certificate } from "../pdf/diamond-certificate.ts"
import type { ShopEnv } from "./shop-env.ts"

type Run = (program: Effect.Effect<Certificate | null, never, Database>) => Promise<Certificate | null>

/** The certificate of a named stone, by the token of its words (CERT-008): who has the address may read it, and nobody guesses it. */
export const certificates = (run: Run): Hono<ShopEnv> => {
  const app = new Hono<ShopEnv>()
  app.get("/certificates/:file{[\\w-]+\\.pdf}", async (c, next) => {
    const certificate = await run(Effect.orDie(findCertificate(c.req.param("file").replace(/\.pdf$/, ""))))
    if (certificate === null) return next()
    const { drawCertificate } = await import("../pdf/diamond-certificate.ts")
    return c.body(await drawCertificate(certificate), 200, {
      "content-type": "application/pdf",
      "content-disposition": 'inline; filename="certificate.pdf"',
      "cache-control": "no-store",
      "x-robots-tag": "noindex"
    })
  })
  return app
}
