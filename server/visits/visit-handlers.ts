import { Effect } from "effect"
import type { Visit } from "../../core/contract/visits.ts"
import { lowerFirst } from "../../core/domain/text/typography.ts"
import { nounsOf } from "../../core/domain/visits/thing-nouns.ts"
import { isAhead, soldText } from "../../core/domain/visits/visit.ts"
import { currentSession } from "../platform/identity/caller.ts"
import { transaction } from "../platform/db/query.ts"
import { callerNetwork, countTry, limits } from "../platform/api/limits.ts"
import { notFound, refuseCall } from "../platform/api/refusal.ts"
import type { Handlers } from "../platform/api/served-calls.ts"
import { addAskedVisit } from "./ask-visit.ts"
import { askerOf } from "./askers.ts"
import { changeVisit } from "./change-visit.ts"
import { startVisitLetters } from "./send-visit-letters.ts"
import { composeCalendar } from "./visit-calendar.ts"
import { findVisitsOf, type StoredVisit, lockVisit } from "./visits.ts"

type VisitKey = Extract<keyof Handlers, `visits.${string}`>

export const visitHandlers = (publicUrl: string): Pick<Handlers, VisitKey> => ({
  "visits.calendar": Effect.fn("visits.calendar")(function* ({ query: { thing } }) {
    return (yield* composeCalendar(thing)) ?? (yield* notFound(`Такого ${nounsOf(thing).genitive} нет`))
  }),

  "visits.ask": Effect.fn("visits.ask")(function* (input) {
    yield* countTry(limits.visit, yield* callerNetwork)
    const asker = yield* askerOf(input.body.email.trim())
    const visit = yield* transaction(addAskedVisit(asker, input.body))
    yield* startVisitLetters(publicUrl)
    return visit
  }),

  "visits.own": Effect.fn("visits.own")(function* () {
    const { user } = yield* currentSession
    return { items: (yield* findVisitsOf(user.id)).map(shownVisit) }
  }),

  "visits.cancel": Effect.fn("visits.cancel")(function* (input) {
    yield* countTry(limits.shopping, yield* callerNetwork)
    const cancelled = yield* transaction(Effect.flatMap(openVisit(input.params.id), cancel))
    yield* startVisitLetters(publicUrl)
    return cancelled
  })
})

const openVisit = Effect.fnUntraced(function* (id: number) {
  const { user } = yield* currentSession
  const visit = yield* lockVisit(id)
  if (visit?.userId !== user.id) return yield* notFound("Такого визита нет")
  return visit
})

const cancel = Effect.fnUntraced(function* (visit: StoredVisit) {
  if (visit.state === "cancelled") return shownVisit(visit)
  if (!isAhead(visit.state)) return yield* refuseCall(409, `Этот визит уже не отменить: он прошёл или ${lowerFirst(soldText(visit.thing))}`)
  yield* changeVisit(visit, { state: "cancelled" }, "cancelled")
  return shownVisit({ ...visit, state: "cancelled" })
})

export const shownVisit = ({
  day,
  hour,
  id,
  kind,
  place,
  placeAddress,
  placeName,
  placePhone,
  reason,
  state,
  thingLink,
  thingName
}: StoredVisit): Visit => ({
  id,
  state,
  cancelReason: reason,
  day,
  hour,
  thing: { name: thingName, link: thingLink },
  place: { id: place, kind, name: placeName, address: placeAddress, phone: placePhone }
})
