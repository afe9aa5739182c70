import { Effect } from "effect"
import type { Paper } from "../../core/domain/orders/papers.ts"
import { type DatabaseEffect, execute, queryOne } from "../platform/db/query.ts"

/** `tokenHash` is SHA-256. */
export type Pass = {
  readonly tokenHash: string
  readonly paper: Paper
  /** Deleted with the order or cart. */
  readonly of: { readonly orderId: number } | { readonly cartId: number }
  readonly sessionHash: string | null
  readonly seconds: number
  /** `null` is unlimited. */
  readonly uses: number | null
}

export const addPass = (purpose: "press" | "letter", { of, paper, seconds, sessionHash, tokenHash, uses }: Pass): DatabaseEffect<void> =>
  Effect.andThen(
    execute(sweepPasses),
    execute(
      `insert into paper_passes (token_hash, purpose, kind, paper, order_id, cart_id, session_hash, ends_at, uses_left)
            values ($1, $2, $3, $4, $5, $6, $7, now() + make_interval(secs => $8::int4), $9)`,
      [
        ...[tokenHash, purpose, paper.kind, paper.id, "orderId" in of ? of.orderId : null, "cartId" in of ? of.cartId : null],
        ...[sessionHash, seconds, uses]
      ]
    )
  )

/** `null` for an invalid pass. Of two concurrent last uses one succeeds. */
export const usePass = (purpose: "press" | "letter", tokenHash: string, { id, kind }: Paper): DatabaseEffect<UsedPaperPass | null> =>
  queryOne<UsedPaperPass>(use, [tokenHash, purpose, kind, id])

export type UsedPaperPass = { readonly orderId: number | null; readonly cartId: number | null }

const use = `update paper_passes set uses_left = uses_left - 1
  where token_hash = $1 and purpose = $2 and kind = $3 and paper = $4 and ends_at > now() and (uses_left is null or uses_left > 0)
  returning order_id as "orderId", cart_id as "cartId"`

export const sweepPasses = `delete from paper_passes where token_hash in
  (select token_hash from paper_passes where ends_at <= now() limit 100 for update skip locked)`
