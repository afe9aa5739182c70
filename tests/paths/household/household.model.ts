import type { Route } from "playwright/test"
import type { AnyEventObject, SnapshotFrom } from "xstate"
import type { User } from "../../../core/contract/session.ts"
import { householdMachine } from "../../../core/machines/household/household.machine.ts"
import type { Hands } from "../../e2e/support/hands.ts"
import { runUntil } from "../../support/browser/run-until.ts"
import { defineModel, equal, type StepOf } from "../../support/paths/model.ts"
import { linkToken, user } from "../../support/samples/user.ts"
import { visitTo } from "../../support/paths/visits.ts"

type Step = StepOf<SnapshotFrom<typeof householdMachine>>

const login = { key: "login", props: {} }
const wanted = { type: "dialogs.want", ...login }
const profile = { to: "/", opensLogin: true }
const resolved = { type: "navigation.resolved", visit: visitTo("/diamonds"), guarded: null }
const atProfile = { type: "navigation.resolved", visit: visitTo("/personal/profile/"), guarded: profile }
const began = (wish: object | null, auth = "guest") => ({ type: "tab.began", auth, drafts: {}, owner: null, wish })
const shown = (screen: string) => ({ type: "page.shown", screen, header: "default" })
const lost = { type: "navigation.lost", isMissing: true, guarded: null }
const settled = { type: "auth.settled", user: null }
const registered = { type: "auth.registered", user }
const loggedIn = (by: string) => ({ type: "auth.loggedIn", user, by })
const loggedOut = (by: string) => ({ type: "auth.loggedOut", by })
const turnedAway = (guarded = profile) => ({ type: "gate.turnedAway", ...guarded })
const expired = (isPressed: boolean) => ({ type: "auth.expired", isPressed })
const stranger = { ...user, id: 8, name: "Вера" }
const formDone = (form: string, redirect: boolean) => ({ type: "dialogs.formDone", form, answer: { user }, redirect })
const changed = { type: "account.changed", user }
const ovals = { type: "catalogue.chosen", to: "/diamonds/filter/shape--oval" }
const leads = (to: string, replace: boolean) => ({ type: "household.leads", to, replace })

type Known = Pick<
  SnapshotFrom<typeof householdMachine>["context"],
  "awaited" | "guarded" | "owner" | "user" | "watches" | "wish" | "isOffline"
>

const forgetting = [{ type: "dialogs.forget" }, { type: "form.renew" }]
/** What was typed by another user is forgotten before this one is told of. */
const ownedBy = (whom: User | null, { owner }: Known) => (whom !== null && owner !== null && owner !== whom.id ? forgetting : [])

/** What it says to those who live in it and to the shop, by what it hears; the order is that of the saying. */
const answers: Readonly<Record<string, (event: AnyEventObject, known: Known) => ReadonlyArray<object>>> = {
  "dialogs.want": ({ key, props }, { user: known }) => [
    { type: "dialogs.open", key, props, ...(known && { user: known }) },
    { type: "dialogs.opened", key }
  ],
  "page.shown": ({ screen }, { watches }) => (screen === "cart" ? [{ type: "cart.watch" }] : watches ? [{ type: "cart.leave" }] : []),
  "reference.want": () => [{ type: "reference.want" }],
  "tooltip.asked": () => [{ type: "reference.want" }],
  "navigation.resolved": (event, { wish }) => [
    ...[event, event, event, event],
    { type: "papers.leave" },
    ...(wish === null ? [] : [{ type: "dialogs.open", ...wish }])
  ],
  "navigation.lost": (event) => [event, event, event, event],
  "papers.changed": () => [{ type: "orders.reread" }],
  "shopping.want": ({ intent }) => [intent],
  "cart.added": ({ id }, { awaited }) => [
    shows("Товар успешно добавлен"),
    ...(awaited !== null && awaited.id === id ? [{ type: "dialogs.open", key: "cartAdd", props: { name: awaited.name } }] : [])
  ],
  "cart.removed": () => [shows("Товар удалён из корзины")],
  "cart.refused": ({ kind, message }) => (kind === "remove" ? [] : [shows(String(message))]),
  "cart.waited": ({ isCutOff }, { isOffline }) =>
    isOffline && isCutOff === true
      ? []
      : [
          shows(
            isCutOff === true
              ? "Нет связи с магазином. Изменения корзины сохранены и уйдут, когда она появится"
              : "Не удалось добавить товар в корзину: в магазине сбой. Попробуем ещё раз сами"
          )
        ],
  "wishlist.waited": ({ isCutOff }, { isOffline }) =>
    isOffline && isCutOff === true
      ? []
      : [
          shows(
            isCutOff === true
              ? "Нет связи с магазином. Избранное сохранено и уйдёт, когда она появится"
              : "Не удалось сохранить избранное: в магазине сбой. Попробуем ещё раз сами"
          )
        ],
  "session.moved": () => [{ type: "cart.reload" }],
  "wishlist.wasFull": () => [shows("В избранном может быть не больше 50 товаров")],
  "wishlist.refused": ({ message }) => [shows(String(message))],
  "toasts.undone": ({ lines }) => [{ type: "cart.restore", lines }],
  "checkoutGate.foundMissing": ({ codes }, { user: known }) => [
    { type: "dialogs.open", key: "cartNotAvailableItems", props: { codes }, ...(known && { user: known }) },
    { type: "cart.reload" }
  ],
  "checkout.left": () => [{ type: "cart.reload" }],
  "checkoutGate.foundNothing": () => [{ type: "cart.reload" }],
  "checkoutGate.metGuest": (_, { user: known }) => [{ type: "dialogs.open", key: "login", props: {}, ...(known && { user: known }) }],
  "checkoutGate.opened": () => [leads("/cart/checkout", false)],
  "catalogue.chosen": ({ to }) => [leads(String(to), false)],
  "auth.settled": (event, known) => [
    ...ownedBy(event["user"], known),
    { type: "dialogs.own", owner: event["user"]?.id ?? null },
    event,
    event,
    event,
    event,
    event,
    event
  ],
  "auth.expired": (event, { guarded }) => [
    event,
    event,
    { type: "dialogs.interrupt", isDue: event["isPressed"] === true || guarded !== null }
  ],
  "dialogs.unasked": () => [{ type: "auth.giveUp" }],
  "auth.registered": (event) => [event],
  "auth.loggedIn": (event, known) =>
    event["by"] === "link"
      ? [
          ...ownedBy(event["user"], known),
          ...[event, event, loggedOut("choice"), loggedOut("choice"), event, event, event, event, event],
          leads("/", true)
        ]
      : [...ownedBy(event["user"], known), event, event, event, event, event, event, event, { type: "dialogs.resume" }],
  "auth.loggedOut": (event) => [
    ...[event, event, event, event, event, event, event],
    ...(event["by"] === "refusal" ? [] : forgetting),
    ...(event["by"] === "choice" ? [{ type: "session.renew" }] : [])
  ],
  "gate.turnedAway": ({ to }) => [leads(String(to), true)],
  "account.wanted": () => [{ type: "auth.tell" }],
  "account.changed": (event) => [{ type: "auth.change", user: event["user"] }],
  "dialogs.formDone": ({ answer, form, redirect }) =>
    form === "address"
      ? [{ type: "addresses.saved", book: answer }]
      : form === "diamondWords"
        ? [{ type: "cart.reload" }]
        : entryOf(form, redirect)
}

const says =
  (...types: ReadonlyArray<string>) =>
  ({ before, event, told }: Step): boolean =>
    !types.includes(event.type) || !isLiving(before) || equal(told.map(said), answers[event.type]?.(event, before.context) ?? [])

const isLiving = (snapshot: SnapshotFrom<typeof householdMachine>): boolean => snapshot.matches("living")

/** Of what happens once it is known what the tab began with. */
const living =
  (check: (step: Step) => boolean) =>
  (step: Step): boolean =>
    !isLiving(step.before) || check(step)

/** Of a toast only its words. */
const shows = (text: string) => ({ type: "toasts.show", text })
const said = (event: AnyEventObject): object => (event.type === "toasts.show" ? shows(event["toast"].text) : event)

const added = { type: "shopping.want", intent: { type: "cart.add", id: "0-1", quantity: 1, price: 100 } }
const addedHere = { type: "shopping.want", intent: { type: "cart.add", id: "0-1", quantity: 1, price: 100, name: "Кольцо" } }
const cleared = { type: "shopping.want", intent: { type: "wishlist.clear" } }
const lines = [{ id: "0-1", quantity: 1, price: 100 }]
const shopping = [
  added,
  addedHere,
  cleared,
  { type: "session.moved" },
  { type: "cart.added", id: "0-1" },
  { type: "cart.removed", lines },
  { type: "cart.refused", kind: "add", message: "Нет" },
  { type: "cart.refused", kind: "remove", message: "Нет" },
  { type: "cart.waited", isCutOff: true },
  { type: "cart.waited", isCutOff: false },
  { type: "network.turned", isThere: false },
  { type: "network.turned", isThere: true },
  { type: "wishlist.waited", isCutOff: true },
  { type: "wishlist.waited", isCutOff: false },
  { type: "papers.changed" },
  { type: "wishlist.wasFull" },
  { type: "wishlist.refused", message: "Нет" },
  { type: "toasts.undone", lines }
]
const checkout = [
  { type: "shopping.want", intent: { type: "checkout.enter" } },
  { type: "checkoutGate.foundMissing", codes: ["10251177"] },
  { type: "checkout.left", to: "/cart/pay?orderId=100001", replace: true },
  { type: "checkoutGate.foundNothing" },
  { type: "checkoutGate.metGuest" },
  { type: "checkoutGate.opened" }
]

const toldFirst = "a tab tells what it begins with before anything in it can be pressed"

const crossedByGate = "the paths of the checkout's gate cross it"

export const model = defineModel<typeof householdMachine>({
  name: "household",
  world: {
    machine: householdMachine,
    /** What is asked for before its beginning is kept in a list without end. */
    follows: ({ context: { early } }, { type }) => !early.some((each: AnyEventObject) => each.type === type),
    events: [
      began(login),
      began(null),
      shown("cart"),
      shown("diamonds"),
      { type: "reference.want" },
      wanted,
      resolved,
      lost,
      settled,
      registered,
      loggedIn("link"),
      loggedIn("login"),
      { type: "auth.loggedIn", user: stranger, by: "tab" },
      expired(true),
      expired(false),
      { type: "dialogs.unasked" },
      atProfile,
      loggedOut("choice"),
      loggedOut("refusal"),
      loggedOut("tab"),
      turnedAway(),
      turnedAway({ to: "/cart", opensLogin: false }),
      formDone("login", true),
      formDone("registration", false),
      formDone("passRecovery", false),
      formDone("diamondWords", false),
      formDone("address", false),
      changed,
      ovals,
      ...shopping,
      ...checkout
    ]
  },
  tells: (snapshot) => {
    const { awaited, wish } = snapshot.context
    if (!isLiving(snapshot)) return "it waits for what the tab begins with"
    return `it lives${wish === null ? "" : `, and will open «${wish.key}» on the next page`}${awaited === null ? "" : `, and will tell of «${awaited.name}»`}`
  },
  says: {
    "tab.began": ({ wish }) => (wish === null ? "the tab begins" : "the tab begins with a dialog"),
    "page.shown": ({ screen }) => `the page ${String(screen)} is shown`,
    "dialogs.want": ({ key }) => `«${String(key)}» is wanted`,
    "reference.want": "what the shop knows of itself is wanted",
    "tooltip.asked": "an explanation is asked for",
    "navigation.resolved": "another page is on its way",
    "navigation.lost": "the address has no page",
    "auth.settled": "it is known who it is",
    "auth.registered": "somebody has registered",
    "auth.loggedIn": ({ by }) => `a user came by ${String(by)}`,
    "auth.expired": ({ isPressed }) => `the shop forgets the user, as ${isPressed === true ? "a press" : "a look of the page"} finds out`,
    "dialogs.unasked": "nobody is asked to sign in again",
    "auth.loggedOut": ({ by }) => `the user is gone by ${String(by)}`,
    "gate.turnedAway": ({ to }) => `a guest is sent to ${String(to)}`,
    "dialogs.formDone": ({ form }) => `the form ${String(form)} was taken`,
    "account.wanted": "the account asks who it is",
    "account.changed": "the user's data were changed",
    "shopping.want": ({ intent }) => `${String(intent.type)} is wanted`,
    "cart.added": "something came into the cart",
    "cart.removed": "something went out of the cart",
    "cart.refused": ({ kind }) => `the cart refused to ${String(kind)}`,
    "network.turned": ({ isThere }) => (isThere === true ? "the network is back" : "the network is gone"),
    "cart.waited": ({ isCutOff }) => `the cart waits for ${isCutOff === true ? "the network" : "the shop"}`,
    "wishlist.waited": ({ isCutOff }) => `the favourites wait for ${isCutOff === true ? "the network" : "the shop"}`,
    "papers.changed": "a link to a gift certificate was made or withdrawn",
    "wishlist.wasFull": "the favourites are full",
    "wishlist.refused": "the favourites were refused",
    "toasts.undone": "a removal is taken back",
    "checkoutGate.foundMissing": "something of the cart is missing",
    "checkout.left": "an order was placed",
    "checkoutGate.foundNothing": "nothing is in the cart",
    "checkoutGate.metGuest": "a guest wants to order",
    "checkoutGate.opened": "a user wants to order",
    "catalogue.chosen": ({ to }) => `a list is chosen: ${String(to)}`
  },
  invariants: {
    "has all who live in it exactly while it lives": (snapshot) =>
      [
        "session",
        "gate",
        "dialogs",
        "newsletter",
        "tooltip",
        "reference",
        "catalogue",
        "hints",
        "addresses",
        "orders",
        "cart",
        "wishlist",
        "toasts",
        "auth"
      ].every((name) => name in snapshot.children === isLiving(snapshot)),
    "opens nothing on the next page but the login": ({ context: { wish } }) => wish === null || wish.key === "login"
  },
  beginnings: {
    "waits for what the tab begins with": ({ after, told }) => !isLiving(after) && told.length === 0
  },
  promises: {
    "keeps what is asked for until it is known what the tab begins with, and does it then": ({ after, before, event, told }) => {
      if (isLiving(before)) return event.type !== "tab.began" || told.length === 0
      const { early, watches } = before.context
      if (["dialogs.want", "shopping.want", "reference.want"].includes(event.type)) return equal(after.context.early, [...early, event])
      if (event.type !== "tab.began") return told.length === 0 && !isLiving(after)
      const begins = [
        ...(event["wish"] === null ? [] : [{ type: "dialogs.open", ...event["wish"] }]),
        ...(watches ? [{ type: "cart.watch" }] : [])
      ]
      const asked = early.flatMap((each) => answers[each.type]?.(each, { ...before.context, user: null }) ?? [])
      return isLiving(after) && equal(told.map(said), [...begins, ...asked])
    },
    "has the whole cart looked at exactly while its page is shown": ({ after, before, event }) =>
      after.context.watches === (event.type === "page.shown" ? event["screen"] === "cart" : before.context.watches),
    "tells the cart who looks at it": says("page.shown"),
    "opens the dialog that is wanted": says("dialogs.want"),
    "knows who is signed in, for the forms that ask for a name": living(({ after, before, event }) => {
      const { user: known } = after.context
      if (event.type === "auth.loggedOut") return known === null
      return equal(known, "user" in event && event.type !== "auth.registered" ? event["user"] : before.context.user)
    }),
    "looks up what the shop knows of itself, whoever asks": says("reference.want", "tooltip.asked"),
    "has the cart asked for anew when the shopper is another guest": says("session.moved"),
    "brings what is wanted of the cart and the favourites to them": says("shopping.want"),
    "[ERRC-014, ERRC-015] says what came of it, but not that a removal failed": says("cart.added", "cart.removed", "cart.refused"),
    "says what waits, what has no room and what the shop refused": says(
      "cart.waited",
      "wishlist.waited",
      "wishlist.wasFull",
      "wishlist.refused"
    ),
    "will tell of what is added from its own page until it is told, or the shopper goes on": living(({ after, before, event }) => {
      const { awaited } = before.context
      if (event.type === "shopping.want" && event["intent"].name !== undefined)
        return equal(after.context.awaited, { id: "0-1", name: "Кольцо" })
      if (["dialogs.want", "navigation.resolved", "navigation.lost"].includes(event.type)) return after.context.awaited === null
      return event.type === "cart.added" && event["id"] === awaited?.id
        ? after.context.awaited === null
        : equal(after.context.awaited, awaited)
    }),
    "names what is missing, asks a guest to sign in without the way to the profile, and leads a user to the checkout": says(
      "checkout.left",
      "checkoutGate.foundMissing",
      "checkoutGate.foundNothing",
      "checkoutGate.metGuest",
      "checkoutGate.opened"
    ),
    "knows whether there is a network, which the page says": living(
      ({ after, before, event }) =>
        after.context.isOffline === (event.type === "network.turned" ? !event["isThere"] : before.context.isOffline)
    ),
    "takes a removal back": says("toasts.undone"),
    "asks for the orders anew when a link to a gift certificate has changed": says("papers.changed"),
    "leads to the list that is chosen": says("catalogue.chosen"),
    "tells the gate, the dialogs and the list of every page, and opens there what waited for it": says(
      "navigation.resolved",
      "navigation.lost"
    ),
    "tells the gate and the shop who it is": says("auth.settled", "auth.registered"),
    "leads home who came by a link, and sends nothing of who was here before; lets others go on where they were": says("auth.loggedIn"),
    "asks for another guest when a user leaves, and forgets what was typed unless the shop ended the stay": says("auth.loggedOut"),
    "asks a user whom the shop has forgotten to sign in again, who pressed something or stands on a page of users; nobody else": says(
      "auth.expired",
      "dialogs.unasked"
    ),
    "knows whose the forms are, until their user leaves": living(({ after, before, event }) => {
      const { owner } = after.context
      if (event.type === "auth.loggedOut") return owner === (event["by"] === "refusal" ? before.context.owner : null)
      const whom = event.type === "auth.settled" || event.type === "auth.loggedIn" ? event["user"] : null
      return owner === (whom?.id ?? before.context.owner)
    }),
    "leads away who may not stand there": says("gate.turnedAway"),
    "[FORM-007] lets in whose form was taken, and leads to the profile who wanted that": says("dialogs.formDone"),
    "brings an address that was saved to the list": says("dialogs.formDone"),
    "asks for the cart anew when a stone was named": says("dialogs.formDone"),
    "asks who it is for the account, and keeps what was changed": says("account.wanted", "account.changed"),
    "opens the login on the page that the guest is led to": living(({ after, before, event }) => {
      const { wish } = before.context
      if (event.type === "navigation.resolved") return after.context.wish === null
      if (event.type !== "gate.turnedAway" || event["opensLogin"] !== true) return equal(after.context.wish, wish)
      return equal(after.context.wish, { key: "login", props: { redirect: true } })
    })
  },
  uncrossed: {
    "beginning --navigation.lost#0--> stays": "a page that is nowhere is walked once the tab has begun; so is this in the core",
    "beginning --dialogs.want#0--> stays": toldFirst,
    "beginning --shopping.want#0--> stays": toldFirst,
    "beginning --reference.want#0--> stays": toldFirst,
    "living --catalogue.chosen#0--> stays": "the paths of the catalogue cross it, and the list that it leads to",
    "living --dialogs.formDone#1--> stays": "the journeys of the personal area save an address, and the list of their page has it",
    "living --checkoutGate.foundMissing#0--> stays": crossedByGate,
    "living --checkoutGate.foundNothing#0--> stays": crossedByGate,
    "living --checkout.left#0--> stays": "the journeys of the checkout cross it",
    "living --checkoutGate.opened#0--> stays": crossedByGate,
    "living --wishlist.refused#0--> stays": "the paths of the favourites cross it, where the shop refuses",
    "living --network.turned#0--> stays": "the paths of the network cross it",
    "living --wishlist.waited#0--> stays": "the paths of the favourites cross it, where the shop fails",
    "living --papers.changed#0--> stays": "the journeys of the personal area share a gift certificate and withdraw its link",
    "living --session.moved#0--> stays": "another tab that becomes another guest is walked in the core"
  },
  unreachable: {},
  stages: [
    {
      opens: "/diamonds",
      begins: [resolved, shown("diamonds"), began(null)],
      holds: /^\/api\/v2\/users/,
      isTour: true,
      prepares: async ({ diamonds, terms }) => {
        await diamonds.chooseStone(0)
        await terms.seeTerms()
      },
      acts: [
        {
          does: "a heart is pressed where the favourites are full",
          events: [cleared, { type: "wishlist.wasFull" }],
          by: async ({ keepElsewhere, page }) => {
            const items = Array.from({ length: 50 }, (_, index) => ({ id: String(900_000 + index), type: 1 }))
            await keepElsewhere("wishlist", JSON.stringify({ items, own: null, writes: [] }))
            await page
              .getByRole("main")
              .getByRole("button", { name: /^В избранное:/ })
              .first()
              .click()
          }
        },
        { does: "«Чистота» is pointed at", events: [{ type: "tooltip.asked" }], by: ({ terms }) => terms.pointAt("Чистота") },
        {
          does: "the search is opened",
          events: [{ type: "reference.want" }],
          by: async ({ header, page }) => {
            await page.keyboard.press("Escape")
            await header.choose("search")
            await page.keyboard.press("Escape")
          }
        },
        {
          does: "Back leads where no page is",
          events: [lost],
          by: async ({ error, travel }) => {
            await travel("/%E0%A4%A")
            await error.see()
          }
        },
        {
          does: "somebody registers, and is led to the profile",
          events: [
            wanted,
            formDone("registration", true),
            registered,
            loggedIn("registration"),
            resolved,
            { type: "account.wanted" },
            settled
          ],
          by: async ({ account, page }) => {
            await account.openLogin()
            await account.registerSomebody()
            await account.seeAddress("/personal/profile/")
            await account.seeSaid("Вы успешно зарегистрировались.")
            await page.clock.runFor(briefMs)
          }
        },
        {
          does: "the name is changed",
          events: [changed],
          by: async (hands) => {
            hands.gate.answer("well")
            await rename(hands)
            await hands.profile.seeSaved()
          }
        },
        {
          does: "«Выйти» is pressed",
          events: [loggedOut("choice"), turnedAway({ to: "/", opensLogin: false })],
          by: async ({ profile: page }) => {
            await page.logOut()
            await page.seeAddress("/")
          }
        },
        {
          does: "another tab signs in, and out again",
          events: [loggedIn("tab"), loggedOut("tab")],
          by: async (hands) => {
            await hands.keepElsewhere("token", (await hands.newAccount()).token)
            await hands.profile.seeAccount("Анна")
            await hands.leaveElsewhere()
          }
        },
        {
          does: "another tab signs in, and the shop ends the stay when the name is changed",
          events: [loggedIn("tab"), expired(true)],
          isLast: true,
          by: async (hands) => {
            await hands.keepElsewhere("token", (await hands.newAccount()).token)
            await hands.profile.seeAccount("Анна")
            await hands.travel("/personal/profile/")
            await rename(hands)
            hands.gate.answer({ kind: "status", status: 401 })
            await hands.account.see("Вход")
          }
        }
      ]
    },
    {
      opens: "/diamonds",
      begins: [resolved, shown("diamonds"), began(null)],
      holds: /^$/,
      isTour: true,
      prepares: async ({ diamonds, shell }) => {
        await diamonds.chooseStone(0)
        await shell.seeAlive()
      },
      acts: [
        {
          does: "the stone is put into the cart",
          events: [addedHere, { type: "cart.added", id: "0-1" }],
          when: ({ context }) => context.awaited === null,
          by: async (hands) => {
            await runUntil(hands.cart.buyButton)
            await hands.cart.buyButton.click()
            await runUntil(hands.cart.dialog)
            await hands.page.keyboard.press("Escape")
            await hands.page.clock.runFor(briefMs)
          }
        },
        {
          does: "the cart is opened, and the stone is taken out and back",
          events: [
            resolved,
            added,
            added,
            { type: "cart.removed", lines },
            { type: "toasts.undone", lines },
            { type: "cart.added", id: "0-1" }
          ],
          by: async (hands) => {
            await hands.cart.goByHeader()
            await runUntil(hands.cart.removals.first())
            await hands.cart.removals.first().click()
            await runUntil(hands.cart.undo)
            await hands.cart.undo.click()
            await runUntil(hands.cart.removals.first())
          }
        },
        {
          does: "the stone gets a name",
          events: [{ type: "dialogs.want", key: "cartCertificateDiamond", props: {} }, formDone("diamondWords", false)],
          when: ({ context }) => context.awaited === null,
          by: async (hands) => {
            await hands.cart.goByHeader()
            await runUntil(hands.cart.naming)
            await hands.cart.naming.click()
            await runUntil(hands.account.field("Имя"))
            await hands.account.field("Имя").fill("Аврора")
            await hands.account.press("Сохранить")
            await runUntil(hands.cart.named("Аврора"))
            await hands.page.clock.runFor(briefMs)
          }
        },
        {
          does: "a guest wants to order while the shop fails, and again when it does not",
          events: [{ type: "checkoutGate.metGuest" }],
          when: ({ context }) => context.awaited === null,
          by: async ({ account, cart, page }) => {
            await cart.goByHeader()
            await runUntil(cart.order)
            await page.route("**/api/v2/cart/", (route) => route.fulfill({ status: 500, json: {} }))
            await cart.order.click()
            await runUntil(cart.page.getByText(/^Не\sудалось\sпроверить/))
            await page.unroute("**/api/v2/cart/")
            await page.clock.runFor(briefMs)
            await cart.order.click()
            await runUntil(account.dialog)
            await page.keyboard.press("Escape")
            await page.clock.runFor(briefMs)
          }
        },
        {
          does: "a removal is taken back while the shop does not answer, and then it refuses",
          events: [
            added,
            { type: "cart.removed", lines },
            { type: "toasts.undone", lines },
            { type: "cart.waited", isCutOff: true },
            { type: "cart.refused", kind: "add", message: "Нет" }
          ],
          isLast: true,
          by: async (hands) => {
            const isAdd = (route: Route) => route.request().method() === "POST"
            await hands.page.route("**/api/v2/cart/", (route) => (isAdd(route) ? route.abort() : route.fallback()))
            await hands.cart.removals.first().click()
            await runUntil(hands.cart.undo)
            await hands.cart.undo.click()
            await runUntil(hands.cart.again)
            const refusal = { status: 409, json: { message: "Этого товара сейчас нет в наличии", data: { errors: {} } } }
            await hands.page.route("**/api/v2/cart/", (route) => (isAdd(route) ? route.fulfill(refusal) : route.fallback()))
            await hands.cart.again.click()
            await runUntil(hands.cart.toast("Этого товара сейчас нет в наличии"))
          }
        }
      ]
    },
    {
      opens: `/?silenceIsGold=${linkToken}`,
      begins: [resolved, shown("home"), began(null, "link")],
      /** The token of the link is known to nobody: what asks with it waits too. */
      holds: /^\/api\/v2\/(?:session|cart|favorites)/,
      isHeldFromStart: true,
      isTour: true,
      acts: [
        {
          does: "the shop takes the link",
          events: [loggedIn("link")],
          isLast: true,
          answer: { kind: "body", json: { data: user satisfies User } }
        }
      ]
    }
  ]
})

/** A word of what was done goes by itself, and fades. */
const briefMs = 3_500

function entryOf(form: unknown, redirect: unknown): ReadonlyArray<object> {
  if (form !== "login" && form !== "registration") return []
  return [{ type: "auth.enter", user, by: form }, ...(redirect === true ? [leads("/personal/profile/", false)] : [])]
}

async function rename(hands: Hands): Promise<void> {
  const { page: tab, profile: page } = hands
  const name = tab.getByRole("main").getByLabel("Имя")
  await runUntil(name)
  await page.write("Имя", "Ольга")
  await page.save()
}
