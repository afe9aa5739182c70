import {
  type AnyActorLogic,
  type AnyStateMachine,
  type CallbackActorLogic,
  createActor,
  type EventObject,
  type PromiseActorLogic
} from "xstate"
import { type Outcome, succeeded } from "../core/kernel/outcome.ts"
import type { Provisions } from "../core/kernel/feature.ts"
import { sendCommand } from "../core/kernel/send-command.ts"
import { planForServer } from "../core/kernel/plan-for-server.ts"
import { providePlan } from "../core/kernel/registry.ts"
import { makeSystem } from "../core/kernel/system.ts"
import type { Head } from "../core/domain/content/head.ts"
import type { Place } from "../core/domain/url/place.ts"
import type { Tree } from "../core/journal/journal.ts"
import { treeOf } from "../core/journal/restore.ts"
import type { PageArrival } from "../core/machines/navigation/page-arrival.ts"
import type { CheckoutDraftEvent } from "../core/machines/checkout/checkout.machine.ts"
import type { Breakage, PageView } from "../core/machines/navigation/page.machine.ts"
import type { Match } from "../core/routes/resolve.ts"
import type { PageRedirect } from "../core/services/navigation/pages.ts"
import { screenFeatures } from "../core/routes/screen-features.ts"
import type { GuestAnswers, GuestVisit } from "../core/shop/guest-visit.ts"
import type { ShopFeatures } from "../core/shop/registry.ts"
import { shopPlan, type ShopActor, type ShopCommand } from "../core/shop/shop.ts"

/** Shop to render, and the tree from which the browser continues. */
export type GuestShop = { readonly shop: ShopActor; readonly tree: Tree }

/**
 * Starts a shop for one document, synchronously, without promises and timers: all calls are answered already. Actors of the tab (history,
 * scroll) are pending; the browser restarts them.
 */
export const startGuestShop = (place: Place, match: Match, guestAnswers: GuestAnswers): GuestShop => {
  answers = { ...guestAnswers, match }
  try {
    const shop = createActor(machineOfGuest(), {
      id: "shop",
      input: { inputs: { navigation: { place } } },
      clock: stoppedClock
    }).start() as ShopActor
    return { shop, tree: treeOf(shop, {}) }
  } finally {
    answers = undefined
  }
}

/** Shows the error page after a failed rendering. */
export const startBrokenGuestShop = (place: Place, match: Match, guestAnswers: GuestAnswers, breakage: Breakage | null): GuestShop => {
  const { shop } = startGuestShop(place, match, guestAnswers)
  const command: ShopCommand<"page"> = { type: "page.break", breakage }
  sendCommand(shop, "page", command)
  return { shop, tree: treeOf(shop, {}) }
}

/** Inert shop for rendering, restored when it is first read: a cached page needs only the tree. */
export const guestShopAt = (tree: Tree): GuestShop => {
  let shop: ShopActor | undefined
  return {
    get shop() {
      shop ??= shopAt(machineOfGuest(), tree)
      return shop
    },
    tree
  }
}

const shopAt = (machine: AnyStateMachine, tree: Tree): ShopActor =>
  createActor(machine, { id: "shop", snapshot: tree.snapshot as never, clock: stoppedClock }) as ShopActor

/** Answers for the shop being started: providing the machines anew for each document would cost more than rendering it. */
let answers: GuestVisit | undefined

const answerNamed = <K extends keyof GuestVisit>(name: K): GuestVisit[K] => {
  if (answers === undefined) throw new Error(`a guest's shop requested its ${name} after its start`)
  return answers[name]
}

/** Call that is done when it starts. */
const answering = <Output, Input>(answer: (input: Input) => Output): PromiseActorLogic<Output, Input> =>
  inert((input: Input) => ({ status: "done", output: answer(input), error: undefined, input: undefined }))

/** Logic that ignores events. */
const inert = <Logic extends AnyActorLogic>(initial: (input: never) => object): Logic =>
  ({
    transition: (snapshot: object) => snapshot,
    getInitialSnapshot: (_: unknown, input: never) => initial(input),
    getPersistedSnapshot: (snapshot: object) => snapshot
  }) as unknown as Logic

const pending = <Logic extends AnyActorLogic>(): Logic =>
  inert((input) => ({ status: "active", output: undefined, error: undefined, input }))

/** The server writes the document head itself. */
const written = <Input>() => answering<Outcome<void, never>, Input>(() => succeeded(undefined))

type CommandLogic<Input> = PromiseActorLogic<Outcome<void, never>, Input>

/**
 * Restores a context as it is. XState would search it for references to actors, which pages and menus lack; this took a fifth of the time
 * of a home page.
 */
const restoredByReference = <M extends AnyStateMachine>(machine: M): M => {
  const restore = machine.restoreSnapshot.bind(machine)
  return Object.assign(machine, {
    restoreSnapshot: (...[snapshot, scope]: Parameters<M["restoreSnapshot"]>) => {
      const { context } = { context: {}, ...snapshot }
      return Object.assign(restore(Object.assign({}, snapshot, { context: {} }), scope), { context })
    }
  })
}

const stoppedClock = { setTimeout: () => 0, clearTimeout: () => undefined }

const provisions: Provisions<ShopFeatures> = {
  navigation: (machine) =>
    machine.provide({
      actors: {
        watchHistory: pending<CallbackActorLogic<EventObject>>(),
        writeHistory: answering<Outcome<void, never>, PageArrival>(() => succeeded(undefined)),
        settlePage: pending<CommandLogic<PageArrival>>(),
        leaveShop: pending<CommandLogic<string>>(),
        resolveAddress: answering<Outcome<Match | PageRedirect, never>, Place>(() => succeeded(answerNamed("match"))),
        writeHead: written<Head>()
      }
    }),
  page: (machine) =>
    restoredByReference(
      machine.provide({ actors: { openPage: answering(() => answerNamed("page")), writeHead: written<PageView | null>() } })
    ),
  menu: (machine) => restoredByReference(machine.provide({ actors: { loadMenu: answering(() => answerNamed("menu")) } })),
  header: (machine) => machine.provide({ actors: { watchScroll: pending<CallbackActorLogic<EventObject>>() } }),
  /** The server has no stored checkout draft. */
  checkout: (machine) => machine.provide({ actors: { drafts: pending<CallbackActorLogic<CheckoutDraftEvent>>() } })
}

const guestPlan = providePlan(shopPlan, provisions)

/** Shop with all features, for display; it makes no calls. */
export const shownShop = makeSystem(guestPlan)

export const shownShopAt = (tree: Tree): ShopActor => shopAt(shownShop.machine, tree)

let guestMachine: AnyStateMachine | undefined

const machineOfGuest = (): AnyStateMachine => {
  if (guestMachine === undefined) throw new Error("the machines of a guest's shop are not loaded: await guestMachinesReady first")
  return guestMachine
}

/** Loads the machines of screens; all others load in the browser. */
export const guestMachinesReady: Promise<unknown> = planForServer(guestPlan, Object.values(screenFeatures)).then((here) => {
  guestMachine = makeSystem(here).machine
})
