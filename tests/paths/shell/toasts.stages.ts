import type { SnapshotFrom } from "xstate"
import type { toastsMachine } from "../../../core/machines/shell/toasts.machine.ts"
import type { ActTools } from "../../../qa/pages/act-tools.ts"
import { GiftCardsPage } from "../../../qa/pages/gift-cards-page.ts"
import { exactText } from "../../../qa/pages/text-pattern.ts"
import { isEqual, type StageOf } from "../../../qa/paths/model.ts"
import { expect } from "../../../qa/pages/patient-expect.ts"
import { added, expire, removed, show, turned } from "./toasts.payloads.ts"

/** Places of the toasts that leave one after another while the browser's time passes. */
const queues: ReadonlyArray<ReadonlyArray<number>> = [[0], [0, 1, 2], [1, 2, 0]]

export const stages: ReadonlyArray<StageOf<SnapshotFrom<typeof toastsMachine>>> = [
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
        title: "five seconds pass over the toast of the addition",
        events: [expire(0)],
        when: ({ context }) => context.shown === 1 && context.toasts.length === 1,
        run: ({ page }) => page.clock.runFor(5_000)
      },
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
]
