import { Effect } from "effect"
import type { AddressSuggestion } from "../../core/contract/addresses.ts"
import type { OrderAddress } from "../../core/contract/checkout.ts"
import { maxAddresses } from "../../core/domain/postal/address-limits.ts"
import { type Address, SavedAddress } from "../../core/domain/postal/address-schema.ts"
import { addressWords } from "../../core/domain/postal/address.ts"
import { type TypedAddress, typedAddresses } from "../../core/domain/postal/typed-address.ts"
import type { Database, DatabaseFailed } from "../platform/db/database.ts"
import { type DatabaseEffect, execute, query, queryOne } from "../platform/db/query.ts"

type Book = { readonly items: ReadonlyArray<SavedAddress>; readonly revision: number }

export const findAddresses = (userId: number): DatabaseEffect<Book> =>
  Effect.gen(function* () {
    const items = yield* query(selectOwn, [userId], SavedAddress)
    const row = yield* queryOne<{ revision: number }>("select addresses_revision as revision from users where id = $1", [userId])
    return { items, revision: row?.revision ?? 0 }
  })

/** Items with an id of the user are updated. */
export const replaceAddresses = (userId: number, items: ReadonlyArray<Address>): DatabaseEffect<void> =>
  Effect.gen(function* () {
    const sent = JSON.stringify(items.map((item, position) => ({ ...item, position })))
    yield* execute("delete from addresses where user_id = $1 and id <> all($2::int4[])", [userId, items.map(({ id }) => id ?? 0)])
    yield* execute("update addresses set is_default = false where user_id = $1", [userId])
    yield* execute(update, [userId, sent])
    yield* execute(insert, [userId, sent])
    yield* execute("update users set addresses_revision = addresses_revision + 1 where id = $1", [userId])
  })

/**
 * Saves the address typed for an order, or finds an equal one; the first becomes the default (ADDR-005). Returns its id, or `null` if the list is
 * full.
 */
export const rememberAddress = (userId: number, typed: OrderAddress): DatabaseEffect<number | null> =>
  Effect.gen(function* () {
    const { items } = yield* findAddresses(userId)
    const same = items.find((item) => spellingOf(item) === spellingOf(typed))
    if (same !== undefined) return same.id
    if (items.length >= maxAddresses) return null
    const { building, country, flat, house, settlement, street } = typed
    const lines = [settlement, street, house, building, flat].map((line) => line?.trim() ?? null)
    const row = yield* queryOne<{ id: number }>(
      `insert into addresses (user_id, position, country, settlement, street, house, building, flat, is_default)
        values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
      [userId, items.length, country, ...lines, items.length === 0]
    )
    yield* execute("update users set addresses_revision = addresses_revision + 1 where id = $1", [userId])
    return row?.id ?? null
  })

const spellingOf = ({ building, country, flat, house, settlement, street }: OrderAddress): string =>
  JSON.stringify([
    country,
    ...[settlement, street, house, building, flat].map((line) => line?.trim().toLowerCase().replaceAll("ё", "е") ?? null)
  ])

/** Settlements before streets, large ones first. */
export const suggestPlaces = Effect.fnUntraced(function* (
  country: string,
  text: string,
  count: number
): Effect.fn.Return<ReadonlyArray<AddressSuggestion>, DatabaseFailed, Database> {
  for (const typed of typedAddresses(text)) {
    const suggestions = (yield* findPlaces(country, typed.place, count)).flatMap((place) => withBuilding(place, typed))
    if (suggestions.length > 0) return suggestions
  }
  return []
})

/** Drops a settlement if a house was typed. */
const withBuilding = (place: AddressSuggestion, { building, flat, house }: TypedAddress): ReadonlyArray<AddressSuggestion> => {
  if (house === null) return [place]
  if (place.street === null) return []
  const value = [place.value, house, ...(building === null ? [] : [`корп. ${building}`]), ...(flat === null ? [] : [`кв. ${flat}`])].join(
    ", "
  )
  return [{ ...place, value, house, ...(building === null ? {} : { building }), ...(flat === null ? {} : { flat }) }]
}

const findPlaces = (country: string, text: string, count: number): DatabaseEffect<ReadonlyArray<AddressSuggestion>> => {
  const words = addressWords(text)
  const [only = "", ...others] = words
  if (only === "") return Effect.succeed([])
  const prefixQuery = words.map((word) => `'${word}':*`).join(" & ")
  return Effect.map(
    others.length === 0
      ? query<Place>(selectPlaces(streetsOfWord), [country, prefixQuery, count, only])
      : query<Place>(selectPlaces(streetsOfWords), [country, prefixQuery, count]),
    (rows) => rows.map(toSuggestion)
  )
}

type Place = { readonly settlement: string; readonly region: string | null; readonly street: string | null }

const toSuggestion = ({ region, settlement, street }: Place): AddressSuggestion => {
  const place = region === null ? settlement : `${settlement} (${region})`
  return { value: street === null ? place : `${place}, ${street}`, settlement: place, street, house: null }
}

const selectOwn = `select id, country, settlement, street, house, building, flat, is_default as "isDefault"
  from addresses where user_id = $1 order by position, id`

const rowsSent = `jsonb_to_recordset($2::jsonb) as sent (id int4, position int4, country text, settlement text, street text, house text, building text,
  flat text, "isDefault" bool)`

const update = `update addresses set position = sent.position, country = sent.country, settlement = sent.settlement, street = sent.street,
    house = sent.house, building = sent.building, flat = sent.flat, is_default = sent."isDefault"
  from ${rowsSent} where addresses.id = sent.id and addresses.user_id = $1`

const insert = `insert into addresses (user_id, position, country, settlement, street, house, building, flat, is_default)
  select $1::int4, position, country, settlement, street, house, building, flat, "isDefault" from ${rowsSent} where id is null order by position`

const streetsOfWords = "words @@ $2::tsquery"
const streetsOfWord = `id in (select unnest(streets) from street_words where country = $1 and word ~>=~ $4 and word ~<~ ($4 || chr(65535)))`

const selectPlaces = (streets: string): string => `select settlement, region, street from (
    select name as settlement, region, null as street, 0 as kind, position, 0 as extent, 0 as id
      from settlements where country = $1 and words @@ $2::tsquery
    union all
    select settlements.name, settlements.region, found.name, 1, settlements.position, length(found.words), found.id
      from (select * from streets where ${streets}) as found join settlements on settlements.id = found.settlement_id where settlements.country = $1
  ) as places order by kind, position, extent, id limit $3::int4`
