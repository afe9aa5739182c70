import { Schema } from "effect"
import { cartIdMost } from "../domain/cart/read-cart-id.ts"
import { fieldTexts } from "../domain/form/field-rules.ts"
import { personal, plain } from "../domain/schema/privacy.ts"
import { Roubles } from "../domain/schema/roubles.ts"
import { isShownThing, visitStates } from "../domain/visits/visit.ts"
import { visitKinds } from "../domain/visits/visit-hours.ts"
import { largestKept, Nothing } from "./common.ts"
import { endpoint } from "./endpoint.ts"
import { Consent, DayText, Email, FullName, Phone } from "./fields.ts"

/** A stone or a variant of a piece: `1-7`, `0-12`. */
const Thing = plain(
  Schema.String.check(
    Schema.isMaxLength(cartIdMost, { message: fieldTexts.invalid }),
    Schema.makeFilter((id) => (isShownThing(id) ? undefined : fieldTexts.invalid))
  )
)

/** A day of the calendar; it tells nothing of a person. */
const VisitDay = plain(DayText)

const Hour = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 23 }))
const PlaceId = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: largestKept }))

/** What is looked at. */
const ShownThing = Schema.Struct({
  id: Thing,
  name: plain(Schema.String),
  link: plain(Schema.String),
  picture: Schema.NullOr(plain(Schema.String)),
  price: Roubles,
  /** Whether it can be shown at all: it is here, and not sold. */
  isThere: Schema.Boolean
})

const place = {
  id: PlaceId,
  kind: Schema.Literals(visitKinds),
  name: plain(Schema.String),
  address: plain(Schema.String),
  phone: plain(Schema.String)
}

/** A place with its days: the hours that are free, and those that are not. On a day on which the thing is promised to somebody none is free. */
const VisitPlace = Schema.Struct({
  ...place,
  city: plain(Schema.String),
  days: Schema.Array(Schema.Struct({ day: VisitDay, free: Schema.Array(Hour), taken: Schema.Array(Hour), isPromised: Schema.Boolean }))
})
export type VisitPlace = typeof VisitPlace.Type

/** Where and when a thing can be looked at, as it is now. */
export const getVisitCalendar = endpoint({
  key: "visits.calendar",
  summary: "Когда и где посмотреть изделие",
  access: "anyone",
  method: "GET",
  base: "/api/v2",
  path: "/visits/calendar/",
  params: Nothing,
  query: Schema.Struct({
    thing: Thing,
    /** The visit that was just asked for: the answer is no older than it. */
    asked: Schema.optionalKey(Schema.FiniteFromString.check(Schema.isInt(), Schema.isBetween({ minimum: 1, maximum: largestKept })))
  }),
  body: Nothing,
  answer: Schema.Struct({ thing: ShownThing, places: Schema.Array(VisitPlace) }),
  refusals: [404]
})
export type VisitCalendar = typeof getVisitCalendar.answer.Type

/** What is sent to ask for a visit. */
export const visitFields = {
  thing: Thing,
  place: PlaceId,
  day: VisitDay,
  hour: Hour,
  name: FullName,
  phone: Phone,
  email: Email,
  comment: personal(Schema.String.check(Schema.isMaxLength(500, { message: "Не длиннее 500 знаков" }))),
  agreement: Consent
}

/** Asks for a visit; the house confirms it by letter. An hour that went meanwhile is 409; the same visit asked for again is the same one. */
export const askVisit = endpoint({
  key: "visits.ask",
  summary: "Запись на показ",
  access: "guest",
  method: "POST",
  base: "/api/v2",
  path: "/visits/",
  params: Nothing,
  query: Nothing,
  body: Schema.Struct(visitFields),
  answer: Schema.Struct({ id: Schema.Int, thing: Thing }),
  refusals: [401, 404, 409, 422, 429]
})

/** A visit as who comes sees it. The link of a video talk comes by letter alone. */
export const Visit = Schema.Struct({
  id: Schema.Int,
  state: Schema.Literals(visitStates),
  thing: Schema.Struct({ name: plain(Schema.String), link: plain(Schema.String) }),
  place: Schema.Struct(place),
  day: VisitDay,
  hour: Hour
})
export type Visit = typeof Visit.Type

const own = { base: "/api/v2", access: "user", query: Nothing, body: Nothing } as const

/** Those of who is signed in, the next first, then the past ones; fifty at most. */
export const listVisits = endpoint({
  ...own,
  key: "visits.own",
  summary: "Визиты покупателя",
  method: "GET",
  path: "/users/visits/",
  params: Nothing,
  answer: Schema.Struct({ items: Schema.Array(Visit) }),
  refusals: [401]
})

/** Calls one off; one that is called off already is answered as it is, another's is not there. */
export const cancelVisit = endpoint({
  ...own,
  key: "visits.cancel",
  summary: "Отмена визита",
  method: "DELETE",
  path: "/users/visits/{id}/",
  params: Schema.Struct({ id: Schema.FiniteFromString.check(Schema.isInt(), Schema.isBetween({ minimum: 1, maximum: largestKept })) }),
  answer: Visit,
  refusals: [401, 404, 409, 422, 429]
})
