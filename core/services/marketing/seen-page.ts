import type { DiamondCard } from "../../contract/catalog-diamonds.ts"
import type { ReadyPiece } from "../../contract/custom-jewelry.ts"
import type { Jewelry, JewelryCard } from "../../contract/catalog-jewelry.ts"
import type { Cart } from "../../domain/cart/cart-schema.ts"
import type { FavouriteItem } from "../../contract/favorites.ts"
import { stateAt } from "../../domain/catalogue/address.ts"
import { bannersAmong } from "../../domain/catalogue/banner-places.ts"
import { chooseBanners } from "../../domain/catalogue/banners.ts"
import { diamondListing } from "../../domain/catalogue/diamond-listing.ts"
import { jewelryListing } from "../../domain/catalogue/jewelry-listing.ts"
import { firstShown } from "../../domain/catalogue/page-sizes.ts"
import { shownVariant } from "../../domain/product/jewelry-variants.ts"
import type { Promotion, SeenPage } from "../../domain/marketing/analytics-event.ts"
import { kindCategories, type MarketingLine, type MarketingProduct, stoneId, variantId } from "../../domain/marketing/product.ts"
import type { Place } from "../../domain/url/place.ts"
import { readSearch } from "../../domain/search/search-address.ts"
import { isTerm } from "../../domain/search/search-term.ts"
import { analyticsOf } from "../../routes/analytics.ts"
import type { ResolvedRoute } from "../../routes/resolve.ts"
import type { PageData } from "../navigation/pages.ts"

type View = { readonly place: Place; readonly match: ResolvedRoute; readonly data: PageData }

export const seenPage = ({ data, match, place }: View): SeenPage => {
  const { isCollectionFilter, isSearchPage, name, params } = analyticsOf(match, place.path)
  const term = isSearchPage ? readSearch(place.search).term : ""
  const piece = data["catalog.product"]
  const stone = data["catalog.diamond"]
  const ready = data["custom.ready"] ?? data["custom.readyComplect"]
  const variants = piece ? variantsOf(piece) : []
  return {
    name,
    path: place.path,
    category: params["category"] ?? null,
    isCollectionFilter,
    screen: match.screen,
    term: isTerm(term) ? term : null,
    list: listIn(data),
    product: piece ? shownOf(piece, place.path) : stone ? stoneProduct(stone) : ready ? readyProduct(ready) : null,
    variants: variants.map(({ id }) => id),
    others: [...variants, ...besides(data)],
    promotions: [...bannersOn(data, place), ...collectionOn(data)]
  }
}

export const pieceProduct = ({ category, collection, id, name, price }: JewelryCard): MarketingProduct => ({
  id: variantId(id),
  name,
  price,
  quantity: 1,
  collection: collection?.code ?? null,
  category: category.code
})

export const stoneProduct = ({ id, name, price }: Pick<DiamondCard, "id" | "name" | "price">): MarketingProduct => ({
  id: stoneId(id),
  name,
  price,
  quantity: 1,
  collection: null,
  category: kindCategories.diamond
})

export const readyProduct = ({ category, id, name, price }: ReadyPiece): MarketingProduct => ({
  id,
  name,
  price,
  quantity: 1,
  collection: null,
  category: category.code
})

/** The collection of a piece is not in the answer. */
export const favouriteProduct = ({ category, id, price, title, type }: FavouriteItem): MarketingProduct => ({
  ...{ id: `${type}-${id}`, name: title, price, quantity: 1 },
  ...(category === null ? { collection: null, category: kindCategories.diamond } : { category: category.code })
})

export const cartLines = (cart: Cart): ReadonlyArray<MarketingLine> =>
  [...cart.jewelries, ...cart.diamond, ...cart.customJewelries, ...cart.certificates].map(({ id, price, quantity }) => ({
    id,
    price,
    quantity
  }))

export const cartProducts = ({ certificates, customJewelries, diamond, jewelries }: Cart): ReadonlyArray<MarketingProduct> => [
  ...jewelries.map(({ category, collection, ...line }) => inCart(line, category.code, collection?.code)),
  ...diamond.map((line) => inCart(line, kindCategories.diamond)),
  ...customJewelries.map(({ category, ...line }) => inCart(line, category.code)),
  ...certificates.map((line) => inCart(line, kindCategories.certificate))
]

const inCart = (
  { id, name, price }: { readonly id: string; readonly name: string; readonly price: number },
  category: string,
  collection: string | null = null
): MarketingProduct => ({ id, name, price, collection, category, quantity: 1 })

const variantsOf = ({ category, collection, name, skus }: Jewelry): ReadonlyArray<MarketingProduct> =>
  skus.map(({ id, price }) => ({
    id: variantId(id),
    name,
    price,
    quantity: 1,
    collection: collection?.code ?? null,
    category: category.code
  }))

const shownOf = (piece: Jewelry, path: string): MarketingProduct | null => {
  const named = /\/skuId_(\d+)/.exec(path)?.[1]
  const { id } = shownVariant(piece.skus, named === undefined ? null : Number(named))
  return variantsOf(piece).find((variant) => variant.id === variantId(id)) ?? null
}

/** Pieces before stones. */
const listIn = (data: PageData): SeenPage["list"] => {
  const pieces = [data["catalog.jewelry"], data["search.jewelries"]].flatMap((answer) => answer?.items ?? [])
  const stones = [data["catalog.diamonds"], data["search.diamonds"]].flatMap((answer) => answer?.items ?? [])
  const landing = data["content.landing"]?.products ?? []
  const all = [...[...pieces, ...landing].map(pieceProduct), ...stones.map(stoneProduct)]
  return all.length === 0 ? null : all
}

/** Products next to the page's own. */
const besides = (data: PageData): ReadonlyArray<MarketingProduct> => [
  ...[
    data["catalog.look"]?.items,
    data["catalog.recommends"]?.items,
    data["pages.main"]?.novelties,
    data["horoscope.sign"]?.pieces.items
  ].flatMap((items) => (items ?? []).map(pieceProduct)),
  ...[data["catalog.paired"]?.items, data["pages.main"]?.featured, data["horoscope.sign"]?.diamonds.items].flatMap((items) =>
    (items ?? []).map(stoneProduct)
  )
]

/** Banners that a list shows on any screen: a narrow one has room for more of them among few products, a wide one has none beside a table. */
const bannersOn = (data: PageData, { path, search }: Place): ReadonlyArray<Promotion> => {
  const { banners } = data["shell.banners"] ?? { banners: [] }
  const pieces = data["catalog.jewelry"]
  const list = pieces ?? data["catalog.diamonds"]
  if (!list || (pieces?.items.length === 0 && !path.includes("/filter/"))) return []
  const [listing, between] = pieces
    ? ([jewelryListing, "banner_between_jewelry"] as const)
    : ([diamondListing, "banner_between_diamonds"] as const)
  const { filters = [], view } = stateAt(listing, path, search) ?? {}
  const matching = chooseBanners(banners, between, filters)
  const places = view === undefined ? bannersAmong(firstShown(list), list.items.length) : []
  const numbers = places.filter(({ columns }) => columns.includes(3)).map(({ number }) => number)
  const shown = [...chooseBanners(banners, "catalog_header", filters).slice(0, 1), ...rotated(matching, numbers)]
  return shown.map(({ link, title }) => ({ id: link, name: title }))
}

/** Banners that the places with these numbers show in turn. */
const rotated = <B>(banners: ReadonlyArray<B>, numbers: ReadonlyArray<number>): ReadonlyArray<B> =>
  banners.filter((_, index) => numbers.some((number) => number % banners.length === index))

const collectionOn = ({ "pages.main": main }: PageData): ReadonlyArray<Promotion> =>
  main?.collection ? [{ id: main.collection.link, name: main.collection.title }] : []
