import { Effect, Layer, Logger } from "effect"
import { describe, expect, it } from "vitest"
import { type ErrorReport, fingerprintOf, maxLengths, maxReports, statusOf } from "../../../core/domain/maintenance/error-report.ts"
import { reportedJournal, maskedJournal } from "../../../core/journal/report-journal.ts"
import { readJournal } from "../../../core/journal/file.ts"
import { loadMarks } from "../../../core/shop/marks.ts"
import { pageReport } from "../../../core/machines/navigation/page-report.ts"
import { makeReporter, Reports, ReportUnsent, type SentReport } from "../../../core/services/ports/reports.ts"

const failure: ErrorReport = { kind: "error", message: "TypeError: a bug", stack: "at f (/assets/a-12345678.js:1:2)", status: null }
const ofPage = (status: number | null): ErrorReport => ({ ...failure, kind: "page", message: `page ${String(status)}`, status })

/** A tab's reporter over an endpoint that accepts reports or refuses them. */
const openReporter = (takes = true, tab = { path: "/diamonds", journal: "[]" }) => {
  const sent: Array<SentReport> = []
  const logged: Array<string> = []
  const service = Layer.succeed(Reports, {
    send: (report) =>
      Effect.suspend(() => {
        sent.push(report)
        return takes ? Effect.succeed("1") : Effect.fail(new ReportUnsent({ reason: "no network" }))
      })
  })
  const logger = Logger.layer([Logger.make(({ message }) => void logged.push(String(message)))])
  const report = makeReporter({
    build: "b1",
    path: () => tab.path,
    reportedJournal: (each) => Effect.succeed({ failure: each, journal: tab.journal })
  })
  const notify = (each: ErrorReport) => Effect.runPromise(Effect.provide(report(each), Layer.merge(service, logger)))
  return { sent, logged, notify }
}

describe("an error in a tab", () => {
  it("[ERRC-018] [ERRC-019] is reported with any status except 300 to 499, and without one", async () => {
    const { sent, notify } = openReporter()
    const statuses = [200, 299, 300, 404, 429, 499, 500, 503, null]
    for (const [index, status] of statuses.entries()) await notify({ ...ofPage(status), message: "x".repeat(index + 1) })
    expect(sent.map(({ status }) => status)).toEqual([200, 299, 500, 503, null])
  })

  it("[ERRC-004] counts as 500 without a status", () => {
    expect([statusOf(null), statusOf(404)]).toEqual([500, 404])
  })

  it("[ERRC-041] is reported with its build, place and the end of the journal", async () => {
    const { sent, notify } = openReporter()
    await notify(failure)
    expect(sent).toEqual([{ ...failure, fingerprint: fingerprintOf(failure), build: "b1", path: "/diamonds", journal: "[]" }])
  })

  it("is reported once, and ten failures of a tab at most", async () => {
    const { sent, notify } = openReporter()
    await notify(failure)
    await notify({ ...failure })
    expect(sent).toHaveLength(1)
    for (const letter of "abcdefghijklmnopqrst") await notify({ ...failure, message: letter })
    expect(sent).toHaveLength(maxReports)
  })

  it("is identified by its message and place, without variable parts", () => {
    expect(fingerprintOf({ ...failure, message: "request 12" })).toBe(fingerprintOf({ ...failure, message: "request 745" }))
    expect(fingerprintOf({ ...failure, stack: "at g (/assets/a-12345678.js:9:9)" })).not.toBe(fingerprintOf(failure))
    expect(fingerprintOf(failure)).toMatch(/^[\da-f]{16}$/)
  })

  it("is only logged when the report cannot be sent", async () => {
    const { logged, notify } = openReporter(false)
    await notify(failure)
    expect(logged).toEqual([expect.stringContaining("could not report")])
  })

  it("is cut to the accepted length, and sent without a journal that is too long", async () => {
    const { sent, notify } = openReporter(true, { path: `/${"p".repeat(5_000)}`, journal: "j".repeat(maxLengths.journal + 1) })
    const [message, stack] = ["м".repeat(5_000), "s".repeat(50_000)]
    await notify({ ...failure, message, stack })
    expect(maxLengths).toEqual({ message: 1_000, stack: 8_000, path: 1_000, journal: 2_000_000 })
    expect(sent).toEqual([
      {
        ...failure,
        fingerprint: fingerprintOf({ ...failure, message, stack }),
        build: "b1",
        ...{ message: "м".repeat(1_000), stack: "s".repeat(8_000), path: `/${"p".repeat(999)}`, journal: null }
      }
    ])
  })

  it("is sent with the longest accepted journal", async () => {
    const { sent, notify } = openReporter(true, { path: "/", journal: "j".repeat(maxLengths.journal) })
    await notify(failure)
    expect(sent.map(({ journal }) => journal?.length)).toEqual([2_000_000])
  })

  it("has the status of the shop's answer if a page failed to load, and the stack if it crashed", () => {
    expect(pageReport({ _tag: "ServerFailed", call: "catalog.diamonds", requestId: null, status: 503 })).toMatchObject({ status: 503 })
    expect(pageReport({ _tag: "TooOften", call: "catalog.diamonds", requestId: null, retryAfterSeconds: null })).toMatchObject({
      status: 429
    })
    expect(pageReport({ _tag: "Broken", breakage: { message: "a bug", stack: "at f" } })).toEqual({
      kind: "page",
      message: "a bug",
      stack: "at f",
      status: null
    })
  })
})

const marks = await loadMarks()

describe("the journal of a report", () => {
  const typed = (field: string, value: string, seq: number) => ({
    seq,
    at: seq,
    actor: "shop",
    incarnation: 1,
    event: { type: "form.change", field, value }
  })
  const secret = { seq: 3, at: 3, actor: "shop", incarnation: 1, event: { type: "auth.enter", password: "hunter2", token: "abcdef" } }
  const journal = { version: 2 as const, incarnations: [], entries: [typed("email", "anna@example.ru", 1), secret] }

  it("contains no secret, and personal data are masked", () => {
    for (const text of [reportedJournal(failure, journal, marks).journal, maskedJournal({ build: "b1", journal, states: [] }, marks)]) {
      expect(text).not.toMatch(/anna|example|hunter2|abcdef/)
      expect(text).toContain("form.change")
    }
  })

  it("masks personal data of the whole journal in the error's message too", () => {
    const filler = Array.from({ length: 80 }, (_, seq) => typed("size", "17", seq + 10))
    const reported = { ...failure, message: "нет письма для anna@example.ru" }
    const toast = { seq: 99, at: 99, actor: "shop", incarnation: 1, event: { type: "toasts.show", text: "Письмо ушло на anna@example.ru" } }
    const left = reportedJournal(reported, { entries: [...journal.entries, ...filler, toast] }, marks)
    expect(left.journal).toContain("Письмо ушло на")
    expect(left.failure.message).toContain("нет письма для")
    expect(JSON.stringify(left)).not.toMatch(/anna|example/)
  })

  it("can be read again, and its end holds the last fifty entries", () => {
    expect(readJournal(maskedJournal({ build: "b1", journal, states: [] }, marks))).toMatchObject({ _tag: "Read", masked: true })
    const long = Array.from({ length: 80 }, (_, seq) => typed("size", "17", seq))
    expect(JSON.parse(reportedJournal(failure, { entries: long }, marks).journal ?? "[]")).toHaveLength(50)
  })
})
