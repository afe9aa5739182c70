import { arrived } from "../kernel/lazy-machine.ts"
import { namesOf } from "../kernel/untyped.ts"
import type { journalDeskMachine } from "../machines/maintenance/journal-desk.machine.ts"
import { navigationMachine } from "../machines/navigation/navigation.machine.ts"
import { pageMachine } from "../machines/navigation/page.machine.ts"
import { headerMachine } from "../machines/shell/header.machine.ts"
import { menuMachine } from "../machines/shell/menu.machine.ts"
import type { LateMachines } from "./late-machines.ts"
import type { OrderMachines } from "./orders.ts"

const late = <N extends keyof LateMachines>(name: N) => ({
  load: () => import("./late-machines.ts").then(({ lateMachines }) => arrived<LateMachines[N]>(lateMachines[name]))
})

const ofOrder = <N extends keyof OrderMachines>(name: N) => ({
  load: () => import("./orders.ts").then(({ orderMachines }) => orderMachines[name])
})

/** What lives beside every page, from the first touch of its visitor on. */
const besidePage = {
  session: late("session"),
  gate: late("gate"),
  checkoutGate: late("checkoutGate"),
  dialogs: { ...late("dialogs"), input: { drafts: {}, owner: null } },
  newsletter: { ...late("newsletter"), input: { values: {} } },
  tooltip: late("tooltip"),
  reference: late("reference"),
  catalogue: late("catalogue"),
  viewed: late("viewed"),
  gallery: late("gallery"),
  search: late("search"),
  hints: late("hints"),
  addresses: late("addresses"),
  orders: late("orders"),
  papers: late("papers"),
  cart: late("cart"),
  addedDialog: late("addedDialog"),
  wishlist: late("wishlist"),
  favourites: late("favourites"),
  toasts: late("toasts"),
  consent: late("consent"),
  builds: late("builds"),
  network: late("network"),
  recovery: late("recovery"),
  report: late("report"),
  /** Last: who the visitor is, everybody is there to hear. */
  auth: { ...late("auth"), input: { start: "guest" as const } }
}

/** Who lives in the shop, by name: from the start, or once its code has come. A new feature is one line here. */
export const features = {
  navigation: { machine: navigationMachine },
  page: { machine: pageMachine },
  menu: { machine: menuMachine },
  header: { machine: headerMachine },
  ...besidePage,
  account: late("account"),
  checkout: ofOrder("checkout"),
  payment: ofOrder("payment"),
  placedOrder: ofOrder("placedOrder"),
  journalDesk: {
    load: () =>
      import("../machines/maintenance/journal-desk.machine.ts").then((module): typeof journalDeskMachine => module.journalDeskMachine)
  }
} as const

export type ShopFeatures = typeof features

/** Starts all that lives beside every page. */
export const besidePageStarts = namesOf(besidePage).map((start) => ({ start }))
