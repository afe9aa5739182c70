import { Clock, Effect } from "effect"
import type { requestVisit } from "../../core/contract/visits.ts"
import { organization } from "../../core/domain/content/organization.ts"
import { nounsOf } from "../../core/domain/visits/thing-nouns.ts"
import { maxVisitsAhead } from "../../core/domain/visits/visit.ts"
import { clockTime } from "../../core/domain/visits/visit-days.ts"
import { isOpenAt, momentAt } from "../../core/domain/visits/visit-hours.ts"
import { emailKey } from "../platform/identity/emails.ts"
import { checkedPhone } from "../account/phones.ts"
import { countTryOrRefuse, limits } from "../platform/api/limits.ts"
import { notFound, refuseCall } from "../platform/api/refusal.ts"
import { queueVisitLetter, endOf } from "./change-visit.ts"
import { type AskedHour, type Asker, countAskedAhead, findAskedAt } from "./askers.ts"
import { composeCalendar, findShown, findVisitPlaces } from "./visit-calendar.ts"
import { addVisit, lockVisitHours } from "./visits.ts"

type VisitRequest = typeof requestVisit.body.Type

/** Refuses a taken hour and lists free ones. Runs in a transaction. */
export const addAskedVisit = Effect.fn("addAskedVisit")(function* (asker: Asker, request: VisitRequest) {
  const thing = yield* findShown(request.thing)
  if (thing === undefined) return yield* notFound(`Такого ${nounsOf(request.thing).genitive} нет`)
  if (!thing.isThere)
    return yield* refuseCall(409, `Этого ${nounsOf(request.thing).genitive} уже нет в наличии. Выберите похожее: его тоже можно посмотреть`)
  const place = (yield* findVisitPlaces).find(({ id }) => id === request.place)
  if (place === undefined || !isOpenAt(place, request, yield* Clock.currentTimeMillis))
    return yield* refuseCall(409, "На это время записи нет. Выберите другой день или час: всё, что вы ввели, останется")
  yield* lockVisitHours
  const before = yield* findAskedAt(asker.mark, request)
  if (before !== null) return yield* existingVisit(before, request)
  if ((yield* countAskedAhead(asker.mark)) >= maxVisitsAhead)
    return yield* refuseCall(
      409,
      `На эту почту уже есть ${maxVisitsAhead} записи. Отмените одну из них по ссылке из письма или позвоните нам`
    )
  yield* countTryOrRefuse(limits.visitLetter, asker.letters, { message: tooMany, errors: { email: tooMany } })
  const id = yield* addVisit({
    kind: place.kind,
    thing: thing.id,
    isOnly: thing.isOnly,
    thingName: thing.name,
    thingLink: thing.link,
    place: place.id,
    city: place.city,
    placeName: place.name,
    placePhone: place.phone,
    placeAddress: place.kind === "salon" ? `${place.cityName}, ${place.address}` : place.address,
    day: request.day,
    hour: request.hour,
    reservedFrom: momentAt(place.city, request.day, 0),
    endsAt: endOf(place.city, request),
    userId: asker.userId,
    name: request.name,
    phone: yield* checkedPhone(request.phone),
    email: request.email.trim(),
    emailKey: emailKey(request.email.trim()),
    comment: request.comment.trim(),
    askedBy: asker.mark
  })
  if (id === null) return yield* refuseCall(409, yield* freeHoursText(request))
  yield* queueVisitLetter(id, "asked")
  return { ...timeOf(request), id, thing: thing.id }
})

const tooMany = `С этой почты сегодня уже много заявок. Позвоните нам: ${organization.phone}`

const timeOf = ({ day, hour, place }: VisitRequest) => ({ day, hour, place })

const existingVisit = ({ id, place, thing }: AskedHour, request: VisitRequest) =>
  thing === request.thing && place === request.place
    ? Effect.succeed({ ...timeOf(request), id, thing })
    : refuseCall(409, `На это время у вас уже есть запись № ${id}. Выберите другой час или отмените её по ссылке из письма`)

const freeHoursText = Effect.fnUntraced(function* ({ day, place, thing }: VisitRequest) {
  const calendar = yield* composeCalendar(thing)
  const at = calendar?.places.find(({ id }) => id === place)?.days.find((each) => each.day === day)
  if (at === undefined || at.isPromised)
    return `В этот день ${nounsOf(thing).name} уже обещали показать другому гостю. Выберите другой день`
  if (at.free.length === 0) return "Это время только что заняли, и других свободных часов в этот день нет. Выберите другой день"
  return `Это время только что заняли. В этот день ещё свободно: ${at.free.map(clockTime).join(", ")}`
})
