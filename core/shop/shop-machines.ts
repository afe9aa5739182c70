import { arrived, lazyMachine } from "../kernel/lazy-machine.ts"
import type { Household } from "./household.ts"
import type { OrderMachines } from "./orders.ts"
import { headerMachine } from "../machines/shell/header.machine.ts"
import type { journalDeskMachine } from "../machines/maintenance/journal-desk.machine.ts"
import { menuMachine } from "../machines/shell/menu.machine.ts"
import { navigationMachine } from "../machines/navigation/navigation.machine.ts"
import { pageMachine } from "../machines/navigation/page.machine.ts"
import type { ScreenName } from "../routes/route.ts"

/** The machines of the shell: they always live. */
export const shellMachines = { navigation: navigationMachine, page: pageMachine, menu: menuMachine, header: headerMachine }

/** A machine of the household by its name: its code comes when it is asked for. */
export const fromHousehold = <N extends keyof Household>(name: N) =>
  lazyMachine<Household[N]>(name, () =>
    import("./household.ts").then(({ householdMachines }) => arrived<Household[N]>(householdMachines[name]))
  )

const fromOrders = <N extends keyof OrderMachines>(name: N) =>
  lazyMachine<OrderMachines[N]>(name, () => import("./orders.ts").then(({ orderMachines }) => orderMachines[name]))

/** Machines that come with their screens; `load` is called with the screen's code, before the page is shown. */
const screenLazies = {
  account: fromHousehold("account"),
  checkout: fromOrders("checkout"),
  payment: fromOrders("payment"),
  placedOrder: fromOrders("placedOrder"),
  journalDesk: lazyMachine<typeof journalDeskMachine>("journalDesk", () =>
    import("../machines/maintenance/journal-desk.machine.ts").then((module) => module.journalDeskMachine)
  )
}

export type ScreenMachine = keyof typeof screenLazies

export const lazyMachines = { household: fromHousehold("household"), ...screenLazies }

/** Which machine lives while a screen is shown. */
export const screenMachines: { readonly [S in ScreenName]?: ScreenMachine } = {
  checkout: "checkout",
  journal: "journalDesk",
  pay: "payment",
  success: "placedOrder",
  profile: "account"
}

/** The machines that a reloaded tab begins anew, as the server drew them. */
export const servedActors: ReadonlySet<string> = new Set(["account", "checkout", "payment", "placedOrder", ...Object.keys(shellMachines)])
