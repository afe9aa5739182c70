import { Effect } from "effect"
import { Hono } from "hono"
import { getCookie } from "hono/cookie"
import { passportFileAddress } from "../../core/domain/passport/passport.ts"
import { callerOf } from "../platform/identity/caller-of.ts"
import { CurrentCaller } from "../platform/identity/caller.ts"
import { pressCookieName } from "../orders/paper-links.ts"
import { callerNetwork, countTry, limits } from "../platform/api/limits.ts"
import type { Database } from "../platform/db/database.ts"
import { Files } from "../platform/files/files.ts"
import { type ShopEnv, urlPath } from "../platform/http/shop-env.ts"
import { findUploads, type Upload } from "../platform/uploads/stored-files.ts"
import { useFilePass } from "./passport-file-passes.ts"
import { findPassport, logAccess } from "./passports.ts"

type OpenedFile = Pick<Upload, "kind"> & { readonly bytes: Uint8Array<ArrayBuffer> }

export type PassportFilesOptions = {
  readonly trustedProxies: number
  readonly run: (program: Effect.Effect<OpenedFile | null, never, Database | Files>) => Promise<OpenedFile | null>
}

/** Files of a passport, opened with a short-lived pass from the profile; logs each opening. */
export const passportFiles = ({ run, trustedProxies }: PassportFilesOptions): Hono<ShopEnv> => {
  const app = new Hono<ShopEnv>()
  app.get("/passport-files/:file{[12]\\.(?:jpeg|png|pdf)}", async (c) => {
    for (const [name, value] of Object.entries(closed)) c.header(name, value)
    const opening = Effect.andThen(countOpening, openFile(urlPath(c), getCookie(c, pressCookieName))).pipe(
      Effect.catchTag("CallRefused", () => Effect.succeed(null)),
      Effect.provideService(CurrentCaller, callerOf(c, trustedProxies))
    )
    const opened = await run(Effect.orDie(opening))
    if (opened === null) return c.text("Файл закрыт. Откройте его ещё раз из профиля.", 404)
    const { bytes, kind } = opened
    return c.body(bytes, 200, {
      "content-type": kind === "pdf" ? "application/pdf" : `image/${kind}`,
      "content-disposition": `inline; filename="passport.${kind}"`,
      "content-security-policy": policies[kind]
    })
  })
  return app
}

const countOpening = Effect.flatMap(callerNetwork, (network) => countTry(limits.papersDrawn, network))

const openFile = Effect.fnUntraced(function* (address: string, token: string | undefined) {
  if (token === undefined || !/^[\w-]{43}$/.test(token)) return null
  const pass = yield* useFilePass(token)
  if (pass === null) return null
  const { fileId, userId } = pass
  const place = (yield* findPassport(userId))?.photoIds.indexOf(fileId) ?? -1
  const [upload] = yield* findUploads({ userId, purpose: "passport" }, [fileId])
  if (place === -1 || !upload || passportFileAddress(place + 1, upload.kind) !== address) return null
  const files = yield* Files
  const bytes = yield* files.read(fileId)
  if (bytes === null) return null
  yield* logAccess({ userId, byWhom: "user", what: "fileRead" })
  return { kind: upload.kind, bytes: new Uint8Array(bytes) }
})

const closed = {
  "cache-control": "no-store",
  "x-robots-tag": "noindex",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
  "cross-origin-resource-policy": "same-origin"
} as const

const alone = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/**
 * Content security policy by file type. Chromium's PDF viewer is a plugin, which `sandbox` always forbids; a stored PDF has no scripts
 * (`read-pdf.ts`), and the policy allows none.
 */
const policies = {
  jpeg: `${alone}; sandbox`,
  png: `${alone}; sandbox`,
  pdf: `${alone}; object-src 'self'; style-src 'unsafe-inline'`
} as const
