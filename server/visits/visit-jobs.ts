import { Effect } from "effect"
import { repeatSweep } from "../platform/repeat-sweep.ts"
import { execute, query, transaction } from "../platform/db/query.ts"
import { changeVisit } from "./change-visit.ts"
import { isBoughtBySql } from "./is-bought-by.ts"
import { sendVisitLetters } from "./send-visit-letters.ts"

export const sweepVisits = (publicUrl: string) =>
  Effect.gen(function* () {
    yield* execute(endPast)
    yield* cancelSold
    yield* sendVisitLetters(publicUrl)
  })

export const repeatVisitSweep = (publicUrl: string) => repeatSweep("visits", sweepVisits(publicUrl))

/** `skip locked` leaves other visits to other processes. */
const cancelSold = Effect.asVoid(
  transaction(
    Effect.gen(function* () {
      for (const visit of yield* query<{ id: number }>(findSold)) yield* changeVisit(visit, { state: "sold" }, "sold")
    })
  )
)

/** Ends past visits; cancels those never confirmed. */
const endPast = `update visits set state = case state when 'confirmed' then 'over' else 'cancelled' end, changed_at = now()
  where state in ('asked', 'confirmed') and ends_at <= now()`

/** Leaves out items that their visitors bought themselves. */
const findSold = `select id from visits where state in ('asked', 'confirmed') and (
    (thing like '0-%' and not exists (select from jewelry_skus where '0-' || jewelry_skus.id = thing and is_available_for_sale))
    or (thing like '1-%' and not exists (select from diamonds where '1-' || diamonds.id = thing and is_available_for_sale))
  ) and not ${isBoughtBySql("visits.thing", { user: "visits.user_id", emailKey: "visits.email_key" })}
  order by id limit 100 for update skip locked`
