import { Clock, Effect, Schema } from "effect"
import { Hono } from "hono"
import { isDay } from "../../core/domain/text/days.ts"
import { isAhead } from "../../core/domain/visits/visit.ts"
import { isOpenAt } from "../../core/domain/visits/visit-hours.ts"
import { hasOperatorKey } from "../operator/operator-key.ts"
import { type CallRefused, notFound, refused, refusalTexts } from "../platform/api/refusal.ts"
import type { CallServices } from "../platform/api/serve-call.ts"
import { Database, type DatabaseFailed } from "../platform/db/database.ts"
import { holds, isSaidToBe, jsonType } from "../platform/http/body-type.ts"
import { refuse } from "../platform/http/json.ts"
import type { ShopContext, ShopEnv } from "../platform/http/shop-env.ts"
import { changeVisit, moveVisit } from "./change-visit.ts"
import { followVisits } from "./send-visit-letters.ts"
import { findShown, findVisitPlaces } from "./visit-calendar.ts"
import { findVisit, findVisitsAhead, type KeptVisit, lockVisit } from "./visits.ts"

type Options = {
  /** Who has it is the house; without one there is no such door. */
  readonly operatorKey: string | null
  readonly publicUrl: string
  readonly run: <A>(program: Effect.Effect<A, never, CallServices>) => Promise<A>
}

/** The house's door to visits: it lists, confirms, moves and calls them off (`npm run visits`); each change has its letter. */
export const operatorVisits = ({ operatorKey, publicUrl, run }: Options): Hono<ShopEnv> => {
  const app = new Hono<ShopEnv>()
  const answer = async <A>(c: ShopContext, program: Effect.Effect<A, CallRefused | DatabaseFailed, CallServices>) => {
    const outcome = await run(
      program.pipe(
        Effect.map((data) => ({ data })),
        Effect.catchTag("CallRefused", ({ message, status }) => Effect.succeed({ status, message })),
        Effect.orDie,
        Effect.annotateLogs({ requestId: c.get("requestId") })
      )
    )
    return "data" in outcome ? c.json(outcome, 200, { "cache-control": "no-store" }) : refuse(c, outcome)
  }
  app.use("/internal/visits/*", holds(2048))
  app.get("/internal/visits", (c, next) => {
    if (operatorKey === null) return next()
    if (!hasOperatorKey(c, operatorKey)) return refuse(c, { status: 401, message: "Ключ не подходит" })
    return answer(c, findVisitsAhead)
  })
  app.post("/internal/visits/:number{\\d{1,9}}", async (c, next) => {
    if (operatorKey === null) return next()
    if (!hasOperatorKey(c, operatorKey)) return refuse(c, { status: 401, message: "Ключ не подходит" })
    if (!isSaidToBe(c, jsonType)) return refuse(c, { status: 415, message: refusalTexts.notJson })
    const wanted = decode(await c.req.text())
    if (wanted._tag === "None") return refuse(c, { status: 422, message: "Команда: confirm, move с днём и часом или cancel" })
    return answer(c, Effect.tap(order(Number(c.req.param("number")), wanted.value), followVisits(publicUrl)))
  })
  return app
}

/** A link that a letter may carry: another site's address over TLS, and nothing else. */
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

const decode = Schema.decodeUnknownOption(Schema.fromJsonString(Wanted))

/** What the house wants of a visit; told twice it is done once. */
const order = Effect.fn("orderVisit")(function* (id: number, wanted: Wanted) {
  const database = yield* Database
  yield* database.transaction(
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

type Do = (visit: KeptVisit, wanted: Wanted) => Effect.Effect<void, CallRefused | DatabaseFailed, Database>

/** Only what is still there is promised; a video talk has its link by then. */
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
