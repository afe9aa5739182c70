import { Effect, Layer, ManagedRuntime } from "effect"
import type { AnyStateMachine } from "xstate"
import { makeIdentity } from "../../../adapters/memory/identity-memory.ts"
import { makeDeviceStorage } from "../../../adapters/memory/device-storage-memory.ts"
import type { Calls } from "../../../app/calls.ts"
import { provideShop, type TabServices } from "../../../app/provide-shop.ts"
import { usualArrangement } from "../../../core/domain/catalogue/arrangement.ts"
import type { Recorder } from "../../../core/journal/record.ts"
import type { MarketingMachines } from "../../../core/shop/marketing.ts"
import { sendCommand } from "../../../core/kernel/send-command.ts"
import { failed, succeeded } from "../../../core/kernel/outcome.ts"
import { noCart } from "../../../core/domain/cart/cart-writes.ts"
import type { Head as Tags } from "../../../core/domain/content/head.ts"
import type { Place } from "../../../core/domain/url/place.ts"
import { resolveRoute } from "../../../core/routes/resolve.ts"
import { pageHead } from "../../../core/services/content/page-head.ts"
import type { ScreenName } from "../../../core/routes/route.ts"
import { Gestures } from "../../../core/services/ports/gestures.ts"
import { Head } from "../../../core/services/ports/head.ts"
import { History } from "../../../core/services/ports/history.ts"
import type { PageData, PageRequest } from "../../../core/services/navigation/pages.ts"
import { Scroll } from "../../../core/services/ports/scroll.ts"
import { screenFeatures } from "../../../core/routes/screen-features.ts"
import type { FeatureName, ShopActor, ShopCommand } from "../../../core/shop/shop.ts"
import type { InitialInput } from "../../../core/machines/tab/tab-facts.ts"
import { menu, reference } from "../../../qa/samples/content.ts"
import { cards, diamondOf, mainPage } from "../../../qa/samples/diamonds.ts"
import { addressBook, addressHints } from "../../../qa/samples/addresses.ts"
import { order, orderList } from "../../../qa/samples/order-history.ts"
import { suggestions } from "../../../qa/samples/suggestions.ts"
import { marketingInMemory } from "../../../qa/samples/marketing.ts"
import { brightFace } from "../../../qa/samples/live-stones.ts"
import { recordMachine } from "../../../qa/paths/recorded.ts"
import { makeMaintenance } from "../../../qa/samples/maintenance.ts"
import { user } from "../../../qa/samples/user.ts"
import { cancelledDiamondOrder, diamondOrderList } from "../../../qa/samples/diamond-orders.ts"
import { devices } from "../../../qa/samples/devices.ts"
import { visit } from "../../../qa/samples/visit.ts"
import { alertList } from "../../../qa/samples/alerts.ts"
import { waitFor } from "../wait-for.ts"

/** A tab in memory: records writes to its history and head. `hand` acts as its visitor: goes back, scrolls, presses Escape. */
const makeTab = () => {
  const written: Array<string> = []
  const titles: Array<string> = []
  const scrolls: Array<string> = []
  const focused: Array<string> = []
  const left: Array<string> = []
  type Hand = { back: (place: Place) => void; scroll: (top: number) => void; escape: () => void; uncover: () => void }
  const hand: Hand = { uncover: () => undefined, back: () => undefined, scroll: () => undefined, escape: () => undefined }
  const identity = makeIdentity()
  const services: Layer.Layer<TabServices> = Layer.mergeAll(
    Layer.succeed(History, {
      current: Effect.never,
      write: (place, how) => Effect.sync(() => void written.push(`${how} ${place.path}`)),
      leave: (url) =>
        Effect.andThen(
          Effect.sync(() => void left.push(url)),
          Effect.never
        ),
      watch: (notify) => Effect.callback<never>(() => void (hand.back = notify)),
      cover: (notify) =>
        Effect.callback<never>(() => {
          scrolls.push("cover")
          hand.uncover = notify
          return Effect.sync(() => void scrolls.push("uncover"))
        })
    }),
    identity.layer,
    Layer.succeed(Head, { write: ({ title }: Tags) => Effect.sync(() => void titles.push(title)) }),
    Layer.succeed(Scroll, {
      remember: (index) => Effect.sync(() => void scrolls.push(`remember ${index}`)),
      toTop: Effect.sync(() => void scrolls.push("top")),
      restore: (index) => Effect.sync(() => void scrolls.push(`restore ${index}`)),
      watch: (isBeyond, notify) => Effect.callback<never>(() => void (hand.scroll = (top) => notify(isBeyond(top)))),
      hold: Effect.callback<never>(() => {
        scrolls.push("hold")
        return Effect.sync(() => void scrolls.push("release"))
      })
    }),
    Layer.succeed(Gestures, {
      escapes: (notify) => Effect.callback<never>(() => void (hand.escape = notify)),
      pressesOutside: () => Effect.never
    })
  )
  return { services, identity, written, titles, scrolls, focused, left, hand }
}

export const pageData: { readonly [S in ScreenName]?: PageData } = {
  home: { "pages.main": mainPage, "pages.meta": null },
  diamonds: { "catalog.diamonds": { items: cards, total: 12, page: 1, pages: 1 }, "pages.meta": null },
  diamond: { "catalog.diamond": diamondOf("round"), "pages.meta": null },
  journal: {}
}

/** The whole shop over a tab in memory. Calls without an answer from the test answer with samples, or never. */
export const openShop = (
  answers: Partial<Calls> = {},
  storage = makeDeviceStorage().open(),
  marketing: (recorder: () => Recorder) => MarketingMachines = () => marketingInMemory({ storage }).machines,
  maintenance = makeMaintenance()
) => {
  const tab = makeTab()
  const calls: Calls = {
    resolveAddress: ({ path, search }) => Promise.resolve(succeeded(resolveRoute(path, search))),
    openPage: async ({ screen }: PageRequest) => {
      const own = screenFeatures[screen]
      if (own !== undefined) await system.load(own)
      return succeeded({ _tag: "Shown", data: pageData[screen] ?? {} })
    },
    loadMenu: () => Promise.resolve(succeeded(menu)),
    readArrangement: () => Promise.resolve(succeeded(usualArrangement)),
    saveArrangement: () => Promise.resolve(succeeded(undefined)),
    countChosen: () => new Promise(() => undefined),
    headOf: ({ data, match, place }) => pageHead(place, match, data),
    loadReference: () => Promise.resolve(succeeded(reference)),
    measureStones: (stones) => Promise.resolve(succeeded(stones.map(() => brightFace))),
    recallViewed: () => Promise.resolve(succeeded({ jewelry: [], diamonds: [] })),
    suggest: ({ term }) => Promise.resolve(succeeded({ ...suggestions, term })),
    readAddressBook: () => Promise.resolve(succeeded(addressBook)),
    changeAddressBook: () => Promise.resolve(succeeded(addressBook)),
    readOrders: () => Promise.resolve(succeeded(orderList)),
    cancelOrder: () => Promise.resolve(succeeded({ ...order, orderStatus: "cancelled" as const, canCancel: false })),
    readAlerts: () => Promise.resolve(succeeded(alertList)),
    endAlert: () => Promise.resolve(succeeded(undefined)),
    readVisits: () => Promise.resolve(succeeded({ items: [visit] })),
    cancelVisit: () => Promise.resolve(succeeded({ ...visit, state: "cancelled" as const })),
    readDiamondOrders: () => Promise.resolve(succeeded(diamondOrderList)),
    cancelDiamondOrder: () => Promise.resolve(succeeded(cancelledDiamondOrder)),
    compareStones: () => Promise.resolve(succeeded({ total: 2, prices: { least: 310_000, most: 1_200_000 } })),
    performPaper: () => Promise.resolve(succeeded("done")),
    canShare: () => Promise.resolve(succeeded(true)),
    suggestAddresses: () => Promise.resolve(succeeded(addressHints)),
    readStored: ({ values }) => Promise.resolve(succeeded(values)),
    submitForm: ({ values }) => Promise.resolve(succeeded({ user, values })),
    refreshIds: () => Promise.resolve(succeeded({ saleUserId: "guest-1", deviceId: "0b9b6d34-9a47-4e6f-8a55-4d3d9a1f6c11" })),
    checkMe: () => Promise.resolve(succeeded(user)),
    readUser: () => Promise.resolve(succeeded(user)),
    sendEmailLetter: () => Promise.resolve(succeeded(user)),
    cancelEmailChange: () => Promise.resolve(succeeded({ ...user, awaitingEmail: null })),
    saveDataCopy: () => Promise.resolve(succeeded(null)),
    openPassport: () => Promise.resolve(succeeded({ photos: 1 })),
    openPassportFile: () => Promise.resolve(succeeded({ url: "/passport-files/1.jpeg" })),
    holdPassport: () => new Promise(() => undefined),
    readDevices: () => Promise.resolve(succeeded({ items: devices })),
    endDevices: () => Promise.resolve(succeeded({ items: devices.slice(0, 1) })),
    enterByLink: () => Promise.resolve(succeeded(user)),
    logOut: () => Promise.resolve(succeeded(undefined)),
    loadCart: () => Promise.resolve(succeeded({ short: noCart, full: null })),
    sendCartWrite: () => Promise.resolve(succeeded({ short: noCart, full: null })),
    loadVariants: () => Promise.resolve(succeeded({ variants: [], gone: [] })),
    loadCheckout: () => new Promise(() => undefined),
    loadDelivery: () => new Promise(() => undefined),
    removeVoucher: () => new Promise(() => undefined),
    placeOrder: () => new Promise(() => undefined),
    startPayment: () => new Promise(() => undefined),
    changePaymentMethod: () => new Promise(() => undefined),
    settlePayment: () => new Promise(() => undefined),
    loadOrder: () => new Promise(() => undefined),
    mergeWishlist: () => Promise.resolve(succeeded({ own: [], left: [] })),
    sendWishlistWrite: () => Promise.resolve(succeeded([])),
    resolveFavourites: () => Promise.resolve(succeeded([])),
    readJournal: () => Promise.resolve(failed({ _tag: "NothingChosen" })),
    saveJournal: () => Promise.resolve(succeeded(undefined)),
    ...answers
  }
  const { system } = provideShop(
    ManagedRuntime.make(tab.services),
    () => Promise.resolve(calls),
    () => Promise.resolve(),
    () => Promise.resolve(),
    () =>
      Promise.resolve({
        ...maintenance.ports,
        storage,
        clipboard: { copyAddress: () => Effect.succeed(true) },
        connection: { returns: () => Effect.never, isOnline: Effect.succeed(true), watch: () => Effect.never },
        loadMarketing: () => Promise.resolve(marketing(() => recorded.recorder).marketing),
        privacy: { now: () => 0, isOptedOut: () => false }
      }),
    () => ({
      depart: ({ from, kind }) => Effect.sync(() => void tab.focused.push(`${kind} from ${from}`)),
      arrive: ({ kind, place }) => Effect.sync(() => void tab.focused.push(`${kind} to ${place.path}`))
    })
  )
  const recorded = recordMachine(system.machine as AnyStateMachine, "shop", {
    input: { inputs: { navigation: { place: { path: "/", search: "", index: 0 } } } }
  })
  const root = recorded.root as unknown as ShopActor
  const navigation = () => {
    const actor = root.getSnapshot().children.navigation
    if (actor === undefined) throw new Error("no navigation")
    return actor
  }
  const settled = () => waitFor(navigation(), (snapshot) => snapshot.hasTag("settled"))
  /** Waits for the features that a page starts and for what they do at once. */
  const rested = async () => {
    await waitFor(root, ({ context }) => context.loading.length === 0)
    for (const _ of [1, 2, 3]) await new Promise((done) => setTimeout(done))
  }
  /** Waits until the scroll position and the focus of a page are set (LIM-015). */
  const scrolled = () => new Promise((done) => setTimeout(done, 60))
  const go = async (to: string) => {
    navigation().send({ type: "navigation.go", to })
    await settled()
    await rested()
  }
  const header = () => {
    const actor = root.getSnapshot().children.header
    if (actor === undefined) throw new Error("no header")
    return actor
  }
  let hasBegun = false
  /** Publishes the first facts of a tab, as a browser does at its start. */
  const begin = (beginning: Partial<InitialInput> = {}) => {
    hasBegun = true
    root.send({ type: "tab.began", auth: "guest", drafts: {}, owner: null, wish: null, ...beginning })
    root.send({ type: "drafts.left", profile: beginning.drafts?.["profile"] ?? null })
  }
  /** Loads the late features, as the first interaction does. */
  const loadDeferred = async (beginning: Partial<InitialInput> = {}) => {
    if (!hasBegun) begin(beginning)
    root.send({ type: "tab.touched" })
    await waitFor(root, ({ children, context }) => children.auth !== undefined && context.loading.length === 0)
  }
  /** Running features of the shop. */
  const features = () => root.getSnapshot().children
  /** Sends a command to a feature, as the view does. */
  const send = <N extends FeatureName>(name: N, command: ShopCommand<N>) => sendCommand(root, name, command)
  return { begin, loadDeferred, features, tab, recorded, root, send, system, navigation, header, settled, scrolled, go }
}
