import { Effect } from "effect"
import type { ReportKind } from "../../core/domain/maintenance/error-report.ts"
import { type DatabaseEffect, execute, query, queryOne } from "../platform/db/query.ts"

export type NewReport = {
  readonly kind: ReportKind
  readonly fingerprint: string
  readonly build: string
  readonly path: string
  readonly status: number | null
  readonly message: string
  readonly stack: string | null
  readonly journal: string | null
}

export type ListedReport = Omit<NewReport, "journal"> & {
  readonly id: string
  readonly at: string
  readonly times: number
  readonly hasJournal: boolean
}

export const maxReports = 1_000

/** Counts a known failure of the same build instead of storing it again: its first journal stays. Drops the reports seen longest ago. */
export const storeReport = (report: NewReport): DatabaseEffect<string> =>
  Effect.gen(function* () {
    const { build, fingerprint, journal, kind, message, path, stack, status } = report
    const inserted = yield* queryOne<{ id: string }>(insert, [kind, fingerprint, build, path, status, message, stack, journal])
    yield* execute(deleteOldest, [maxReports])
    return inserted?.id ?? ""
  })

export const listReports: DatabaseEffect<ReadonlyArray<ListedReport>> = Effect.suspend(() =>
  query<ListedReport>(`select ${columns} from error_reports order by error_reports.at desc, error_reports.id desc limit 200`)
)

export const readReportJournal = (id: number): DatabaseEffect<string | null> =>
  Effect.map(
    queryOne<{ journal: string | null }>("select journal from error_reports where id = $1::int4", [id]),
    (row) => row?.journal ?? null
  )

const columns = `id::text, to_char(at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS') as at, kind, fingerprint, build, path, status, message, stack, times,
  journal is not null as "hasJournal"`

const insert = `insert into error_reports as kept (at, kind, fingerprint, build, path, status, message, stack, journal)
  values (now(), $1, $2, $3, $4, $5::int4, $6, $7, $8)
  on conflict (build, fingerprint) where kind <> 'shopper' do update set
    times = kept.times + 1, at = excluded.at, journal = coalesce(kept.journal, excluded.journal)
  returning id::text`

/** Ids do not count reports: a repeated failure uses one up. */
const deleteOldest = `delete from error_reports where id in (select id from error_reports order by at desc, id desc offset $1::int4)`
