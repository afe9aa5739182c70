import { mergeParts, type MergedParts } from "../kernel/merge-parts.ts"
import { account } from "./capabilities/account.ts"
import { alerts } from "./capabilities/alerts.ts"
import { cart } from "./capabilities/cart.ts"
import { catalogue } from "./capabilities/catalogue.ts"
import { checkout } from "./capabilities/checkout.ts"
import { constructor } from "./capabilities/constructor.ts"
import { dialogs } from "./capabilities/dialogs.ts"
import { diamondOrders } from "./capabilities/diamond-orders.ts"
import { favourites } from "./capabilities/favourites.ts"
import { maintenance } from "./capabilities/maintenance.ts"
import { marketing } from "./capabilities/marketing.ts"
import { navigation } from "./capabilities/navigation.ts"
import { orders } from "./capabilities/orders.ts"
import { product } from "./capabilities/product.ts"
import { questions } from "./capabilities/questions.ts"
import { search } from "./capabilities/search.ts"
import { shell } from "./capabilities/shell.ts"
import { visits } from "./capabilities/visits.ts"
import type { AfterForm, AnyCapability, AnyLateFeature } from "./capability.ts"

/** A fact reaches its followers in this order. */
const manifests = {
  dialogs,
  account,
  cart,
  favourites,
  orders,
  checkout,
  visits,
  alerts,
  diamondOrders,
  catalogue,
  constructor,
  maintenance,
  marketing,
  navigation,
  product,
  questions,
  search,
  shell
}

type Manifest = (typeof manifests)[keyof typeof manifests]
const all: ReadonlyArray<AnyCapability> = Object.values(manifests)

export const callTable = mergeParts<MergedParts<Manifest["calls"]>>(all.map(({ calls }) => calls))

export const lateFeatures = mergeParts<Readonly<Record<string, AnyLateFeature>>>(all.map(({ features }) => features))

export const latePolicies = all.flatMap(({ policies }) => policies ?? [])

export const afterForms = mergeParts<AfterForm>(all.flatMap(({ afterForm }) => afterForm ?? []))
