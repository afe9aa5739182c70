import type { Machines } from "../journal/machines.ts"
import { arrived, lazyMachine } from "../kernel/lazy-machine.ts"
import { makeSystem } from "../kernel/system.ts"
import type { Household } from "./household.ts"
import { plan } from "./shop.ts"

/** Machines that live within others: in the household, its dialogs, the profile, the consent. */
const innerMachines = [
  ...(["session", "auth", "gate", "checkoutGate", "dialogs", "cart", "wishlist", "favourites", "toasts", "consent", "marketing"] as const),
  ...(["platform", "builds", "network", "recovery", "report", "newsletter", "tooltip", "reference", "catalogue", "viewed"] as const),
  ...(["gallery", "search", "hints", "addresses", "orders", "papers", "login", "registration", "passRecovery", "passNew"] as const),
  ...(["changePassword", "order", "diamondWords", "address", "profile", "confirmation"] as const)
]

const { system, ...features } = makeSystem(plan).machines

const ofHousehold = <N extends keyof Household>(name: N) =>
  lazyMachine<Household[N]>(name, () =>
    import("./household.ts").then(({ householdMachines }) => arrived<Household[N]>(householdMachines[name]))
  )

/** Every machine of the shop by the name under which the journal knows it. */
export const machines: Machines = {
  ...features,
  ...(system && { shop: system }),
  ...Object.fromEntries(innerMachines.map((name) => [name, ofHousehold(name)]))
}
