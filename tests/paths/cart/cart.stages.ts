import type { SnapshotFrom } from "xstate"
import { emailHere, storedToken, logInUser } from "../../../qa/server/account.ts"
import { storageKeys } from "../../../core/domain/maintenance/storage-keys.ts"
import { noCart } from "../../../core/domain/cart/cart-writes.ts"
import type { cartMachine } from "../../../core/machines/cart/cart.machine.ts"
import { GiftCardsPage } from "../../../qa/pages/gift-cards-page.ts"
import type { StageOf } from "../../../qa/paths/model.ts"
import { exactText } from "../../../qa/pages/text-pattern.ts"
import { linkToken, userByLink, user } from "../../../qa/samples/user.ts"
import { cutOff, refused, serverFailed, one, keyPrefix, add, shownPage } from "./cart.payloads.ts"
import { repriced, isSending, isShown, isUnsent, sentWith, loaded, sent, setAside, storedWith, accepted, goHome } from "./cart.helpers.ts"

export const stages: ReadonlyArray<StageOf<SnapshotFrom<typeof cartMachine>>> = [
  {
    address: "/giftcards/",
    startEvents: [{ type: "cart.hydrated", stored: storedWith(noCart), keyPrefix }, loaded(noCart)],
    heldRequests: /\/api\/v2\/cart/,
    isTour: true,
    most: 60,
    prepare: async ({ page, shell }) => {
      await shell.interact()
      await page.getByRole("button", { name: exactText("В корзину") }).waitFor()
    },
    acts: [
      {
        title: "a certificate is put into the cart",
        events: [add],
        when: ({ context }) => !context.isWatched && context.writes.length === 0 && context.nextId < 8,
        run: ({ page }) => new GiftCardsPage(page).put()
      },
      {
        title: "a certificate of another amount is put into the cart",
        events: [{ ...add, id: "0-2" }],
        when: ({ context }) => !context.isWatched && context.writes.length === 1,
        run: async ({ page }) => {
          await new GiftCardsPage(page).chooseOtherAmount()
          await new GiftCardsPage(page).put()
        }
      },
      {
        title: "the server accepts the write",
        events: [accepted],
        when: isSending,
        answer: "well",
        once: true
      },
      {
        title: "the server refuses the write",
        events: [sent(refused)],
        when: isSending,
        answer: {
          kind: "status",
          status: 409,
          body: JSON.stringify({ message: "Этого товара сейчас нет в наличии", data: { errors: {} } })
        },
        once: true
      },
      { title: "the network fails", events: [sent(cutOff)], when: isSending, answer: { kind: "down" } },
      {
        title: "the cart is loaded",
        events: [loaded(one)],
        when: (snapshot) => snapshot.matches("loading") && snapshot.context.short.total > 0,
        answer: "well",
        once: true
      },
      {
        title: "the empty cart is loaded",
        events: [loaded(noCart)],
        when: (snapshot) => snapshot.matches("loading") && snapshot.context.short.total === 0,
        answer: "well",
        once: true
      },
      {
        title: "loading fails",
        events: [{ type: "xstate.done.actor.load", output: serverFailed }],
        when: (snapshot) => snapshot.matches("loading"),
        answer: { kind: "status", status: 500 }
      },
      {
        title: "the network is back",
        events: [{ type: "cart.reconnected" }],
        when: (snapshot) => snapshot.matches("waiting") || snapshot.matches("stale") || snapshot.matches("suspended"),
        run: ({ shell }) => shell.returnNetwork()
      },
      {
        title: "another tab has another cart",
        events: [{ type: "cart.changedElsewhere", stored: storedWith(one) }],
        when: (snapshot) => snapshot.matches("resting") && snapshot.context.short.total === 0,
        isLast: true,
        run: ({ storeInOtherTab }) => storeInOtherTab("cart", JSON.stringify(storedWith(one)))
      },
      {
        title: "another tab signs in",
        events: [{ type: "auth.loggedIn", user, by: "tab" }],
        when: ({ context }) => context.writes.length === 0 && context.nextId < 3,
        run: async ({ storeInOtherTab, newAccount, page, profile }) => {
          const isMember = (await storedToken(page)) !== null
          await storeInOtherTab("token", isMember ? await logInUser(page.request, await emailHere(page)) : (await newAccount()).token)
          await profile.seeAccount("Анна")
        }
      },
      {
        title: "another tab signs out",
        events: [{ type: "auth.loggedOut", by: "tab" }],
        when: (snapshot) => snapshot.matches("resting"),
        isLast: true,
        run: ({ logOutInOtherTab }) => logOutInOtherTab()
      },
      {
        title: "the shopper opens the cart",
        events: [shownPage("cart")],
        when: (snapshot) => snapshot.matches("stale") && !snapshot.context.isWatched,
        run: ({ cart }) => cart.goByHeader()
      },
      {
        title: "the shopper opens the cart with unsent writes",
        events: [shownPage("cart")],
        when: (snapshot) => isUnsent(snapshot) && !snapshot.context.isWatched,
        run: ({ cart }) => cart.goByHeader()
      },
      {
        title: "«Повторить» is pressed for the unsent writes",
        events: [{ type: "cart.retry" }],
        when: (snapshot) => isUnsent(snapshot) && snapshot.context.isWatched,
        isLast: true,
        run: ({ cart }) => cart.again.first().click()
      },
      {
        title: "the shopper leaves the cart that could not be loaded",
        events: [shownPage("home")],
        when: (snapshot) => snapshot.matches("stale") && snapshot.context.isWatched,
        isLast: true,
        run: goHome
      },
      {
        title: "«Повторить» is pressed",
        events: [{ type: "cart.retry" }],
        when: (snapshot) => snapshot.matches("stale") && snapshot.context.isWatched,
        isLast: true,
        run: ({ cart }) => cart.again.first().click()
      }
    ]
  },
  {
    address: "/giftcards/",
    startEvents: [{ type: "cart.hydrated", stored: storedWith(noCart), keyPrefix }, loaded(noCart), add, accepted],
    heldRequests: /^$/,
    isTour: true,
    most: 30,
    prepare: async ({ page, shell }) => {
      const gifts = new GiftCardsPage(page)
      await shell.interact()
      await gifts.put()
      await gifts.seeInCart(1)
    },
    acts: [
      {
        title: "the shopper opens the cart",
        events: [shownPage("cart"), loaded(one)],
        when: ({ context }) => !context.isWatched && context.short.total > 0,
        run: async ({ cart }) => {
          await cart.goByHeader()
          await cart.seeSummary()
        }
      },
      {
        title: "the quantity is increased",
        events: [{ type: "cart.change", id: "0-1", quantity: 2 }, accepted],
        when: isShown,
        run: async ({ cart, page }) => {
          const quantity = Number(await cart.quantity.inputValue())
          await page.getByRole("button", { name: "Больше" }).click()
          await cart.seeQuantity(quantity + 1)
        }
      },
      {
        title: "the item is put aside and put back",
        events: [setAside(true), sentWith(noCart), setAside(false), accepted],
        when: isShown,
        run: async ({ cart }) => {
          await cart.asides.first().click()
          await cart.seeEmpty()
          await cart.returns.first().click()
          await cart.seeSummary()
        }
      },
      {
        title: "the item is removed",
        events: [{ type: "cart.remove", ids: ["0-1"] }, sentWith(noCart)],
        when: isShown,
        run: async ({ cart }) => {
          await cart.removals.first().click()
          await cart.seeEmpty()
        }
      },
      {
        title: "the removal is undone",
        events: [{ type: "cart.restore", lines: [{ id: "0-1", quantity: 1, price: 100 }] }, accepted],
        when: ({ context }) => context.isWatched && context.short.total === 0,
        run: async ({ cart }) => {
          await cart.undo.first().click()
          await cart.seeSummary()
        }
      },
      {
        title: "the shopper goes to the home page",
        events: [shownPage("home")],
        when: isShown,
        run: goHome
      },
      {
        title: "another tab has other prices",
        events: [{ type: "cart.changedElsewhere", stored: storedWith({ ...one, prices: { "0-1": 101 } }) }, loaded(one)],
        when: isShown,
        run: async ({ storeInOtherTab, page }) => {
          const stored = await page.evaluate((key) => localStorage.getItem(key), storageKeys.cart)
          await storeInOtherTab("cart", repriced(stored ?? ""))
        }
      },
      {
        title: "the cart is cleared",
        events: [{ type: "cart.clear" }, sentWith(noCart)],
        when: isShown,
        isLast: true,
        run: ({ cart }) => cart.clear()
      }
    ]
  },
  {
    address: `/?silenceIsGold=${linkToken}`,
    startEvents: [{ type: "cart.hydrated", stored: storedWith(noCart), keyPrefix }],
    /** The token of the link is invalid, so calls that use it are held too. */
    heldRequests: /^\/api\/v2\/(?:session|cart|favorites)/,
    isHeldFromStart: true,
    isTour: true,
    acts: [
      {
        title: "the server accepts an operator's link",
        events: [{ type: "auth.loggedIn", user, by: "link" }],
        isLast: true,
        /** The order of calls is undefined: the guest's cart call may be held too. */
        at: /\/session/,
        answer: { kind: "body", json: { data: { ...userByLink, ...noCart, diamonds: [], jewelries: [] } } },
        once: true
      }
    ]
  }
]
