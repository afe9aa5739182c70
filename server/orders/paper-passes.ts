import { Effect } from "effect"
import type { Paper } from "../../core/domain/orders/papers.ts"
import { Database, type DatabaseFailed } from "../platform/db/database.ts"

type Answer<A> = Effect.Effect<A, DatabaseFailed, Database>

/** A way to one paper, by the SHA-256 of its token. */
export type Pass = {
  readonly tokenHash: string
  readonly paper: Paper
  /** Of whose order or cart it is: the pass goes with it. */
  readonly of: { readonly orderId: number } | { readonly cartId: number }
  /** The session that it ends with. */
  readonly sessionHash: string | null
  readonly seconds: number
  /** How often it opens; `null` is any number of times. */
  readonly uses: number | null
}

/** Makes a pass; those that have ended are forgotten on the way. */
export const addPass = (purpose: "press" | "letter", { of, paper, seconds, sessionHash, tokenHash, uses }: Pass): Answer<void> =>
  Database.use((database) =>
    Effect.andThen(
      database.query(sweep),
      Effect.asVoid(
        database.query(
          `insert into paper_passes (token_hash, purpose, kind, paper, order_id, cart_id, session_hash, ends_at, uses_left)
            values ($1, $2, $3, $4, $5, $6, $7, now() + make_interval(secs => $8::int4), $9)`,
          [
            ...[tokenHash, purpose, paper.kind, paper.id, "orderId" in of ? of.orderId : null, "cartId" in of ? of.cartId : null],
            ...[sessionHash, seconds, uses]
          ]
        )
      )
    )
  )

/** Uses a pass to this paper, once: of which order or cart it is, or `null` where it opens nothing. Of two that use the last one, one gets through. */
export const usePass = (purpose: "press" | "letter", tokenHash: string, { id, kind }: Paper): Answer<PassUsed | null> =>
  Effect.map(
    Database.use((database) => database.query<PassUsed>(use, [tokenHash, purpose, kind, id])),
    ([used]) => used ?? null
  )

export type PassUsed = { readonly orderId: number | null; readonly cartId: number | null }

const use = `update paper_passes set uses_left = uses_left - 1
  where token_hash = $1 and purpose = $2 and kind = $3 and paper = $4 and ends_at > now() and (uses_left is null or uses_left > 0)
  returning order_id as "orderId", cart_id as "cartId"`

/** A few at a time; rows that another process holds are left to it. */
export const sweep = `delete from paper_passes where token_hash in
  (select token_hash from paper_passes where ends_at <= now() limit 100 for update skip locked)`
