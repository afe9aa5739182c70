import { Effect, Schema } from "effect"
import { GiftCard } from "../../core/contract/gift-cards.ts"
import { type DatabaseEffect, query } from "../platform/db/query.ts"

const select = `select id, name, price, case when price is null
    then jsonb_build_object('least', least_amount, 'most', most_amount, 'step', amount_step) end as amounts,
  1 as quantity, max_quantity as "maxQuantity", previews
  from gift_cards order by price nulls last, id`

/** Amounts ascending, the free amount last. */
export const findGiftCards: DatabaseEffect<readonly [GiftCard, ...ReadonlyArray<GiftCard>]> = Effect.flatMap(query(select), (rows) =>
  Effect.orDie(decode(rows))
)

const decode = Schema.decodeUnknownEffect(Schema.NonEmptyArray(GiftCard))
