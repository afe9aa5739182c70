import type { SnapshotFrom } from "xstate"
import { toastsMachine } from "../../../core/machines/shell/toasts.machine.ts"
import type { ActTools } from "../../../qa/pages/act-tools.ts"
import { GiftCardsPage } from "../../../qa/pages/gift-cards-page.ts"
import { exactText } from "../../../qa/pages/text-pattern.ts"
import { startedDelays } from "../../../qa/paths/started-delays.ts"
import { currentState, defineModel, isEqual, isSame, type StepOf } from "../../../qa/paths/model.ts"
import { expect } from "../../support/browser/patient-expect.ts"

const lines = [{ id: "0-1", quantity: 1, price: 100 }]
const added = { kind: "done", text: "Товар успешно добавлен", link: { title: "Перейти в корзину", to: "/cart" }, undo: null } as const
const removed = { kind: "done", text: "Товар удалён из корзины", link: null, undo: lines } as const

const waiting = { kind: "error", text: "Нет связи с магазином", link: null, undo: null } as const
const show = (toast: typeof added | typeof removed | typeof waiting) => ({ type: "toasts.show", toast, isOfNetwork: toast === waiting })
const offlineToast = show(waiting)
/** The page already shows that it is offline. */
const isKnown = ({ before, event }: StepOf<SnapshotFrom<typeof toastsMachine>>) => before.context.isOffline && event["isOfNetwork"] === true
const turned = (isThere: boolean) => ({ type: "network.turned", isThere })

const expire = (place: number) => ({ type: `toasts.expire.${place}` })
const isExpiry = ({ type }: { readonly type: string }) => type.startsWith("toasts.expire.")

/** Places of the toasts that leave one after another while the browser's time passes. */
const queues: ReadonlyArray<ReadonlyArray<number>> = [[0], [0, 1, 2], [1, 2, 0]]

const coveredByCore = "the core paths cover it: in a browser the page already shows the missing network, and no toast"

export const model = defineModel<typeof toastsMachine>({
  name: "toasts",
  actorPath: "shop/toasts",
  world: {
    machine: toastsMachine,
    events: [
      show(added),
      show(removed),
      offlineToast,
      turned(false),
      turned(true),
      { type: "toasts.close", id: 1 },
      { type: "toasts.close", id: 2 },
      { type: "toasts.undo", id: 1 },
      { type: "toasts.undo", id: 2 },
      { type: "toasts.pause" },
      { type: "toasts.resume" },
      expire(0),
      expire(1),
      expire(2)
    ],
    isExplored: ({ context }, { type, isOfNetwork }) =>
      type === "toasts.show" ? context.shown < (isOfNetwork === true ? 2 : 4) : type !== "network.turned" || context.shown < 2
  },
  delays: { duration: 5_000 },
  describeState: (snapshot) =>
    `toasts: ${snapshot.context.toasts.map(({ id, undo }) => `${undo === null ? "message" : "removal"} ${id}`).join(", ") || "none"}${snapshot.matches({ shown: "held" }) ? ", held" : ""}, ${snapshot.context.shown} shown so far${snapshot.context.isOffline ? ", without a network" : ""}`,
  eventTexts: {
    "toasts.show": ({ isOfNetwork, toast }) =>
      isOfNetwork === true ? "a write is postponed without a network" : toast.undo === null ? "an item is added" : "an item is removed",
    "network.turned": ({ isThere }) => (isThere === true ? "the network is back" : "the network fails"),
    "toasts.close": ({ id }) => `toast ${String(id)} is closed`,
    "toasts.undo": ({ id }) => `«Вернуть» of toast ${String(id)} is pressed`,
    "toasts.pause": "the pointer enters the toasts",
    "toasts.resume": "the pointer leaves the toasts",
    "toasts.expire.0": "the time of the toast in place 0 ends",
    "toasts.expire.1": "the time of the toast in place 1 ends",
    "toasts.expire.2": "the time of the toast in place 2 ends"
  },
  invariants: {
    "is shown exactly while it has toasts": (snapshot) => snapshot.matches("shown") === snapshot.context.toasts.length > 0,
    "shows at most three toasts": ({ context }) => context.toasts.length <= 3,
    "has each toast in a place of its own": ({ context: { toasts } }) => new Set(toasts.map(({ slot }) => slot)).size === toasts.length,
    "has toasts with increasing ids": ({ context: { toasts } }) =>
      toasts.every(({ id }, index) => index === 0 || id > (toasts[index - 1]?.id ?? 0))
  },
  startConditions: {
    "starts without toasts, online": ({ after }) => isEqual(after.context, { toasts: [], shown: 0, isOffline: false })
  },
  postconditions: {
    "shows no toast about the network while the page shows that it is offline": (step) =>
      step.event.type !== "toasts.show" || !isKnown(step) || isSame(step),
    "knows whether the network is available": ({ after, before, event }) =>
      after.context.isOffline === (event.type === "network.turned" ? event["isThere"] === false : before.context.isOffline),
    "shows the new toast last": (step) =>
      step.event.type !== "toasts.show" ||
      isKnown(step) ||
      isEqual({ ...step.after.context.toasts.at(-1), id: 0, slot: 0 }, { ...step.event["toast"], id: 0, slot: 0 }),
    "keeps the two toasts before a new one": (step) =>
      step.event.type !== "toasts.show" ||
      isKnown(step) ||
      isEqual(step.after.context.toasts.slice(0, -1), step.before.context.toasts.slice(-2)),
    "removes only the toast whose time ends": (step) => {
      const { after, before, event } = step
      if (!isExpiry(event)) return true
      if (!before.matches({ shown: "counting" })) return isSame(step)
      return isEqual(
        after.context.toasts,
        before.context.toasts.filter(({ slot }) => event.type !== expire(slot).type)
      )
    },
    "stops the time under the pointer, and restarts it afterwards": (step) =>
      (step.event.type !== "toasts.pause" || step.before.matches("empty") || currentState(step.after) === "shown.held") &&
      (step.event.type !== "toasts.resume" || !step.before.matches({ shown: "held" }) || currentState(step.after) === "shown.counting"),
    "[LIM-004] gives each new toast five seconds, and all of them after a pause": (step) => {
      const { after, before, event } = step
      const isStarted = event.type === "toasts.show" && !isKnown(step) && !before.matches({ shown: "held" })
      const isResumed = event.type === "toasts.resume" && before.matches({ shown: "held" })
      const started = isStarted ? 1 : isResumed ? after.context.toasts.length : 0
      return isEqual(
        startedDelays(step),
        Array.from({ length: started }, () => 5_000)
      )
    },
    "gives each new toast the next id": (step) => {
      const { shown, toasts } = step.after.context
      if (step.event.type !== "toasts.show" || isKnown(step)) return shown === step.before.context.shown
      return shown === step.before.context.shown + 1 && toasts.at(-1)?.id === shown
    },
    "removes only the closed toast": ({ after, before, event }) =>
      event.type !== "toasts.close" ||
      isEqual(
        after.context.toasts,
        before.context.toasts.filter(({ id }) => id !== event["id"])
      ),
    "publishes an undo once and removes its toast; ignores toasts without one": (step) => {
      if (step.event.type !== "toasts.undo") return step.emitted.length === 0
      const own = step.before.context.toasts.find(({ id }) => id === step.event["id"])
      if (own === undefined || own.undo === null) return isSame(step) && step.emitted.length === 0
      return isEqual(step.emitted, [{ type: "toasts.undone", lines }]) && !step.after.context.toasts.some(({ id }) => id === own.id)
    }
  },
  stages: [
    {
      address: "/giftcards/",
      startEvents: [],
      heldRequests: /^$/,
      isTour: true,
      prepare: async ({ page, shell }) => {
        await shell.interact()
        await page.getByRole("button", { name: exactText("В корзину") }).waitFor()
      },
      acts: [
        {
          title: "a certificate is put into the cart",
          events: [show(added)],
          when: ({ context }) => context.shown < 9,
          run: async ({ cart, page }) => {
            const gifts = new GiftCardsPage(page)
            const before = await gifts.inCart()
            await gifts.putByKey()
            await gifts.seeInCart(before + 1)
            await cart.toast("Товар успешно добавлен").last().waitFor()
          }
        },
        {
          title: "the network fails",
          events: [turned(false)],
          when: ({ context }) => !context.isOffline && context.toasts.length > 0,
          run: async ({ page }) => {
            await page.context().setOffline(true)
            await page.context().setOffline(false)
          }
        },
        {
          title: "the pointer enters a toast",
          events: [{ type: "toasts.pause" }],
          when: (snapshot) => snapshot.matches({ shown: "counting" }),
          run: ({ cart }) => cart.toast("Товар").first().hover()
        },
        {
          title: "the pointer leaves the toast",
          events: [{ type: "toasts.resume" }],
          when: (snapshot) => snapshot.matches({ shown: "held" }),
          run: ({ page }) => page.mouse.move(0, 0)
        },
        {
          title: "the first toast is closed",
          events: [{ type: "toasts.pause" }, { type: "toasts.close", id: 1 }],
          when: ({ context }) => context.toasts.some(({ id }) => id === 1),
          run: ({ cart }) => cart.toast("Товар").first().getByRole("button", { name: "Закрыть" }).click()
        },
        ...queues.map((queue) => ({
          title: `five seconds pass over ${queue.length === 1 ? "a toast" : `${queue.length} toasts`}`,
          events: queue.map(expire),
          when: (snapshot: SnapshotFrom<typeof toastsMachine>) =>
            snapshot.matches({ shown: "counting" }) &&
            isEqual(
              snapshot.context.toasts.map(({ slot }) => slot),
              queue
            ),
          run: ({ page }: ActTools) => page.clock.runFor(5_000)
        }))
      ],
      seeState: ({ context }, { cart }) => expect(cart.toast("Товар")).toHaveCount(context.toasts.length)
    },
    {
      address: "/giftcards/",
      startEvents: [show(added)],
      heldRequests: /^$/,
      isTour: true,
      prepare: async ({ cart, page, shell }) => {
        await shell.interact()
        await new GiftCardsPage(page).put()
        await cart.goByHeader()
        await cart.seeSummary()
      },
      acts: [
        {
          title: "a line is removed",
          events: [show(removed)],
          when: ({ context }) => context.shown === 1,
          run: async ({ cart }) => {
            await cart.removals.first().click()
            await cart.seeEmpty()
          }
        },
        {
          title: "«Вернуть» is pressed",
          events: [{ type: "toasts.pause" }, { type: "toasts.undo", id: 2 }, show(added)],
          when: ({ context }) => context.toasts.some(({ id }) => id === 2),
          isLast: true,
          run: async ({ cart }) => {
            await cart.undo.click()
            await cart.seeSummary()
          }
        }
      ]
    }
  ],
  uncrossed: {
    "empty --toasts.show#0--> stays": coveredByCore,
    "shown --toasts.show#0--> stays": coveredByCore,
    "shown.counting --toasts.show#0--> stays": coveredByCore
  }
})
