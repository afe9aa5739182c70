import { Effect } from "effect"
import { type DatabaseEffect, execute, query, queryOne } from "../platform/db/query.ts"
import { sweepPasses } from "./paper-passes.ts"

/** Adds a link valid as long as the certificate; `false` if it has expired or has `most` links. */
export const addGiftLink = (number: string, tokenHash: string, most: number): DatabaseEffect<boolean> =>
  Effect.andThen(
    execute(sweepPasses),
    Effect.map(query(insert, [number, tokenHash, most]), (rows) => rows.length > 0)
  )

export const withdrawGiftLinks = (number: string): DatabaseEffect<void> =>
  execute("update paper_passes set withdrawn_at = now() where purpose = 'receiver' and paper = $1 and withdrawn_at is null", [number])

/** "ended" for a withdrawn or expired link. */
export const findGiftLink = (tokenHash: string): DatabaseEffect<{ readonly number: string } | "ended" | null> =>
  Effect.map(
    queryOne<{ number: string; isOpen: boolean }>(
      `select paper as number, withdrawn_at is null and ends_at > now() as "isOpen" from paper_passes where token_hash = $1 and purpose = 'receiver'`,
      [tokenHash]
    ),
    (row) => (row === null ? null : row.isOpen ? { number: row.number } : "ended")
  )

/** SQL column: the certificate `issued` has an open link. */
export const hasGiftLink = `exists (select from paper_passes as link where link.purpose = 'receiver' and link.paper = issued.number
  and link.withdrawn_at is null and link.ends_at > now())`

const insert = `insert into paper_passes (token_hash, purpose, kind, paper, order_id, ends_at)
  select $2, 'receiver', 'gift', number, order_id, (valid_until + 1)::timestamp at time zone 'Europe/Moscow' from issued_certificates as issued
  where number = $1 and (valid_until + 1)::timestamp at time zone 'Europe/Moscow' > now()
    and (select count(*) from paper_passes as link
      where link.purpose = 'receiver' and link.paper = issued.number and link.withdrawn_at is null and link.ends_at > now()) < $3::int4
  returning token_hash`
