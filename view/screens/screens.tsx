import type { ReactNode } from "react"
import type { PageView } from "../../core/machines/page.machine.ts"
import { type ScreenName, screenNames } from "../../core/routes/route.ts"
import type { PageData } from "../../core/services/pages.ts"
import { lateIsHere } from "../late.tsx"
import { hasStirred } from "../stirred.ts"
import type { ToolName } from "./tools.tsx"

/** Draws a page. */
export type Draw = (view: PageView) => ReactNode

/** The screens of those who build the shop: no shopper carries so much as their names. */
const tool = (name: ToolName): Promise<Draw> => import("./tools.tsx").then(({ tools }) => tools[name]())

/** Each screen's code, and what of a page's data it draws. A screen is loaded before its page is shown, so drawing never waits. */
const screens: { readonly [S in ScreenName]: () => Promise<Draw> } = {
  home: () => import("./home-screen.tsx").then(({ HomeScreen }) => ({ data }) => <HomeScreen main={given(data, "pages.main")} />),
  diamonds: () =>
    import("./diamonds-screen.tsx").then(({ DiamondsScreen }) => ({ data, place }) => (
      <DiamondsScreen
        place={place}
        list={given(data, "catalog.diamonds")}
        facets={data["catalog.diamondFacets"] ?? null}
        banners={data["shell.banners"]?.banners ?? []}
        meta={data["pages.meta"] ?? silent}
      />
    )),
  diamond: () =>
    import("./diamond-screen.tsx").then(({ DiamondScreen }) => ({ data }) => (
      <DiamondScreen diamond={given(data, "catalog.diamond")} paired={data["catalog.paired"]?.items ?? []} />
    )),
  jewelry: () =>
    import("./jewelry-screen.tsx").then(({ JewelryScreen }) => ({ data, place }) => (
      <JewelryScreen
        place={place}
        list={given(data, "catalog.jewelry")}
        facets={data["catalog.jewelryFacets"] ?? null}
        banners={data["shell.banners"]?.banners ?? []}
        meta={data["pages.meta"] ?? silent}
      />
    )),
  product: () =>
    import("./product-screen.tsx").then(({ ProductScreen }) => ({ data, match }) => (
      <ProductScreen
        jewelry={given(data, "catalog.product")}
        skuId={skuIdOf(match.params)}
        look={data["catalog.look"]?.items ?? []}
        recommended={data["catalog.recommends"]?.items ?? []}
      />
    )),
  collections: () =>
    import("./collections-screen.tsx").then(({ CollectionsScreen }) => ({ data }) => (
      <CollectionsScreen landings={given(data, "content.landings").items} meta={data["pages.meta"] ?? silent} />
    )),
  giftcards: () =>
    import("./giftcards-screen.tsx").then(({ GiftCardsScreen }) => ({ data, place }) => (
      <GiftCardsScreen cards={given(data, "catalog.giftcards").items} meta={data["pages.meta"] ?? silent} search={place.search} />
    )),
  search: () => import("./search-screen.tsx").then(({ SearchScreen }) => ({ data, place }) => <SearchScreen data={data} place={place} />),
  landing: () =>
    import("./landing-screen.tsx").then(({ LandingScreen }) => ({ data }) => (
      <LandingScreen landing={given(data, "content.landing")} meta={data["pages.meta"] ?? silent} />
    )),
  static: () =>
    import("./static-screen.tsx").then(({ StaticScreen }) => ({ data }) => (
      <StaticScreen page={given(data, "content.staticPage")} meta={data["pages.meta"] ?? silent} />
    )),
  contacts: () =>
    import("./contacts-screen.tsx").then(({ ContactsScreen }) => ({ data, place }) => (
      <ContactsScreen
        contacts={given(data, "stores.contacts")}
        locations={given(data, "stores.locations").items}
        cities={given(data, "stores.cities").items}
        city={new URLSearchParams(place.search).get("city")}
        meta={data["pages.meta"] ?? silent}
      />
    )),
  wishlist: () =>
    import("./wishlist-screen.tsx").then(({ WishlistScreen }) => ({ data, place }) => (
      <WishlistScreen search={place.search} shared={data["favorites.guest"]?.items ?? null} />
    )),
  cart: () => import("./cart-screen.tsx").then(({ CartScreen }) => () => <CartScreen />),
  checkout: () => import("./checkout-screen.tsx").then(({ CheckoutScreen }) => () => <CheckoutScreen />),
  pay: () => import("./pay-screen.tsx").then(({ PayScreen }) => ({ place }) => <PayScreen search={place.search} />),
  success: () => import("./success-screen.tsx").then(({ SuccessScreen }) => ({ place }) => <SuccessScreen search={place.search} />),
  profile: () => import("./profile-screen.tsx").then(({ ProfileScreen }) => () => <ProfileScreen />),
  addresses: () => import("./addresses-screen.tsx").then(({ AddressesScreen }) => () => <AddressesScreen />),
  orders: () => import("./orders-screen.tsx").then(({ OrdersScreen }) => ({ place }) => <OrdersScreen search={place.search} />),
  order: () => import("./orders-screen.tsx").then(({ OrderScreen }) => ({ match }) => <OrderScreen id={Number(match.params["id"])} />),
  dialogs: () => tool("dialogs"),
  icons: () => tool("icons"),
  parts: () => tool("parts"),
  journal: () => tool("journal")
}

const drawn = new Map<ScreenName, Draw>()

/** Loads the code of a screen; with its late parts where the visitor walks to it, so that nothing of the page comes after it. */
export const loadScreen = async (name: ScreenName): Promise<void> => {
  drawn.set(name, drawn.get(name) ?? (await screens[name]()))
  if (hasStirred()) await lateIsHere()
}

/** Loads every screen, where pages are rendered. */
export const loadScreens = (): Promise<unknown> => Promise.all(screenNames.map(loadScreen))

/** A page as its screen draws it. */
export const drawScreen = (view: PageView): ReactNode => drawn.get(view.match.screen)?.(view) ?? null

const silent = { h1: null, text: null }

const skuIdOf = ({ skuId }: PageView["match"]["params"]): number | null =>
  typeof skuId === "string" && /^\d+$/.test(skuId) ? Number(skuId) : null

const given = <K extends keyof PageData>(data: PageData, key: K): NonNullable<PageData[K]> => {
  const answer = data[key]
  if (answer === undefined || answer === null) throw new Error(`a page without its "${key}"`)
  return answer
}
