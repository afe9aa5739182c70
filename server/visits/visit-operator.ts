import { Clock, Effect, Schema } from "effect"
import { isDay } from "../../core/domain/text/days.ts"
import { isAhead } from "../../core/domain/visits/visit.ts"
import { isOpenAt } from "../../core/domain/visits/visit-hours.ts"
import { operatorQuery, type OperatorEndpoint, operatorCommand } from "../platform/http/operator-endpoint.ts"
import { type CallRefused, notFound, refused } from "../platform/api/refusal.ts"
import type { Database, DatabaseFailed } from "../platform/db/database.ts"
import { transaction } from "../platform/db/query.ts"
import { changeVisit, moveVisit } from "./change-visit.ts"
import { followVisits } from "./send-visit-letters.ts"
import { findShown, findVisitPlaces } from "./visit-calendar.ts"
import { findVisit, findVisitsAhead, type StoredVisit, lockVisit } from "./visits.ts"

const WebLink = Schema.String.check(Schema.isPattern(/^https:\/\/[^\s/?#\\]+\.[^\s\\]+$/), Schema.isMaxLength(500))

const Wanted = Schema.Union([
  Schema.Struct({ do: Schema.Literal("confirm"), link: Schema.optionalKey(WebLink) }),
  Schema.Struct({
    do: Schema.Literal("move"),
    day: Schema.String.check(Schema.makeFilter((day) => (isDay(day) ? undefined : "no day"))),
    hour: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 23 }))
  }),
  Schema.Struct({ do: Schema.Literal("cancel"), reason: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(500))) })
])
type Wanted = typeof Wanted.Type

/** Repeating a command changes nothing. */
const order = Effect.fn("orderVisit")(function* (id: number, wanted: Wanted) {
  yield* transaction(
    Effect.gen(function* () {
      const visit = yield* lockVisit(id)
      if (visit === null) return yield* notFound("Такого визита нет")
      if (wanted.do === "cancel" && visit.state === "cancelled") return
      if (!isAhead(visit.state)) return yield* refused(409, `Визит уже не изменить: ${visit.state}`)
      yield* orders[wanted.do](visit, wanted)
    })
  )
  return yield* findVisit(id)
})

type Do = (visit: StoredVisit, wanted: Wanted) => Effect.Effect<void, CallRefused | DatabaseFailed, Database>

/** A video call needs a link. */
const confirm: Do = (visit, wanted) =>
  Effect.gen(function* () {
    const link = wanted.do === "confirm" ? (wanted.link ?? visit.videoLink) : null
    if (visit.state === "confirmed" && link === visit.videoLink) return
    if (visit.kind === "video" && link === null) return yield* refused(422, "Для видеовстречи нужна ссылка: confirm https://…")
    if ((yield* findShown(visit.thing))?.isThere !== true) return yield* refused(409, "Изделия уже нет в наличии")
    yield* changeVisit(visit, { state: "confirmed", videoLink: link }, "confirmed")
  })

const move: Do = (visit, wanted) =>
  Effect.gen(function* () {
    if (wanted.do !== "move" || (visit.state === "confirmed" && visit.day === wanted.day && visit.hour === wanted.hour)) return
    if (visit.kind === "video" && visit.videoLink === null) return yield* refused(422, "Сначала подтвердите видеовстречу со ссылкой")
    const place = (yield* findVisitPlaces).find((each) => each.id === visit.place)
    if (place === undefined || !isOpenAt(place, wanted, yield* Clock.currentTimeMillis))
      return yield* refused(409, "В это время там не принимают")
    if (!(yield* moveVisit(visit, wanted))) return yield* refused(409, "Это время занято, или изделие в тот день обещано другому")
  })

const cancel: Do = (visit, wanted) =>
  changeVisit(visit, { state: "cancelled", reason: wanted.do === "cancel" ? (wanted.reason ?? null) : null }, "cancelled")

const orders: Readonly<Record<Wanted["do"], Do>> = { confirm, move, cancel }

/** Operator endpoints that list, confirm, move and cancel visits (`npm run visits`); each change sends a letter. */
export const visitEndpoints: ReadonlyArray<OperatorEndpoint> = [
  operatorQuery("/internal/visits", () => findVisitsAhead),
  operatorCommand(
    "/internal/visits/:number{\\d{1,9}}",
    { wanted: Wanted, expected: "Команда: confirm, move с днём и часом или cancel", bytes: 2048 },
    (wanted, { parameter, publicUrl }) => Effect.tap(order(Number(parameter("number")), wanted), followVisits(publicUrl))
  )
]
