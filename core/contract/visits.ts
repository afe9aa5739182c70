import { Schema } from "effect"
import { maxCartIdLength } from "../domain/cart/read-cart-id.ts"
import { fieldTexts } from "../domain/form/field-rules.ts"
import { personal, plain } from "../domain/schema/privacy.ts"
import { Roubles } from "../domain/schema/roubles.ts"
import { visitItemId } from "../domain/visits/visit-item-id.ts"
import { visitStates } from "../domain/visits/visit.ts"
import { visitKinds } from "../domain/visits/visit-hours.ts"
import { largestInteger, Nothing } from "./common.ts"
import { endpoint } from "./endpoint.ts"
import { Consent, DayText, Email, FullName, Phone } from "./fields.ts"

/** Stone or piece variant: `1-7`, `0-12`. */
const Thing = plain(
  Schema.String.check(
    Schema.isMaxLength(maxCartIdLength, { message: fieldTexts.invalid }),
    Schema.makeFilter((id) => (visitItemId.test(id) ? undefined : fieldTexts.invalid))
  )
)

const VisitDay = plain(DayText)

const Hour = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 23 }))
const PlaceId = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: largestInteger }))

const ShownThing = Schema.Struct({
  id: Thing,
  name: plain(Schema.String),
  link: plain(Schema.String),
  picture: Schema.NullOr(plain(Schema.String)),
  price: Roubles,
  /** In stock and not sold. */
  isThere: Schema.Boolean
})

const place = {
  id: PlaceId,
  kind: Schema.Literals(visitKinds),
  name: plain(Schema.String),
  address: plain(Schema.String),
  phone: plain(Schema.String)
}

/** Hours by day. Days when the item is promised to another visitor have none. */
const VisitPlace = Schema.Struct({
  ...place,
  city: plain(Schema.String),
  days: Schema.Array(Schema.Struct({ day: VisitDay, free: Schema.Array(Hour), taken: Schema.Array(Hour), isPromised: Schema.Boolean }))
})
export type VisitPlace = typeof VisitPlace.Type

export const getVisitCalendar = endpoint({
  key: "visits.calendar",
  summary: "Когда и где посмотреть изделие или камень",
  access: "anyone",
  method: "GET",
  base: "/api/v2",
  path: "/visits/calendar/",
  params: Nothing,
  query: Schema.Struct({
    thing: Thing,
    /** Visit just requested, which the response must include. */
    asked: Schema.optionalKey(Schema.FiniteFromString.check(Schema.isInt(), Schema.isBetween({ minimum: 1, maximum: largestInteger })))
  }),
  body: Nothing,
  answer: Schema.Struct({ thing: ShownThing, places: Schema.Array(VisitPlace) }),
  refusals: [404]
})
export type VisitCalendar = typeof getVisitCalendar.answer.Type

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

/** Confirmed later by letter. 409 when the hour is taken; idempotent. */
export const requestVisit = endpoint({
  key: "visits.ask",
  summary: "Запись на показ",
  access: "guest",
  method: "POST",
  base: "/api/v2",
  path: "/visits/",
  params: Nothing,
  query: Nothing,
  body: Schema.Struct(visitFields),
  answer: Schema.Struct({ id: Schema.Int, thing: Thing, place: PlaceId, day: VisitDay, hour: Hour }),
  refusals: [401, 404, 409, 422, 429]
})

/** The link of a video call is sent only by letter. */
export const Visit = Schema.Struct({
  id: Schema.Int,
  state: Schema.Literals(visitStates),
  /** Text of the operator. Not `reason`: journals mask by key, and machines decide by a `reason` of their own. */
  cancelReason: Schema.NullOr(personal(Schema.String)),
  thing: Schema.Struct({ name: plain(Schema.String), link: plain(Schema.String) }),
  place: Schema.Struct(place),
  day: VisitDay,
  hour: Hour
})
export type Visit = typeof Visit.Type

const commonParts = { base: "/api/v2", access: "user", query: Nothing, body: Nothing } as const

/** Upcoming visits, then past ones; at most 50. */
export const listVisits = endpoint({
  ...commonParts,
  key: "visits.own",
  summary: "Визиты покупателя",
  method: "GET",
  path: "/users/visits/",
  params: Nothing,
  answer: Schema.Struct({ items: Schema.Array(Visit) }),
  refusals: [401]
})

/** Idempotent; 404 for another user's visit. */
export const cancelVisit = endpoint({
  ...commonParts,
  key: "visits.cancel",
  summary: "Отмена визита",
  method: "DELETE",
  path: "/users/visits/{id}/",
  params: Schema.Struct({ id: Schema.FiniteFromString.check(Schema.isInt(), Schema.isBetween({ minimum: 1, maximum: largestInteger })) }),
  answer: Visit,
  refusals: [401, 404, 409, 422, 429]
})
