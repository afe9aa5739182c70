import { Clock, Effect } from "effect"
import type { askVisit } from "../../core/contract/visits.ts"
import { nounsOf } from "../../core/domain/visits/thing-nouns.ts"
import { visitsAheadMost } from "../../core/domain/visits/visit.ts"
import { clockTime } from "../../core/domain/visits/visit-days.ts"
import { isOpenAt, momentAt } from "../../core/domain/visits/visit-hours.ts"
import { emailKey } from "../platform/identity/emails.ts"
import { checkedPhone } from "../account/phones.ts"
import { notFound, refuseCall } from "../platform/api/refusal.ts"
import { askVisitLetter, endOf } from "./change-visit.ts"
import { composeCalendar, findShown, findVisitPlaces } from "./visit-calendar.ts"
import { addVisit, countAhead, findAtHour, type StoredVisit } from "./visits.ts"

type VisitRequest = typeof askVisit.body.Type

/** Adds a visit; refuses a taken hour and lists free ones. Runs in a transaction. */
export const addAskedVisit = Effect.fn("addAskedVisit")(function* (userId: number | null, asked: VisitRequest) {
  const thing = yield* findShown(asked.thing)
  if (thing === undefined) return yield* notFound(`Такого ${nounsOf(asked.thing).genitive} нет`)
  if (!thing.isThere)
    return yield* refuseCall(409, `Этого ${nounsOf(asked.thing).genitive} уже нет в наличии. Выберите похожее: его тоже можно посмотреть`)
  const place = (yield* findVisitPlaces).find(({ id }) => id === asked.place)
  if (place === undefined || !isOpenAt(place, asked, yield* Clock.currentTimeMillis))
    return yield* refuseCall(409, "На это время записи нет. Выберите другой день или час: всё, что вы ввели, останется")
  const key = emailKey(asked.email.trim())
  const before = yield* findAtHour(key, asked)
  if (before !== null) return yield* existingVisit(before, asked)
  if ((yield* countAhead(key)) >= visitsAheadMost)
    return yield* refuseCall(
      409,
      `На эту почту уже есть ${visitsAheadMost} записи. Отмените одну из них по ссылке из письма или позвоните нам`
    )
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
    day: asked.day,
    hour: asked.hour,
    reservedFrom: momentAt(place.city, asked.day, 0),
    endsAt: endOf(place.city, asked),
    userId,
    name: asked.name,
    phone: yield* checkedPhone(asked.phone),
    email: asked.email.trim(),
    emailKey: key,
    comment: asked.comment.trim()
  })
  if (id === null) {
    const meanwhile = yield* findAtHour(key, asked)
    return meanwhile === null ? yield* refuseCall(409, yield* freeHoursText(asked)) : yield* existingVisit(meanwhile, asked)
  }
  yield* askVisitLetter(id, "asked")
  return { ...timeOf(asked), id, thing: thing.id }
})

const timeOf = ({ day, hour, place }: VisitRequest) => ({ day, hour, place })

/** Returns the existing visit to a repeated request. */
const existingVisit = ({ id, place, thing }: StoredVisit, asked: VisitRequest) =>
  thing === asked.thing && place === asked.place
    ? Effect.succeed({ ...timeOf(asked), id, thing })
    : refuseCall(409, `На это время у вас уже есть запись № ${id}. Выберите другой час или отмените её по ссылке из письма`)

const freeHoursText = Effect.fnUntraced(function* ({ day, place, thing }: VisitRequest) {
  const calendar = yield* composeCalendar(thing)
  const at = calendar?.places.find(({ id }) => id === place)?.days.find((each) => each.day === day)
  if (at === undefined || at.isPromised)
    return `В этот день ${nounsOf(thing).name} уже обещали показать другому гостю. Выберите другой день`
  if (at.free.length === 0) return "Это время только что заняли, и других свободных часов в этот день нет. Выберите другой день"
  return `Это время только что заняли. В этот день ещё свободно: ${at.free.map(clockTime).join(", ")}`
})
