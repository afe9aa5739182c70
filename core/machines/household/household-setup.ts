import { assign, enqueueActions, sendParent, sendTo, setup } from "xstate"
import type { User } from "../../contract/session.ts"
import { newsletterForm } from "../../forms/newsletter.ts"
import type { AddressBook } from "../../services/account/address-book.ts"
import type { Guarded } from "../../routes/guard.ts"
import type { ScreenName } from "../../routes/route.ts"
import type { AccountFact } from "../account/account.machine.ts"
import { type AddressesEvent, addressesMachine } from "../account/addresses.machine.ts"
import { type AuthFact, authMachine } from "../account/auth.machine.ts"
import { buildsMachine } from "../maintenance/builds.machine.ts"
import { type CatalogueFact, catalogueMachine } from "../catalogue/catalogue.machine.ts"
import { cartMachine } from "../cart/cart.machine.ts"
import type { CartFact } from "../cart/cart-setup.ts"
import type { CheckoutFact } from "../checkout/checkout-setup.ts"
import { type CheckoutGateFact, checkoutGateMachine } from "../checkout/checkout-gate.machine.ts"
import { consentMachine } from "../marketing/consent.machine.ts"
import { dialogsMachine } from "../dialogs/dialogs.machine.ts"
import type { DialogsEvent, DialogsFact, DialogWish } from "../dialogs/dialogs-setup.ts"
import { favouritesMachine } from "../favourites/favourites.machine.ts"
import { type FormFact, formMachine } from "../dialogs/form.machine.ts"
import { galleryMachine } from "../product/gallery.machine.ts"
import { type GateFact, gateMachine } from "../account/gate.machine.ts"
import { hintsMachine } from "../account/hints.machine.ts"
import type { NavigationFact } from "../navigation/navigation-setup.ts"
import type { PageFact } from "../navigation/page.machine.ts"
import type { TabBeginning, TabFact } from "../navigation/tab-facts.ts"
import { type NetworkFact, networkMachine } from "../shell/network.machine.ts"
import { type OrdersEvent, ordersMachine } from "../orders/orders.machine.ts"
import { type PapersFact, papersMachine } from "../orders/papers.machine.ts"
import { recoveryMachine } from "../maintenance/recovery.machine.ts"
import { referenceMachine } from "../shell/reference.machine.ts"
import { searchMachine } from "../search/search.machine.ts"
import { reportMachine } from "../maintenance/report.machine.ts"
import { type SessionFact, sessionMachine } from "../account/session.machine.ts"
import { type Toast, type ToastsFact, toastsMachine } from "../shell/toasts.machine.ts"
import { type TooltipFact, tooltipMachine } from "../shell/tooltip.machine.ts"
import { type AwaitedAddition, awaitedBy, minderOf, type ShoppingIntent } from "../cart/shopping-intents.ts"
import { viewedMachine } from "../product/viewed.machine.ts"
import type { WishlistFact } from "../favourites/wishlist-setup.ts"
import { wishlistMachine } from "../favourites/wishlist.machine.ts"

export type HouseholdContext = TabBeginning & {
  /** The page that is asked for, where it is for users alone. */
  readonly guarded: Guarded | null
  /** Whether the screen that is shown looks at the whole cart. */
  readonly watches: boolean
  /** What was asked for before it was known what the tab began with, in order. */
  readonly early: ReadonlyArray<HouseholdCommand>
  /** Who is signed in, as far as it has heard. */
  readonly user: User | null
  /** What is being added from its own page, which a dialog tells when it is done, unless the shopper has gone on (SHL-010). */
  readonly awaited: AwaitedAddition
  /** There is no network, and the page says so. */
  readonly isOffline: boolean
}

export type HouseholdEvent =
  | HouseholdCommand
  | Extract<TabFact, { readonly type: "tab.began" }>
  | Extract<PageFact, { readonly type: "page.shown" }>
  | NavigationFact
  | AccountFact
  | AuthFact
  | GateFact
  | CheckoutGateFact
  | Extract<CheckoutFact, { readonly type: "checkout.left" }>
  | DialogsFact
  | FormFact
  | TooltipFact
  | SessionFact
  | CartFact
  | WishlistFact
  | ToastsFact
  | CatalogueFact
  | PapersFact
  | NetworkFact

/** What any part of the page asks for: a dialog, or something of the cart or of the favourites. */
export type HouseholdCommand =
  | ({ readonly type: "dialogs.want" } & DialogWish)
  | { readonly type: "shopping.want"; readonly intent: ShoppingIntent }
  | { readonly type: "reference.want" }

/** What the shop hears of it: who the visitor is, and where the visitor is led. */
export type HouseholdFact =
  | AuthFact
  /** A dialog that was asked for opens. */
  | { readonly type: "dialogs.opened"; readonly key: string }
  | { readonly type: "household.leads"; readonly to: string; readonly replace: boolean }

/** Where who may order is led (CART-027). */
export const checkoutPath = "/cart/checkout"

/** Where a login leads that was asked for by a page of users (FORM-007). */
const profilePath = "/personal/profile/"

/** How each that holds what was typed forgets it. */
const forgetting = { dialogs: { type: "dialogs.forget" }, newsletter: { type: "form.renew" } } as const
type Sent = Pick<Extract<DialogsFact, { readonly type: "dialogs.formDone" }>, "answer" | "form" | "redirect">
type By = { readonly by: string }
type Screen = { readonly screen: ScreenName }

const looksAtCart = (screen: ScreenName): boolean => screen === "cart"

/** What the household does and decides, by the names that its chart uses. */
export const householdSetup = setup({
  types: {
    context: {} as HouseholdContext,
    events: {} as HouseholdEvent,
    children: {} as {
      readonly session: "session"
      readonly gate: "gate"
      readonly checkoutGate: "checkoutGate"
      readonly dialogs: "dialogs"
      readonly newsletter: "newsletter"
      readonly tooltip: "tooltip"
      readonly reference: "reference"
      readonly catalogue: "catalogue"
      readonly viewed: "viewed"
      readonly gallery: "gallery"
      readonly search: "search"
      readonly hints: "hints"
      readonly addresses: "addresses"
      readonly orders: "orders"
      readonly papers: "papers"
      readonly auth: "auth"
      readonly cart: "cart"
      readonly wishlist: "wishlist"
      readonly favourites: "favourites"
      readonly toasts: "toasts"
      readonly consent: "consent"
      readonly builds: "builds"
      readonly network: "network"
      readonly recovery: "recovery"
      readonly report: "report"
    }
  },
  actors: {
    session: sessionMachine,
    gate: gateMachine,
    checkoutGate: checkoutGateMachine,
    dialogs: dialogsMachine,
    newsletter: formMachine(newsletterForm),
    tooltip: tooltipMachine,
    reference: referenceMachine,
    catalogue: catalogueMachine,
    viewed: viewedMachine,
    gallery: galleryMachine,
    search: searchMachine,
    hints: hintsMachine,
    addresses: addressesMachine,
    orders: ordersMachine,
    papers: papersMachine,
    auth: authMachine,
    cart: cartMachine,
    wishlist: wishlistMachine,
    favourites: favouritesMachine,
    toasts: toastsMachine,
    consent: consentMachine,
    builds: buildsMachine,
    network: networkMachine,
    recovery: recoveryMachine,
    report: reportMachine
  },
  guards: {
    isEntry: (_, { form }: Sent) => form === "login" || form === "registration",
    isAddress: (_, { form }: Sent) => form === "address",
    isWords: (_, { form }: Sent) => form === "diamondWords",
    isRefusal: (_, { by }: By) => by === "refusal",
    isChoice: (_, { by }: By) => by === "choice",
    /** Where the page says that there is no network, a word of what waits for it would be the same once more. */
    isNews: ({ context: { isOffline } }, { isCutOff }: { readonly isCutOff: boolean }) => !(isOffline && isCutOff),
    isLink: (_, { by }: By) => by === "link",
    /** ERRC-037, ERRC-038: of a removal that failed nothing is said. */
    isSaid: (_, { kind }: { readonly kind: string }) => kind !== "remove"
  },
  actions: {
    grantWish: enqueueActions(({ context: { wish }, enqueue }) => {
      if (wish === null) return
      enqueue.sendTo("dialogs", { type: "dialogs.open", ...wish })
      enqueue.assign({ wish: null })
    }),
    keepEarly: assign(({ context: { early } }, { command }: { readonly command: HouseholdCommand }) => ({ early: [...early, command] })),
    hearEarly: enqueueActions(({ context: { early }, enqueue }) => {
      for (const command of early) enqueue.raise(command)
      enqueue.assign({ early: [] })
    }),
    begin: assign((_, { auth, drafts, owner, wish }: TabBeginning) => ({ auth, drafts, owner, wish })),
    noteScreen: assign((_, { screen }: Screen) => ({ watches: looksAtCart(screen) })),
    watchCart: enqueueActions(({ context: { watches }, enqueue }) => {
      if (watches) enqueue.sendTo("cart", { type: "cart.watch" })
    }),
    /** Who looks at the whole cart, and who no longer does (CART-007). */
    showScreen: enqueueActions(({ context: { watches }, enqueue }, { screen }: Screen) => {
      if (looksAtCart(screen)) enqueue.sendTo("cart", { type: "cart.watch" })
      else if (watches) enqueue.sendTo("cart", { type: "cart.leave" })
      enqueue.assign({ watches: looksAtCart(screen) })
    }),
    bringIntent: enqueueActions(({ context: { awaited }, enqueue }, { intent }: { readonly intent: ShoppingIntent }) => {
      enqueue.sendTo(minderOf(intent), intent)
      enqueue.assign({ awaited: awaitedBy(intent, awaited) })
    }),
    tellAdded: enqueueActions(({ context: { awaited }, enqueue }, { id }: { readonly id: string }) => {
      if (awaited?.id !== id) return
      enqueue.sendTo("dialogs", { type: "dialogs.open", key: "cartAdd", props: { name: awaited.name } })
      enqueue.assign({ awaited: null })
    }),
    noteNetwork: assign((_, { isThere }: { readonly isThere: boolean }) => ({ isOffline: !isThere })),
    goOn: assign({ awaited: null }),
    toCart: sendTo("cart", ({ event }) => event as Exclude<AuthFact, { readonly type: "auth.registered" | "auth.settled" }>),
    /** What waits to be sent is of who was here before an operator's link, and is not the customer's. */
    dropUnsent: enqueueActions(({ enqueue }) => {
      enqueue.sendTo("cart", { type: "auth.loggedOut", by: "choice" })
      enqueue.sendTo("wishlist", { type: "auth.loggedOut", by: "choice" })
    }),
    toWishlist: sendTo("wishlist", ({ event }) => event as Exclude<AuthFact, { readonly type: "auth.registered" }>),
    /** The pages of who is signed in hear who comes and goes. */
    toOwnPages: enqueueActions(({ enqueue, event }) => {
      enqueue.sendTo("addresses", event as AddressesEvent)
      enqueue.sendTo("orders", event as OrdersEvent)
    }),
    rereadOrders: sendTo("orders", { type: "orders.reread" } satisfies OrdersEvent),
    leavePapers: sendTo("papers", { type: "papers.leave" }),
    keepAddresses: sendTo("addresses", (_, { answer }: Sent): AddressesEvent => ({ type: "addresses.saved", book: answer as AddressBook })),
    show: sendTo("toasts", (_, toast: Omit<Toast, "id">) => ({ type: "toasts.show", toast })),
    restore: sendTo("cart", (_, { lines }: Pick<ToastsFact, "lines">) => ({ type: "cart.restore", lines })),
    reloadCart: sendTo("cart", { type: "cart.reload" }),
    /** Both gates hear of pages, and of who comes. */
    toGate: enqueueActions(({ enqueue, event }) => {
      enqueue.sendTo("gate", event as NavigationFact | AuthFact)
      enqueue.sendTo("checkoutGate", event as NavigationFact | AuthFact)
    }),
    toDialogs: sendTo("dialogs", ({ event }) => event as NavigationFact),
    toCatalogue: sendTo("catalogue", ({ event }) => event as NavigationFact),
    toShop: sendParent(({ event }) => event as AuthFact),
    openDialog: sendTo("dialogs", ({ context: { user } }, { key, props }: DialogWish) => ({
      type: "dialogs.open",
      key,
      props,
      ...(user && { user })
    })),
    tellOpened: sendParent((_, { key }: DialogWish): HouseholdFact => ({ type: "dialogs.opened", key })),
    keepUser: assign((_, { user }: { readonly user: User | null }) => ({ user })),
    wantReference: sendTo("reference", { type: "reference.want" }),
    enter: sendTo("auth", (_, { answer, form }: Sent) => ({
      type: "auth.enter",
      user: (answer as { readonly user: User }).user,
      by: form === "registration" ? "registration" : "login"
    })),
    leadToProfile: enqueueActions(({ enqueue }, { redirect }: Sent) => {
      if (redirect) enqueue.sendParent({ type: "household.leads", to: profilePath, replace: false } satisfies HouseholdFact)
    }),
    lead: sendParent((_, { to }: { readonly to: string }): HouseholdFact => ({ type: "household.leads", to, replace: true })),
    leadOn: sendParent((_, { to }: Pick<CatalogueFact, "to">): HouseholdFact => ({ type: "household.leads", to, replace: false })),
    /** The login opens on the page that the guest is led to: on the way there it would be closed. */
    wishLogin: assign(({ context: { wish } }, { opensLogin }: Pick<GateFact, "opensLogin">) => ({
      wish: opensLogin ? { key: "login", props: { redirect: true } } : wish
    })),
    keepGuarded: assign((_, { guarded }: Pick<HouseholdContext, "guarded">) => ({ guarded })),
    /** A press is not lost, and a page of users stays; a look of the page's own at a public page asks nobody. */
    askAgain: sendTo("dialogs", ({ context: { guarded } }, { isPressed }: { readonly isPressed: boolean }) => ({
      type: "dialogs.interrupt" as const,
      isDue: isPressed || guarded !== null
    })),
    giveUp: sendTo("auth", { type: "auth.giveUp" }),
    resume: sendTo("dialogs", { type: "dialogs.resume" }),
    /** What was typed is its user's: another one finds nothing of it, nor does who comes after a log-out. */
    forgetTyped: enqueueActions(({ enqueue }) => {
      for (const form of ["dialogs", "newsletter"] as const) enqueue.sendTo(form, forgetting[form])
      enqueue.assign({ drafts: {}, owner: null })
    }),
    own: enqueueActions(({ context: { owner }, enqueue }, { user }: { readonly user: User | null }) => {
      if (user === null) return
      const isOther = owner !== null && owner !== user.id
      if (isOther) for (const form of ["dialogs", "newsletter"] as const) enqueue.sendTo(form, forgetting[form])
      enqueue.assign({ owner: user.id, ...(isOther && { drafts: {} }) })
    }),
    recallTyped: sendTo("dialogs", (_, { user }: { readonly user: User | null }): DialogsEvent => ({
      type: "dialogs.own",
      owner: user?.id ?? null
    })),
    askUser: sendTo("auth", { type: "auth.tell" }),
    changeUser: sendTo("auth", (_, { user }: { readonly user: User }) => ({ type: "auth.change", user })),
    renewSession: sendTo("session", { type: "session.renew" })
  }
})
