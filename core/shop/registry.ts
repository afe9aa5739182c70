import { arrived } from "../kernel/lazy-machine.ts"
import type { journalDeskMachine } from "../machines/maintenance/journal-desk.machine.ts"
import { navigationMachine } from "../machines/navigation/navigation.machine.ts"
import { pageMachine } from "../machines/navigation/page.machine.ts"
import { headerMachine } from "../machines/shell/header.machine.ts"
import { menuMachine } from "../machines/shell/menu.machine.ts"
import type { Household } from "./household.ts"
import type { OrderMachines } from "./orders.ts"

const ofHousehold = <N extends keyof Household>(name: N) => ({
  load: () => import("./household.ts").then(({ householdMachines }) => arrived<Household[N]>(householdMachines[name]))
})

const ofOrder = <N extends keyof OrderMachines>(name: N) => ({
  load: () => import("./orders.ts").then(({ orderMachines }) => orderMachines[name])
})

/** Who lives in the shop, by name: from the start, or once its code has come. A new feature is one line here. */
export const features = {
  navigation: { machine: navigationMachine },
  page: { machine: pageMachine },
  menu: { machine: menuMachine },
  header: { machine: headerMachine },
  household: ofHousehold("household"),
  account: ofHousehold("account"),
  checkout: ofOrder("checkout"),
  payment: ofOrder("payment"),
  placedOrder: ofOrder("placedOrder"),
  journalDesk: {
    load: () =>
      import("../machines/maintenance/journal-desk.machine.ts").then((module): typeof journalDeskMachine => module.journalDeskMachine)
  }
} as const

export type ShopFeatures = typeof features
