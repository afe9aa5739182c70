import { loadMachine } from "../kernel/lazy-machine.ts"
import { featuresOf } from "../kernel/untyped.ts"
import type { journalDeskMachine } from "../machines/maintenance/journal-desk.machine.ts"
import { navigationMachine } from "../machines/navigation/navigation.machine.ts"
import { pageMachine } from "../machines/navigation/page.machine.ts"
import { headerMachine } from "../machines/shell/header.machine.ts"
import { menuMachine } from "../machines/shell/menu.machine.ts"
import type { LateMachines } from "./late-machines.ts"
import type { OrderMachines } from "./orders.ts"

const late = <N extends keyof LateMachines>(name: N) => ({
  load: () => import("./late-machines.ts").then(({ lateMachines }) => loadMachine<LateMachines[N]>(lateMachines[name]))
})

const ofOrder = <N extends keyof OrderMachines>(name: N) => ({
  load: () => import("./orders.ts").then(({ orderMachines }) => orderMachines[name])
})

/** Features that start after the first interaction. `auth` is last: the others must run to receive its facts. */
const besidePage = [
  ...(["session", "gate", "checkoutGate", "dialogs", "newsletter", "tooltip", "layers", "reference", "catalogue"] as const),
  ...(["viewed", "gallery", "search", "hints", "addresses", "orders", "papers", "cart", "addedDialog", "wishlist"] as const),
  ...(["favourites", "toasts", "consent", "builds", "network", "recovery", "report", "customPiece", "auth"] as const)
] as const

type Late<N extends keyof LateMachines> = ReturnType<typeof late<N>>

export const features = {
  navigation: { machine: navigationMachine },
  page: { machine: pageMachine },
  menu: { machine: menuMachine },
  header: { machine: headerMachine },
  ...featuresOf<{ readonly [N in (typeof besidePage)[number] | "account"]: Late<N> }>([...besidePage, "account"], late),
  dialogs: { ...late("dialogs"), input: { drafts: {}, owner: null } },
  auth: { ...late("auth"), input: { start: "guest" } },
  checkout: ofOrder("checkout"),
  payment: ofOrder("payment"),
  placedOrder: ofOrder("placedOrder"),
  diamondOrders: {
    load: () => import("../machines/diamond-orders/diamond-orders.machine.ts").then((module) => module.diamondOrdersMachine)
  },
  liveStone: { load: () => import("../machines/product/live-stone.machine.ts").then((module) => module.liveStoneMachine) },
  trueSize: { load: () => import("../machines/product/true-size.machine.ts").then((module) => module.trueSizeMachine) },
  question: { load: () => import("./question.ts").then((module) => module.questionMachine) },
  visits: { load: () => import("../machines/visits/visits.machine.ts").then((module) => module.visitsMachine) },
  alerts: { load: () => import("../machines/alerts/alerts.machine.ts").then((module) => module.alertsMachine) },
  journalDesk: {
    load: () =>
      import("../machines/maintenance/journal-desk.machine.ts").then((module): typeof journalDeskMachine => module.journalDeskMachine)
  }
} as const

export type ShopFeatures = typeof features

export const besidePageStarts = besidePage.map((start) => ({ start }))
