import { Effect } from "effect"
import { Hono } from "hono"
import type { Database } from "../db/database.ts"
import { findGiftCertificate, findReceipt } from "../db/order-papers.ts"
import type { ShopContext, ShopEnv } from "./shop-env.ts"

type Run = <A>(program: Effect.Effect<A, never, Database>) => Promise<A>

/** Receipts of orders (API-066) and gift certificates, by tokens: who has the address may read them, and nobody guesses it. */
export const orderPapers = (run: Run, publicUrl: string): Hono<ShopEnv> => {
  const app = new Hono<ShopEnv>()
  app.get("/receipts/:file{[\\w-]+\\.pdf}", async (c, next) => {
    const order = await run(Effect.orDie(findReceipt(tokenIn(c.req.param("file")))))
    if (order === null) return next()
    const { drawReceipt } = await import("../pdf/receipt.ts")
    return paper(c, await drawReceipt(order), `gran-${order.number}.pdf`)
  })
  app.get("/gifts/:file{[\\w-]+\\.pdf}", async (c, next) => {
    const file = c.req.param("file")
    const certificate = await run(Effect.orDie(findGiftCertificate(tokenIn(file))))
    if (certificate === null) return next()
    const { drawGiftCertificate } = await import("../pdf/gift-certificate.ts")
    return paper(c, await drawGiftCertificate(certificate, `${publicUrl}/gifts/${file}`), `${certificate.number}.pdf`)
  })
  return app
}

const tokenIn = (file: string): string => file.replace(/\.pdf$/, "")

const paper = (c: ShopContext, pdf: Uint8Array<ArrayBuffer>, name: string): Response =>
  c.body(pdf, 200, {
    "content-type": "application/pdf",
    "content-disposition": `inline; filename="${name}"`,
    "cache-control": "no-store",
    "x-robots-tag": "noindex",
    "referrer-policy": "no-referrer"
  })
