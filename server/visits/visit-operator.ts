import { Clock, Effect, Schema } from "effect"
import { isDay } from "../../core/domain/text/days.ts"
import { nounsOf } from "../../core/domain/visits/thing-nouns.ts"
import { isAhead } from "../../core/domain/visits/visit.ts"
import { isOpenAt } from "../../core/domain/visits/visit-hours.ts"
import { operatorQuery, type OperatorEndpoint, operatorCommand } from "../platform/http/operator-endpoint.ts"
import { type CallRefused, notFound, refuseCall } from "../platform/api/refusal.ts"
import type { Database, DatabaseFailed } from "../platform/db/database.ts"
import { transaction } from "../platform/db/query.ts"
import { changeVisit, moveVisit } from "./change-visit.ts"
import { startVisitLetters } from "./send-visit-letters.ts"
import { findShown, findVisitPlaces } from "./visit-calendar.ts"
import { findVisit, findVisitsAhead, type StoredVisit, lockVisit } from "./visits.ts"

const WebLink = Schema.String.check(Schema.isPattern(/^https:\/\/[^\s/?#\\]+\.[^\s\\]+$/), Schema.isMaxLength(500))

const RequestBody = Schema.Union([
  Schema.Struct({ do: Schema.Literal("confirm"), link: Schema.optionalKey(WebLink) }),
  Schema.Struct({
    do: Schema.Literal("move"),
    day: Schema.String.check(Schema.makeFilter((day) => (isDay(day) ? undefined : "no day"))),
    hour: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 23 }))
  }),
  Schema.Struct({ do: Schema.Literal("cancel"), reason: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(500))) })
])
type RequestBody = typeof RequestBody.Type

/** Repeating a command changes nothing. */
const runVisitCommand = Effect.fn("runVisitCommand")(function* (id: number, body: RequestBody) {
  yield* transaction(
    Effect.gen(function* () {
      const visit = yield* lockVisit(id)
      if (visit === null) return yield* notFound("Такого визита нет")
      if (body.do === "cancel" && visit.state === "cancelled") return
      if (!isAhead(visit.state)) return yield* refuseCall(409, `Визит уже не изменить: ${visit.state}`)
      yield* commands[body.do](visit, body)
    })
  )
  return yield* findVisit(id)
})

type Command = (visit: StoredVisit, body: RequestBody) => Effect.Effect<void, CallRefused | DatabaseFailed, Database>

const confirm: Command = (visit, body) =>
  Effect.gen(function* () {
    const link = body.do === "confirm" ? (body.link ?? visit.videoLink) : null
    if (visit.state === "confirmed" && link === visit.videoLink) return
    if (visit.kind === "salon" && link !== null) return yield* refuseCall(422, "В салон ссылка не нужна: confirm без неё")
    if (visit.kind === "video" && link === null) return yield* refuseCall(422, "Для видеовстречи нужна ссылка: confirm https://…")
    if ((yield* findShown(visit.thing))?.isThere !== true)
      return yield* refuseCall(409, `Этого ${nounsOf(visit.thing).genitive} уже нет в наличии`)
    yield* changeVisit(visit, { state: "confirmed", videoLink: link }, "confirmed")
  })

const move: Command = (visit, body) =>
  Effect.gen(function* () {
    if (body.do !== "move" || (visit.state === "confirmed" && visit.day === body.day && visit.hour === body.hour)) return
    if (visit.kind === "video" && visit.videoLink === null) return yield* refuseCall(422, "Сначала подтвердите видеовстречу со ссылкой")
    const place = (yield* findVisitPlaces).find((each) => each.id === visit.place)
    if (place === undefined || !isOpenAt(place, body, yield* Clock.currentTimeMillis))
      return yield* refuseCall(409, "В это время там не принимают")
    if (!(yield* moveVisit(visit, body)))
      return yield* refuseCall(
        409,
        `Это время занято, ${nounsOf(visit.thing).name} в тот день обещали другому, или у гостя в этот час другая запись`
      )
  })

const cancel: Command = (visit, body) =>
  changeVisit(visit, { state: "cancelled", reason: body.do === "cancel" ? (body.reason ?? null) : null }, "cancelled")

const commands: Readonly<Record<RequestBody["do"], Command>> = { confirm, move, cancel }

/** Operator endpoints for visits (`npm run visits`); each change sends a letter. */
export const visitEndpoints: ReadonlyArray<OperatorEndpoint> = [
  operatorQuery("/internal/visits", () => findVisitsAhead),
  operatorCommand(
    "/internal/visits/:number{\\d{1,9}}",
    { body: RequestBody, expected: "Команда: confirm, move с днём и часом или cancel", bytes: 2048 },
    (body, { parameter, publicUrl }) => Effect.tap(runVisitCommand(Number(parameter("number")), body), startVisitLetters(publicUrl))
  )
]
