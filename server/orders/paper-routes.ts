import { Effect } from "effect"
import { Hono } from "hono"
import { getCookie } from "hono/cookie"
import { CurrentCaller } from "../platform/identity/caller.ts"
import { callerNetwork, countTry, limits } from "../platform/api/limits.ts"
import type { Database } from "../platform/db/database.ts"
import { letterPassName, pressCookieName } from "./paper-links.ts"
import { readSheet, type Sheet } from "./read-papers.ts"
import { callerOf } from "../platform/identity/caller-of.ts"
import { closedPage } from "./paper-pages.ts"
import { type ShopContext, type ShopEnv, urlPath } from "../platform/http/shop-env.ts"

type DrawnPaper = Sheet | { readonly kind: "tooOften"; readonly retryAfterSeconds: number }

export type PapersOptions = {
  readonly publicUrl: string
  readonly trustedProxies: number
  readonly run: (program: Effect.Effect<DrawnPaper, never, Database>) => Promise<DrawnPaper>
  readonly styles: ReadonlyArray<string>
}

/**
 * Receipts (API-066), gift certificates and diamond certificates (CERT-008) as PDFs, opened with a pass from the shop or a letter, or a recipient's
 * link.
 */
export const papers = ({ publicUrl, run, styles, trustedProxies }: PapersOptions): Hono<ShopEnv> => {
  const app = new Hono<ShopEnv>()
  for (const folder of ["receipts", "gifts", "certificates"]) {
    app.get(`/${folder}/:file{[\\w-]+\\.pdf}`, async (c, next) => {
      const address = urlPath(c)
      const shown = { press: getCookie(c, pressCookieName), letter: c.req.query(letterPassName) }
      const reading = Effect.andThen(countDrawing, readSheet(address, shown)).pipe(
        Effect.catchTag("CallRefused", ({ retryAfterSeconds = 60 }) => Effect.succeed<DrawnPaper>({ kind: "tooOften", retryAfterSeconds })),
        Effect.provideService(CurrentCaller, callerOf(c, trustedProxies))
      )
      const sheet = await run(Effect.orDie(reading))
      for (const [name, value] of Object.entries(closed)) c.header(name, value)
      switch (sheet.kind) {
        case "none":
          return next()
        case "closed":
        case "withdrawn":
        case "tooOften":
          return closedPage(c, sheet, styles)
        case "receipt":
        case "gift":
        case "stone":
          return draw(c, sheet, address, publicUrl)
      }
    })
  }
  return app
}

const countDrawing = Effect.flatMap(callerNetwork, (network) => countTry(limits.papersDrawn, network))

const closed = { "cache-control": "no-store", "x-robots-tag": "noindex", "referrer-policy": "no-referrer" } as const

type OpenedPaper = Extract<Sheet, { readonly kind: "receipt" | "gift" | "stone" }>

/** Only a paper opened by a recipient's link contains that link: anyone with the print may open it again. */
const draw = async (c: ShopContext, sheet: OpenedPaper, address: string, publicUrl: string): Promise<Response> => {
  switch (sheet.kind) {
    case "receipt": {
      const { drawReceipt } = await import("./receipt.ts")
      return pdf(c, await drawReceipt(sheet.order), `gran-${sheet.order.number}.pdf`)
    }
    case "gift": {
      const { drawGiftCertificate } = await import("./gift-certificate.ts")
      return pdf(
        c,
        await drawGiftCertificate(sheet.certificate, sheet.isReceivers ? `${publicUrl}${address}` : null),
        `${sheet.certificate.number}.pdf`
      )
    }
    case "stone": {
      const { drawCertificate } = await import("./diamond-certificate.ts")
      return pdf(c, await drawCertificate(sheet.certificate, publicUrl), "certificate.pdf")
    }
  }
}

const pdf = (c: ShopContext, bytes: Uint8Array<ArrayBuffer>, name: string): Response =>
  c.body(bytes, 200, { "content-type": "application/pdf", "content-disposition": `inline; filename="${name}"` })
