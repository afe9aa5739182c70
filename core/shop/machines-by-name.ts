import type { Machines } from "../journal/machines.ts"
import { shopMachine } from "./shop.ts"
import { fromHousehold, lazyMachines, shellMachines } from "./shop-machines.ts"

/** Machines that live within the household, its dialogs and the profile. */
const innerMachines = [
  "session",
  "auth",
  "gate",
  "checkoutGate",
  "dialogs",
  "cart",
  "wishlist",
  "favourites",
  "toasts",
  "consent",
  "marketing",
  "platform",
  "builds",
  "network",
  "recovery",
  "report",
  "newsletter",
  "tooltip",
  "reference",
  "catalogue",
  "viewed",
  "gallery",
  "search",
  "hints",
  "addresses",
  "orders",
  "papers",
  "login",
  "registration",
  "passRecovery",
  "passNew",
  "changePassword",
  "order",
  "diamondWords",
  "address",
  "profile",
  "confirmation"
] as const

/** Every machine of the shop by the name under which the journal knows it. */
export const machines: Machines = {
  shop: shopMachine,
  ...shellMachines,
  ...lazyMachines,
  ...Object.fromEntries(innerMachines.map((name) => [name, fromHousehold(name)]))
}
