import { Effect, Schema } from "effect"
import { type Reports, ReportUnsent } from "../../core/services/ports/reports.ts"

const decode = Schema.decodeUnknownEffect(Schema.Struct({ data: Schema.Struct({ number: Schema.String }) }))

const patienceMs = 20_000

export const makeReports = (url: string): Reports["Service"] => ({
  send: (report) =>
    Effect.tryPromise(async (signal) => {
      const body = JSON.stringify(report)
      const headers = { "content-type": "application/json" }
      const patience = AbortSignal.any([signal, AbortSignal.timeout(patienceMs)])
      const answer = await fetch(url, { method: "POST", body, headers, credentials: "omit", signal: patience })
      if (!answer.ok) throw new Error(`status ${answer.status}`)
      return (await answer.json()) as unknown
    }).pipe(
      Effect.flatMap(decode),
      Effect.map(({ data }) => data.number),
      Effect.mapError((failure) => new ReportUnsent({ reason: String("cause" in failure ? failure.cause : failure) }))
    )
})
