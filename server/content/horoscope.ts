import { Effect } from "effect"
import type { listSigns, SignCard, SignPage } from "../../core/contract/content/horoscope.ts"
import { catalogAddress, plainState } from "../../core/domain/catalogue/address.ts"
import { diamondListing } from "../../core/domain/catalogue/diamond-listing.ts"
import type { Listing } from "../../core/domain/catalogue/facet.ts"
import type { Filter } from "../../core/domain/catalogue/filter.ts"
import { inOrder } from "../../core/domain/catalogue/grammar.ts"
import { jewelryListing } from "../../core/domain/catalogue/jewelry-listing.ts"
import { beltOf, chartOf, outlineOf } from "../../core/domain/content/sky.ts"
import { datesOf, elementOf, neighbour, signGenitives, signNames } from "../../core/domain/content/zodiac.ts"
import { type Sign, signImage, signPath, signs } from "../../core/domain/content/zodiac-signs.ts"
import { findDiamonds } from "../catalogue/diamonds.ts"
import { findJewelry } from "../catalogue/jewelry-list.ts"
import { figures } from "../seed/content/horoscope/figures.ts"
import type { Rule } from "../seed/content/horoscope/sign-texts.ts"
import { fieldOf, signTexts } from "../seed/content/horoscope/signs.ts"

const rowCount = 3

/** In the order of the year. */
export const zodiac: typeof listSigns.answer.Type = {
  items: signs.map((code): SignCard => ({ ...namesOf(code), outline: outlineOf(figures[code]) })),
  belt: beltOf(signs.map((code) => figures[code]))
}

export const findSign = Effect.fn("findSign")(function* (requestedSign: string) {
  const code = signs.find((sign) => sign === requestedSign)
  if (code === undefined) return undefined
  const { diamonds, pieces, ...texts } = signTexts[code]
  const page: SignPage = {
    ...namesOf(code),
    ...texts,
    genitive: signGenitives[code],
    chart: chartOf(figures[code], fieldOf(code)),
    image: signImage(code),
    pieces: yield* rowOf(jewelryListing, pieces, "Все украшения", ({ id }) => id, findJewelry),
    diamonds: yield* rowOf(diamondListing, diamonds, "Все бриллианты", ({ id }) => id, findDiamonds),
    previous: linkTo(neighbour(code, -1)),
    next: linkTo(neighbour(code, 1))
  }
  return page
})

type Matches<Item> = { readonly items: ReadonlyArray<Item>; readonly total: number }
type ListQuery = { readonly filters: ReadonlyArray<Filter>; readonly page: number; readonly pageSize: number }

/** Newest matches, then the newest of the shop. The link leads to a list that is never empty. */
const rowOf = Effect.fnUntraced(function* <Item, E, R>(
  listing: Listing,
  { filters, title }: Rule,
  everything: string,
  idOf: (item: Item) => number,
  find: (query: ListQuery) => Effect.Effect<Matches<Item>, E, R>
) {
  const chosen = inOrder(listing, new Map(filters.map(({ code, payload }) => [code, payload])))
  const { items, total } = yield* find({ filters: chosen, page: 1, pageSize: rowCount })
  const matchIds = new Set(items.map(idOf))
  const others = items.length < rowCount ? (yield* find({ filters: [], page: 1, pageSize: rowCount * 2 })).items : []
  const all = total === 0 ? { title: everything, link: listing.home } : { title, link: addressOf(listing, chosen) }
  return { items: [...items, ...others.filter((item) => !matchIds.has(idOf(item)))].slice(0, rowCount), all }
})

const addressOf = (listing: Listing, filters: ReadonlyArray<Filter>): string => catalogAddress(listing, { ...plainState(listing), filters })

const linkTo = (sign: Sign) => ({ title: signNames[sign], link: signPath(sign) })

function namesOf(code: Sign) {
  return { code, name: signNames[code], dates: datesOf(code), element: elementOf(code) }
}
