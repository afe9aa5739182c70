import type { SnapshotFrom } from "xstate"
import { emailHere, storedToken, logInUser } from "../../../qa/server/account.ts"
import { storageKeys } from "../../../core/domain/maintenance/storage-keys.ts"
import { noCart } from "../../../core/domain/cart/cart-writes.ts"
import type { cartMachine } from "../../../core/machines/cart/cart.machine.ts"
import { GiftCardsPage } from "../../../qa/pages/gift-cards-page.ts"
import type { StageOf } from "../../../qa/paths/model.ts"
import { exactText } from "../../../qa/pages/text-pattern.ts"
import { linkToken, userByLink, user } from "../../../qa/samples/user.ts"
import { cutOff, refused, broken, one, keyPrefix, add, shownPage } from "./cart.payloads.ts"
import { atOtherPrices, isSending, isShown, isUnsent, left, loaded, sent, setAside, storedWith, taken, walkHome } from "./cart.helpers.ts"

export const stages: ReadonlyArray<StageOf<SnapshotFrom<typeof cartMachine>>> = [
  {
    opens: "/giftcards/",
    begins: [{ type: "cart.hydrated", stored: storedWith(noCart), keyPrefix }, loaded(noCart)],
    holds: /\/api\/v2\/cart/,
    isTour: true,
    most: 60,
    prepares: async ({ page, shell }) => {
      await shell.interact()
      await page.getByRole("button", { name: exactText("В корзину") }).waitFor()
    },
    acts: [
      {
        does: "a certificate is wanted",
        events: [add],
        when: ({ context }) => !context.isWatched && context.writes.length === 0 && context.nextId < 8,
        by: ({ page }) => new GiftCardsPage(page).put()
      },
      {
        does: "one of another amount is wanted",
        events: [{ ...add, id: "0-2" }],
        when: ({ context }) => !context.isWatched && context.writes.length === 1,
        by: async ({ page }) => {
          await new GiftCardsPage(page).chooseOtherAmount()
          await new GiftCardsPage(page).put()
        }
      },
      {
        does: "the shop takes it",
        events: [taken],
        when: isSending,
        answer: "well",
        once: true
      },
      {
        does: "the shop refuses",
        events: [sent(refused)],
        when: isSending,
        answer: {
          kind: "status",
          status: 409,
          body: JSON.stringify({ message: "Этого товара сейчас нет в наличии", data: { errors: {} } })
        },
        once: true
      },
      { does: "the network is cut", events: [sent(cutOff)], when: isSending, answer: { kind: "down" } },
      {
        does: "the cart comes",
        events: [loaded(one)],
        when: (snapshot) => snapshot.matches("loading") && snapshot.context.short.total > 0,
        answer: "well",
        once: true
      },
      {
        does: "the cart that holds nothing comes",
        events: [loaded(noCart)],
        when: (snapshot) => snapshot.matches("loading") && snapshot.context.short.total === 0,
        answer: "well",
        once: true
      },
      {
        does: "the cart does not come",
        events: [{ type: "xstate.done.actor.load", output: broken }],
        when: (snapshot) => snapshot.matches("loading"),
        answer: { kind: "status", status: 500 }
      },
      {
        does: "the network is back",
        events: [{ type: "cart.reconnected" }],
        when: (snapshot) => snapshot.matches("waiting") || snapshot.matches("stale") || snapshot.matches("suspended"),
        by: ({ shell }) => shell.returnNetwork()
      },
      {
        does: "another tab has another cart",
        events: [{ type: "cart.changedElsewhere", stored: storedWith(one) }],
        when: (snapshot) => snapshot.matches("resting") && snapshot.context.short.total === 0,
        isLast: true,
        by: ({ storeInOtherTab }) => storeInOtherTab("cart", JSON.stringify(storedWith(one)))
      },
      {
        does: "another tab signs in",
        events: [{ type: "auth.loggedIn", user, by: "tab" }],
        when: ({ context }) => context.writes.length === 0 && context.nextId < 3,
        by: async ({ storeInOtherTab, newAccount, page, profile }) => {
          const isMember = (await storedToken(page)) !== null
          await storeInOtherTab("token", isMember ? await logInUser(page.request, await emailHere(page)) : (await newAccount()).token)
          await profile.seeAccount("Анна")
        }
      },
      {
        does: "another tab signs out",
        events: [{ type: "auth.loggedOut", by: "tab" }],
        when: (snapshot) => snapshot.matches("resting"),
        isLast: true,
        by: ({ logOutInOtherTab }) => logOutInOtherTab()
      },
      {
        does: "the shopper goes to the cart",
        events: [shownPage("cart")],
        when: (snapshot) => snapshot.matches("stale") && !snapshot.context.isWatched,
        by: ({ cart }) => cart.goByHeader()
      },
      {
        does: "the shopper goes to the cart, whose writes are not sent",
        events: [shownPage("cart")],
        when: (snapshot) => isUnsent(snapshot) && !snapshot.context.isWatched,
        by: ({ cart }) => cart.goByHeader()
      },
      {
        does: "«Повторить» is pressed for them",
        events: [{ type: "cart.retry" }],
        when: (snapshot) => isUnsent(snapshot) && snapshot.context.isWatched,
        isLast: true,
        by: ({ cart }) => cart.again.first().click()
      },
      {
        does: "the shopper leaves the cart that did not come",
        events: [shownPage("home")],
        when: (snapshot) => snapshot.matches("stale") && snapshot.context.isWatched,
        isLast: true,
        by: walkHome
      },
      {
        does: "«Повторить» is pressed",
        events: [{ type: "cart.retry" }],
        when: (snapshot) => snapshot.matches("stale") && snapshot.context.isWatched,
        isLast: true,
        by: ({ cart }) => cart.again.first().click()
      }
    ]
  },
  {
    opens: "/giftcards/",
    begins: [{ type: "cart.hydrated", stored: storedWith(noCart), keyPrefix }, loaded(noCart), add, taken],
    holds: /^$/,
    isTour: true,
    most: 30,
    prepares: async ({ page, shell }) => {
      const gifts = new GiftCardsPage(page)
      await shell.interact()
      await gifts.put()
      await gifts.seeInCart(1)
    },
    acts: [
      {
        does: "the shopper goes to the cart",
        events: [shownPage("cart"), loaded(one)],
        when: ({ context }) => !context.isWatched && context.short.total > 0,
        by: async ({ cart }) => {
          await cart.goByHeader()
          await cart.seeSummary()
        }
      },
      {
        does: "one more is wanted",
        events: [{ type: "cart.change", id: "0-1", quantity: 2 }, taken],
        when: isShown,
        by: async ({ cart, page }) => {
          const quantity = Number(await cart.quantity.inputValue())
          await page.getByRole("button", { name: "Больше" }).click()
          await cart.seeQuantity(quantity + 1)
        }
      },
      {
        does: "it is put aside, and taken back",
        events: [setAside(true), left(noCart), setAside(false), taken],
        when: isShown,
        by: async ({ cart }) => {
          await cart.asides.first().click()
          await cart.seeEmpty()
          await cart.returns.first().click()
          await cart.seeSummary()
        }
      },
      {
        does: "it is removed",
        events: [{ type: "cart.remove", ids: ["0-1"] }, left(noCart)],
        when: isShown,
        by: async ({ cart }) => {
          await cart.removals.first().click()
          await cart.seeEmpty()
        }
      },
      {
        does: "the removal is taken back",
        events: [{ type: "cart.restore", lines: [{ id: "0-1", quantity: 1, price: 100 }] }, taken],
        when: ({ context }) => context.isWatched && context.short.total === 0,
        by: async ({ cart }) => {
          await cart.undo.first().click()
          await cart.seeSummary()
        }
      },
      {
        does: "the shopper walks home",
        events: [shownPage("home")],
        when: isShown,
        by: walkHome
      },
      {
        does: "another tab has other prices",
        events: [{ type: "cart.changedElsewhere", stored: storedWith({ ...one, prices: { "0-1": 101 } }) }, loaded(one)],
        when: isShown,
        by: async ({ storeInOtherTab, page }) => {
          const stored = await page.evaluate((key) => localStorage.getItem(key), storageKeys.cart)
          await storeInOtherTab("cart", atOtherPrices(stored ?? ""))
        }
      },
      {
        does: "all is cleared",
        events: [{ type: "cart.clear" }, left(noCart)],
        when: isShown,
        isLast: true,
        by: ({ cart }) => cart.clear()
      }
    ]
  },
  {
    opens: `/?silenceIsGold=${linkToken}`,
    begins: [{ type: "cart.hydrated", stored: storedWith(noCart), keyPrefix }],
    /** The token of the link is invalid, so calls that use it are held too. */
    holds: /^\/api\/v2\/(?:session|cart|favorites)/,
    isHeldFromStart: true,
    isTour: true,
    acts: [
      {
        does: "the shop takes an operator's link",
        events: [{ type: "auth.loggedIn", user, by: "link" }],
        isLast: true,
        /** The order of calls is undefined: the guest's cart call may wait too. */
        at: /\/session/,
        answer: { kind: "body", json: { data: { ...userByLink, ...noCart, diamonds: [], jewelries: [] } } },
        once: true
      }
    ]
  }
]
