import { Effect } from "effect"
import { type Absence, absenceOfStone } from "../../core/domain/stock/absence.ts"
import { CurrentSession } from "../platform/identity/caller.ts"
import { emailKey } from "../platform/identity/emails.ts"
import { callerNetwork, countTry, isWithin, limits } from "../platform/api/limits.ts"
import { notFound, refused } from "../platform/api/refusal.ts"
import type { Handlers } from "../platform/api/served-calls.ts"
import { queryOne } from "../platform/db/query.ts"
import { absenceSql } from "../stock/absence.ts"
import { askAlert } from "./price-alerts.ts"
import { followAlerts } from "./send-alert-letters.ts"

/** Answers alike for every address, also over its limit of letters: only the mailbox tells whether an alert exists. */
export const alertHandlers = (publicUrl: string): Pick<Handlers, "alerts.ask"> => ({
  "alerts.ask": Effect.fn("alerts.ask")(function* ({ body: { code, email } }) {
    yield* countTry(limits.priceAlert, yield* callerNetwork)
    const stone = yield* findStone(code)
    if (stone === null) return yield* notFound("Такого бриллианта нет")
    if (stone.absence !== null) return yield* refused(409, `${absenceOfStone[stone.absence]}. Посмотрите похожие в каталоге`)
    if (!(yield* isWithin(limits.priceAlertLetter, emailKey(email)))) return {}
    yield* askAlert({ code, price: stone.price, email, userId: yield* ownerOf(email) })
    yield* followAlerts(publicUrl)
    return {}
  })
})

const findStone = (code: string) =>
  queryOne<{ price: number; absence: Absence | null }>(
    `select price, ${absenceSql("'1-' || diamonds.id", "is_available_for_sale")} as absence from diamonds where code = $1`,
    [code]
  )

/** The signed-in account, if the address is its own. */
const ownerOf = (email: string) =>
  Effect.map(CurrentSession, (session) =>
    session !== null && !session.isOperator && emailKey(session.user.email) === emailKey(email) ? session.user.id : null
  )
