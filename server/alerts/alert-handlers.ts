import { Effect } from "effect"
import { alertState, isAbsent } from "../../core/domain/alerts/own-alert.ts"
import { priceAlertRule } from "../../core/domain/alerts/price-alert.ts"
import { type Absence, absenceOfStone } from "../../core/domain/stock/absence.ts"
import { CurrentSession, currentSession } from "../platform/identity/caller.ts"
import { emailKey } from "../platform/identity/emails.ts"
import { letterSubject } from "../platform/identity/proven-email.ts"
import { callerNetwork, countTry, countTryQuietly, limits } from "../platform/api/limits.ts"
import { notFound, refuseCall } from "../platform/api/refusal.ts"
import type { Handlers } from "../platform/api/served-calls.ts"
import { queryOne } from "../platform/db/query.ts"
import { absenceSql } from "../stock/absence.ts"
import { findDiamondCards } from "../catalogue/diamonds.ts"
import { findSimilarDiamonds } from "../product/diamond-pairs.ts"
import { storeAlert, endAlert, findOwnAlerts, isAlertOf } from "./price-alerts.ts"
import { startAlertLetters } from "./send-alert-letters.ts"

/** Responses do not depend on the address, nor on its limit of letters: only its mailbox shows if an alert exists. */
export const alertHandlers = (publicUrl: string): Pick<Handlers, "alerts.ask" | "alerts.own" | "alerts.end"> => ({
  "alerts.ask": Effect.fn("alerts.ask")(function* ({ body: { code, email } }) {
    yield* countTry(limits.priceAlert, yield* callerNetwork)
    const stone = yield* findStone(code)
    if (stone === null) return yield* notFound("Такого бриллианта нет")
    if (stone.absence !== null) return yield* refuseCall(409, `${absenceOfStone[stone.absence]}. Посмотрите похожие в каталоге`)
    const user = (yield* CurrentSession)?.user ?? null
    if (!(yield* countTryQuietly(limits.priceAlertLetter, letterSubject(user, email)))) return {}
    yield* storeAlert({ code, price: stone.price, email, userId: yield* ownerOf(email) })
    yield* startAlertLetters(publicUrl)
    return {}
  }),

  "alerts.own": Effect.fn("alerts.own")(function* () {
    const email = yield* confirmedEmail
    return { items: email === null ? [] : yield* userAlerts(email) }
  }),

  "alerts.end": Effect.fn("alerts.end")(function* ({ params: { id } }) {
    yield* countTry(limits.shopping, yield* callerNetwork)
    const email = yield* confirmedEmail
    if (email === null || !(yield* isAlertOf(id, email))) return yield* notFound("Такого камня в списке нет")
    yield* endAlert(id)
    return {}
  })
})

/** Anybody may register with anybody's address, so only a confirmed one shows its alerts. */
const confirmedEmail = Effect.map(currentSession, ({ user }) => (user.isEmailConfirmed ? user.email : null))

const userAlerts = Effect.fnUntraced(function* (email: string) {
  const alerts = yield* findOwnAlerts(email)
  const stones = new Map((yield* findDiamondCards(alerts.map(({ code }) => code))).map((stone) => [stone.code, stone]))
  return yield* Effect.forEach(
    alerts.flatMap((alert) => {
      const stone = stones.get(alert.code)
      return stone === undefined ? [] : [{ alert, stone }]
    }),
    Effect.fnUntraced(function* ({ alert, stone }) {
      const { askedAt, askedPrice, code, id } = alert
      const state = alertState(alert)
      const similar = isAbsent(state) ? yield* findSimilarDiamonds(code, priceAlertRule.similarStones) : []
      return { id, state, askedAt, askedPrice, stone, similar }
    })
  )
})

const findStone = (code: string) =>
  queryOne<{ price: number; absence: Absence | null }>(
    `select price, ${absenceSql("'1-' || diamonds.id", "is_available_for_sale")} as absence from diamonds where code = $1`,
    [code]
  )

const ownerOf = (email: string) =>
  Effect.map(CurrentSession, (session) =>
    session !== null && !session.isOperator && emailKey(session.user.email) === emailKey(email) ? session.user.id : null
  )
