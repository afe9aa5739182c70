import type { SnapshotFrom } from "xstate"
import { toastsMachine } from "../../../core/machines/shell/toasts.machine.ts"
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
const cutOff = show(waiting)
/** The page already shows that it is offline. */
const isKnown = ({ before, event }: StepOf<SnapshotFrom<typeof toastsMachine>>) => before.context.isOffline && event["isOfNetwork"] === true
const turned = (isThere: boolean) => ({ type: "network.turned", isThere })

const shownElsewhere = "the core tells it: in a browser the line of the network stands by then, and nothing is to be seen"

export const model = defineModel<typeof toastsMachine>({
  name: "toasts",
  actorPath: "shop/toasts",
  world: {
    machine: toastsMachine,
    events: [
      show(added),
      show(removed),
      cutOff,
      turned(false),
      turned(true),
      { type: "toasts.close", id: 1 },
      { type: "toasts.close", id: 2 },
      { type: "toasts.undo", id: 1 },
      { type: "toasts.undo", id: 2 },
      { type: "toasts.pause" },
      { type: "toasts.resume" }
    ],
    follows: ({ context }, { type, isOfNetwork }) =>
      type === "toasts.show" ? context.shown < (isOfNetwork === true ? 2 : 4) : type !== "network.turned" || context.shown < 2
  },
  waits: { duration: 5_000 },
  tells: (snapshot) =>
    `${snapshot.context.toasts.map(({ id, undo }) => `${undo === null ? "word" : "removal"} ${id}`).join(", ") || "nothing"} stands${
      snapshot.matches({ shown: "held" }) ? ", held" : ""
    } after ${snapshot.context.shown}${snapshot.context.isOffline ? ", without a network" : ""}`,
  says: {
    "toasts.show": ({ isOfNetwork, toast }) =>
      isOfNetwork === true ? "something waits for the network" : toast.undo === null ? "something is added" : "something is removed",
    "network.turned": ({ isThere }) => (isThere === true ? "the network is back" : "the network is gone"),
    "toasts.close": ({ id }) => `word ${String(id)} is closed`,
    "toasts.undo": ({ id }) => `the way back of ${String(id)} is taken`,
    "toasts.pause": "the pointer comes",
    "toasts.resume": "the pointer goes"
  },
  invariants: {
    "is shown exactly while there are words": (snapshot) => snapshot.matches("shown") === snapshot.context.toasts.length > 0,
    "shows three at most": ({ context }) => context.toasts.length <= 3,
    "each word has a number of its own, in order": ({ context: { toasts } }) =>
      toasts.every(({ id }, index) => index === 0 || id > (toasts[index - 1]?.id ?? 0))
  },
  beginnings: {
    "has nothing to say, and knows of no trouble with the network": ({ after }) =>
      isEqual(after.context, { toasts: [], shown: 0, isOffline: false })
  },
  promises: {
    "says nothing of what waits for the network while the page says that there is none": (step) =>
      step.event.type !== "toasts.show" || !isKnown(step) || isSame(step),
    "knows whether there is a network": ({ after, before, event }) =>
      after.context.isOffline === (event.type === "network.turned" ? event["isThere"] === false : before.context.isOffline),
    "shows what is told, last": (step) =>
      step.event.type !== "toasts.show" ||
      isKnown(step) ||
      isEqual({ ...step.after.context.toasts.at(-1), id: 0 }, { ...step.event["toast"], id: 0 }),
    "a new word leaves the others, but for a fourth": (step) =>
      step.event.type !== "toasts.show" ||
      isKnown(step) ||
      isEqual(step.after.context.toasts.slice(0, -1), step.before.context.toasts.slice(-2)),
    "the oldest goes after its time, and no other": ({ after, before, event }) =>
      !event.type.startsWith("xstate.after.duration") || isEqual(after.context.toasts, before.context.toasts.slice(1)),
    "counts for the others after one has gone": ({ after, event }) =>
      !event.type.startsWith("xstate.after.duration") || after.context.toasts.length === 0 || currentState(after) === "shown.counting",
    "stands still under a pointer, and counts anew when it goes": (step) =>
      (step.event.type !== "toasts.pause" || step.before.matches("empty") || currentState(step.after) === "shown.held") &&
      (step.event.type !== "toasts.resume" || !step.before.matches({ shown: "held" }) || currentState(step.after) === "shown.counting"),
    "counts five seconds anew for the one that is the oldest after another's time or by a fourth, and not for a new one below": (step) => {
      const { after, before, event } = step
      const isTaken = event.type === "toasts.close" || event.type === "toasts.undo"
      if (isTaken || !before.matches({ shown: "counting" }) || !after.matches({ shown: "counting" })) return true
      const isOther = after.context.toasts[0]?.id !== before.context.toasts[0]?.id
      return isEqual(startedDelays(step), isOther ? [5_000] : [])
    },
    "numbers each new word by one more than the last": (step) => {
      const { shown, toasts } = step.after.context
      if (step.event.type !== "toasts.show" || isKnown(step)) return shown === step.before.context.shown
      return shown === step.before.context.shown + 1 && toasts.at(-1)?.id === shown
    },
    "closes the one that is closed": ({ after, before, event }) =>
      event.type !== "toasts.close" ||
      isEqual(
        after.context.toasts,
        before.context.toasts.filter(({ id }) => id !== event["id"])
      ),
    "tells the way back once, of a word that has one, and takes the word away": (step) => {
      if (step.event.type !== "toasts.undo") return step.emitted.length === 0
      const own = step.before.context.toasts.find(({ id }) => id === step.event["id"])
      if (own === undefined || own.undo === null) return isSame(step) && step.emitted.length === 0
      return isEqual(step.emitted, [{ type: "toasts.undone", lines }]) && !step.after.context.toasts.some(({ id }) => id === own.id)
    }
  },
  stages: [
    {
      opens: "/giftcards/",
      begins: [],
      holds: /^$/,
      isTour: true,
      prepares: async ({ page, shell }) => {
        await shell.interact()
        await page.getByRole("button", { name: exactText("В корзину") }).waitFor()
      },
      acts: [
        {
          does: "a certificate is put into the cart",
          events: [show(added)],
          when: ({ context }) => context.shown < 9,
          by: async ({ cart, page }) => {
            const gifts = new GiftCardsPage(page)
            const before = await gifts.inCart()
            await gifts.putByKey()
            await gifts.seeInCart(before + 1)
            await cart.toast("Товар успешно добавлен").last().waitFor()
          }
        },
        {
          does: "the network goes",
          events: [turned(false)],
          when: ({ context }) => !context.isOffline && context.toasts.length > 0,
          by: async ({ page }) => {
            await page.context().setOffline(true)
            await page.context().setOffline(false)
          }
        },
        {
          does: "the pointer comes",
          events: [{ type: "toasts.pause" }],
          when: (snapshot) => snapshot.matches({ shown: "counting" }),
          by: ({ cart }) => cart.toast("Товар").first().hover()
        },
        {
          does: "the pointer goes",
          events: [{ type: "toasts.resume" }],
          when: (snapshot) => snapshot.matches({ shown: "held" }),
          by: ({ page }) => page.mouse.move(0, 0)
        },
        {
          does: "the first word is closed",
          events: [{ type: "toasts.pause" }, { type: "toasts.close", id: 1 }],
          when: ({ context }) => context.toasts.some(({ id }) => id === 1),
          by: ({ cart }) => cart.toast("Товар").first().getByRole("button", { name: "Закрыть" }).click()
        }
      ],
      shows: ({ context }, { cart }) => expect(cart.toast("Товар")).toHaveCount(context.toasts.length)
    },
    {
      opens: "/giftcards/",
      begins: [show(added)],
      holds: /^$/,
      isTour: true,
      prepares: async ({ cart, page, shell }) => {
        await shell.interact()
        await new GiftCardsPage(page).put()
        await cart.goByHeader()
        await cart.seeSummary()
      },
      acts: [
        {
          does: "a line is removed",
          events: [show(removed)],
          when: ({ context }) => context.shown === 1,
          by: async ({ cart }) => {
            await cart.removals.first().click()
            await cart.seeEmpty()
          }
        },
        {
          does: "the way back is taken",
          events: [{ type: "toasts.pause" }, { type: "toasts.undo", id: 2 }, show(added)],
          when: ({ context }) => context.toasts.some(({ id }) => id === 2),
          isLast: true,
          by: async ({ cart }) => {
            await cart.undo.click()
            await cart.seeSummary()
          }
        }
      ]
    }
  ],
  uncrossed: {
    "empty --toasts.show#0--> stays": shownElsewhere,
    "shown --toasts.show#0--> stays": shownElsewhere,
    "shown.counting --toasts.show#0--> stays": shownElsewhere
  }
})
