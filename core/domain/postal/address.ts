import { nbsp } from "../text/numbers.ts"
import type { Address } from "./address-schema.ts"

/** Keeps exactly one default: the last one marked, or else the first (ADDR-005). */
export const withOneDefault = <A extends Address>(addresses: ReadonlyArray<A>): ReadonlyArray<A> => {
  const chosen = Math.max(
    addresses.findLastIndex(({ isDefault }) => isDefault),
    0
  )
  return addresses.map((address, index) =>
    address.isDefault === (index === chosen) ? address : { ...address, isDefault: index === chosen }
  )
}

/** `Санкт-Петербург, Невский проспект, д. 28, корп. 2, кв. 5`. */
export const addressLine = ({ settlement, ...street }: Omit<Address, "id" | "country" | "isDefault">): string =>
  `${settlement}, ${streetLine(street)}`

/** `Невский проспект, д. 28, корп. 2, кв. 5`. */
export const streetLine = ({ building, flat, house, street }: Pick<Address, "building" | "flat" | "house" | "street">): string =>
  [
    street,
    `д.${nbsp}${house}`,
    ...(building === null ? [] : [`корп.${nbsp}${building}`]),
    ...(flat === null ? [] : [`кв.${nbsp}${flat}`])
  ].join(", ")

/** Generic words, ignored in search. */
export const addressKinds: ReadonlySet<string> = new Set(
  "г город д дом ул улица пр пр-кт проспект просп пер переулок наб набережная ш шоссе б-р бульвар пл площадь проезд аллея линия с село п посёлок поселок пос дер деревня обл область кв квартира корп корпус к стр строение республика край пр-т пр-д просп-т мкр мкрн микрорайон р-н пгт тупик туп ш-се россия рф".split(
    " "
  )
)

/** Distinct, lower case, `ё` as `е`, without generic words. */
export const addressWords = (text: string): ReadonlyArray<string> => {
  const parts = text
    .toLowerCase()
    .split(/[\s,.;"«»()]+/)
    .filter((part) => !addressKinds.has(part))
  return [...new Set(parts.flatMap((part) => part.replaceAll("ё", "е").match(/[\da-zа-я]+/g) ?? []))]
}
