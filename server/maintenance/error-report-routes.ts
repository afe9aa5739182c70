import { Effect, Option, Schema } from "effect"
import { Hono } from "hono"
import { maxLengths, reportKinds } from "../../core/domain/maintenance/error-report.ts"
import { maskSecrets } from "../../core/domain/url/secret-links.ts"
import { CurrentCaller } from "../platform/identity/caller.ts"
import { callerNetwork, countTry, limits } from "../platform/api/limits.ts"
import { CallRefused, refusalTexts } from "../platform/api/refusal.ts"
import type { CallServices } from "../platform/api/serve-call.ts"
import { awayRetrySeconds } from "../platform/db/database.ts"
import { storeReport, type NewReport } from "./error-reports.ts"
import type { MapsOf } from "./stored-builds.ts"
import { readStack } from "./source-maps.ts"
import { jsonType, requireBodyType } from "../platform/http/body-type.ts"
import { limitBody, readText } from "../platform/http/limit-body.ts"
import { callerOf } from "../platform/identity/caller-of.ts"
import { refusalResponse } from "../platform/http/json.ts"
import type { ShopEnv } from "../platform/http/shop-env.ts"

type ReportResult = { readonly number: string } | { readonly status: 422 | 429 | 503 }
type Run = (program: Effect.Effect<ReportResult, never, CallServices>) => Promise<ReportResult>
type Options = { readonly run: Run; readonly mapsOf: MapsOf; readonly trustedProxies: number }

/** Fits the longest journal, including Cyrillic text. */
const maxBytes = 4_500_000

/** Limits reports per network before any work. Source maps remain on the server. */
export const errorReports = ({ mapsOf, run, trustedProxies }: Options): Hono<ShopEnv> => {
  const app = new Hono<ShopEnv>()
  app.use("/reports", limitBody(maxBytes), requireBodyType(jsonType))
  app.post("/reports", async (c) => {
    const counted = Effect.flatMap(callerNetwork, (network) => countTry(limits.report, network))
    const read = Effect.promise(async () => {
      const body = decode(await readText(c))
      return Option.isNone(body) ? null : cleaned(body.value, mapsOf)
    })
    const keep = Effect.andThen(counted, read).pipe(
      Effect.provideService(CurrentCaller, callerOf(c, trustedProxies)),
      Effect.flatMap((report) =>
        report === null
          ? Effect.succeed<ReportResult>({ status: 422 })
          : Effect.map(storeReport(report), (number): ReportResult => ({ number }))
      ),
      Effect.catch((failure): Effect.Effect<ReportResult> =>
        failure instanceof CallRefused
          ? Effect.succeed({ status: 429 })
          : Effect.as(Effect.logError("Could not store an error report", failure), { status: 503 as const })
      )
    )
    const result = await run(Effect.annotateLogs(keep, { requestId: c.get("requestId") }))
    return "number" in result
      ? c.json({ data: result }, 201, { "cache-control": "no-store" })
      : refusalResponse(c, {
          status: result.status,
          message: texts[result.status],
          ...(result.status === 503 && { retryAfterSeconds: awayRetrySeconds })
        })
  })
  return app
}

const texts = { 422: refusalTexts.malformed, 429: "Слишком много отчётов подряд. Попробуйте позже", 503: refusalTexts.away } as const

const text = (most: number) => Schema.String.check(Schema.isMaxLength(most))

const decode = Schema.decodeUnknownOption(
  Schema.fromJsonString(
    Schema.Struct({
      kind: Schema.Literals(reportKinds),
      fingerprint: Schema.String.check(Schema.isPattern(/^[\da-f]{16}$/)),
      build: Schema.String.check(Schema.isPattern(/^[\w-]{1,64}$/)),
      path: text(maxLengths.path),
      status: Schema.NullOr(Schema.Int.check(Schema.isBetween({ minimum: 100, maximum: 599 }))),
      message: text(maxLengths.message),
      stack: Schema.NullOr(text(maxLengths.stack)),
      journal: Schema.NullOr(text(maxLengths.journal))
    })
  )
)

/** Masks secrets missed by the browser and repairs a text cut within a surrogate pair. */
const cleaned = async (report: NewReport, mapsOf: MapsOf): Promise<NewReport> => ({
  ...report,
  path: plain(report.path),
  message: plain(report.message),
  stack: report.stack === null ? null : await readStack(plain(report.stack), report.build, mapsOf),
  journal: report.journal === null ? null : plain(report.journal)
})

const plain = (raw: string): string => maskSecrets(raw.replaceAll("\0", "").toWellFormed())
