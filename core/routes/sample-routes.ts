import { sampleOrder, type SampleSession } from "../domain/samples/sample-session.ts"
import { titleOfSample } from "../domain/samples/sample-pages.ts"
import { privatePage } from "./parts.ts"
import type { Route, ScreenName } from "./route.ts"

type SampleOptions = { readonly search?: string; readonly params?: Readonly<Record<string, unknown>> }

const sample = (pattern: string, screen: ScreenName, session: SampleSession, { params = {}, search = "" }: SampleOptions = {}): Route => ({
  ...privatePage(pattern, screen),
  sample: { title: titleOfSample(pattern), session, search, params }
})

const order = `?orderId=${sampleOrder}`

export const sampleRoutes: ReadonlyArray<Route> = [
  sample("/account", "profile", "courier"),
  sample("/account-address", "addresses", "courier"),
  sample("/account-address-empty", "addresses", "empty"),
  sample("/account-diamond", "diamondOrders", "courier"),
  sample("/account-diamond-empty", "diamondOrders", "empty"),
  sample("/account-orders", "orders", "courier"),
  sample("/account-orders-current", "orders", "courier", { search: "?status=current" }),
  sample("/account-orders-completed", "orders", "courier", { search: "?status=completed" }),
  sample("/account-orders-empty", "orders", "empty"),
  sample("/account-order", "order", "courier", { params: { id: sampleOrder } }),
  { ...sample("/checkout", "checkout", "courier"), header: "quiet" },
  { ...sample("/checkout-point", "checkout", "point"), header: "quiet" },
  { ...sample("/checkout-self", "checkout", "salon"), header: "quiet" },
  { ...sample("/pay", "pay", "courier", { search: order }), header: "quiet" },
  sample("/thanks", "success", "courier", { search: order }),
  sample("/favorites", "wishlist", "courier"),
  sample("/favorites-empty", "wishlist", "empty"),
  sample("/favorites-compare", "wishlist", "courier", { search: "?tab=diamonds&view=compare" }),
  sample("/favorites-compare-jewelry", "wishlist", "courier", { search: "?tab=kolco&view=compare" })
]
