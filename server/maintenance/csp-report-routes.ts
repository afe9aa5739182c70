import { Clock, Effect, Option, Predicate, Schema } from "effect"
import { Hono } from "hono"
import { maskSecrets } from "../../core/domain/url/secret-links.ts"
import { policyReportType, requireBodyType } from "../platform/http/body-type.ts"
import { limitBody, readText } from "../platform/http/limit-body.ts"
import { readJson } from "../platform/http/json-text.ts"
import type { Run, ShopEnv } from "../platform/http/shop-env.ts"

/** Logs one short line per report, at most ten a minute, because anyone may send. */
export const cspReports = (run: Run): Hono<ShopEnv> => {
  const app = new Hono<ShopEnv>()
  const isAllowed = makeBudget(10, 60_000)
  app.use("/csp-report", limitBody(8 * 1024), requireBodyType(policyReportType))
  app.post("/csp-report", async (c) => {
    const report = decodeReport(readJson(await readText(c))?.value)
    if (Option.isSome(report)) run(Effect.asVoid(Effect.when(logReport(report.value), isAllowed)))
    return c.body(null, 204)
  })
  return app
}

const Report = Schema.Struct({ "csp-report": Schema.Record(Schema.String, Schema.Unknown) })
const decodeReport = Schema.decodeUnknownOption(Report)

const logReport = (report: typeof Report.Type) =>
  Effect.annotateLogs(Effect.logWarning("Content Security Policy violation"), toLine(report))

const fields = ["document-uri", "effective-directive", "violated-directive", "blocked-uri", "source-file", "line-number"] as const

const toLine = ({ "csp-report": report }: typeof Report.Type): Readonly<Record<string, string>> =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const value = report[field]
      return Predicate.isString(value) || Predicate.isNumber(value) ? [[field, maskSecrets(String(value)).slice(0, 200)]] : []
    })
  )

const makeBudget = (most: number, periodMillis: number): Effect.Effect<boolean> => {
  let spent = 0
  let begun = 0
  return Effect.map(Clock.currentTimeMillis, (now) => {
    if (now - begun >= periodMillis) {
      begun = now
      spent = 0
    }
    spent += 1
    return spent <= most
  })
}
