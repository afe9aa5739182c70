import { noVouchers } from "../../../core/domain/orders/vouchers.ts"
import { describe, expect, it } from "vitest"
import type { ShopFact } from "../../../core/shop/facts.ts"
import { latePlan } from "../../../core/shop/late-plan.ts"
import { shopPlan } from "../../../core/shop/shop.ts"
import { visitTo } from "../../../qa/paths/visits.ts"
import { addressBook } from "../../../qa/samples/addresses.ts"
import { user } from "../../../qa/samples/user.ts"
import { toastOf } from "../../support/view/toast-of.ts"

/** Commands that the plan's policies return for a fact, in order. */
const answer = (fact: ShopFact): ReadonlyArray<object> =>
  [...shopPlan.policies, ...latePlan.policies].flatMap((table) => {
    const own: ((fact: never) => ReadonlyArray<object>) | undefined = table[fact.type]
    return own?.(fact as never) ?? []
  })

const to = (feature: string, command: object) => ({ to: feature, command })
const goes = (path: string, replace: boolean) => to("navigation", { type: "navigation.go", to: path, replace })
const opens = (key: string, props: object = {}) => to("dialogs", { type: "dialogs.open", key, props })
const reloadsCart = to("cart", { type: "cart.reload" })
const started = (fact: ShopFact) => answer(fact).flatMap((each) => ("start" in each ? [each.start] : []))

const began = { type: "tab.began", auth: "guest", drafts: {}, owner: null, wish: null } as const
const resolved = { type: "navigation.resolved", visit: visitTo("/diamonds"), guarded: null } as const
const done = { type: "dialogs.formDone", form: "login", answer: { user }, redirect: false, toCheckout: false } as const

describe("a tab", () => {
  it("configures login, dialogs and newsletter, and starts nothing for a guest", () => {
    const drafts = { newsletter: { email: "anna@example.ru" } }
    expect(answer({ ...began, drafts, owner: 7 })).toEqual([
      { configure: "auth", input: { start: "guest" } },
      { configure: "dialogs", input: { drafts, owner: 7 } },
      { configure: "newsletter", input: { values: drafts.newsletter } }
    ])
  })

  it("starts other features at the first interaction; at once for a stored login, a dialog, or a page for users", () => {
    const all = started({ type: "tab.touched" })
    expect(all).toContain("cart")
    expect(all.at(-1)).toBe("auth")
    expect(started({ ...began, auth: "stored" })).toEqual(all)
    expect(started({ ...began, wish: { key: "login", props: {} } })).toEqual(all)
    expect(started({ ...resolved, guarded: { to: "/", opensLogin: true } })).toEqual(all)
    expect(started({ type: "navigation.lost", isMissing: true, guarded: { to: "/", opensLogin: true } })).toEqual(all)
    expect(started(resolved)).toEqual([])
  })

  it("restores the open dialog once they are all loading", () => {
    expect(answer({ ...began, wish: { key: "passNew", props: {} } }).at(-1)).toEqual(opens("passNew"))
  })
})

describe("policies on the visitor's identity", () => {
  it.each<readonly [string, ShopFact, ReadonlyArray<object>]>([
    [
      "another guest has another cart, and the page is loaded anew",
      { type: "session.guestChanged" },
      [reloadsCart, { to: "recovery", command: { type: "recovery.renew" } }]
    ],
    ["a link leads to the front door", { type: "auth.loggedIn", user, by: "link" }, [goes("/", true)]],
    ["a log-in leads nowhere by itself", { type: "auth.loggedIn", user, by: "login" }, []],
    ["[AUTH-006] who leaves is another guest", { type: "auth.loggedOut", by: "choice" }, [to("session", { type: "session.renew" })]],
    ["who is forgotten is the same guest", { type: "auth.loggedOut", by: "refusal" }, []],
    ["what was changed of a user is known", { type: "account.changed", user }, [to("auth", { type: "auth.change", user })]],
    ["a guest is led away", { type: "gate.redirected", to: "/cart" }, [goes("/cart", true)]],
    ["and asked to sign in there", { type: "gate.loginRequested" }, [opens("login", { redirect: true })]],
    ["who does not sign in again is a guest", { type: "dialogs.loginDismissed" }, [to("auth", { type: "auth.giveUp" })]]
  ])("%s", (_, fact, expected) => expect(answer(fact)).toEqual(expected))
})

describe("policies on an accepted form", () => {
  it.each<readonly [string, ShopFact, ReadonlyArray<object>]>([
    ["signs its user in", done, [to("auth", { type: "auth.enter", user, by: "login" })]],
    [
      "[FORM-007] leads on to the profile where it was asked for by a page of users",
      { ...done, form: "registration", redirect: true },
      [to("auth", { type: "auth.enter", user, by: "registration" }), goes("/personal/profile/", false)]
    ],
    [
      "goes on to the checkout where it was asked for on the way there",
      { ...done, toCheckout: true },
      [to("auth", { type: "auth.enter", user, by: "login" }), to("checkoutGate", { type: "checkout.enter" })]
    ],
    ["signs nobody in by an answer without a user", { ...done, answer: {} }, []],
    [
      "keeps the address that it saved",
      { ...done, form: "address", answer: addressBook },
      [to("addresses", { type: "addresses.saved", book: addressBook })]
    ],
    ["keeps no addresses by another answer", { ...done, form: "address", answer: { user } }, []],
    [
      "tells the checkout what is applied",
      { ...done, form: "voucher", answer: noVouchers },
      [to("checkout", { type: "checkout.vouchersApplied", vouchers: noVouchers })]
    ],
    ["reads the cart anew for the text of a stone's certificate", { ...done, form: "diamondWords", answer: {} }, [reloadsCart]],
    ["needs nothing more", { ...done, form: "passRecovery" }, []],
    [
      "leaves nothing at the foot of the page and in a question where all was forgotten",
      { type: "dialogs.inputCleared" },
      [to("newsletter", { type: "form.reset" }), to("question", { type: "form.reset" })]
    ],
    [
      "[CNT-007] leads from a question to its confirmation",
      { type: "form.done", form: "question", answer: { id: 11_001 } },
      [goes("/ask-question-send", false)]
    ],
    ["leads nowhere from the newsletter", { type: "form.done", form: "newsletter", answer: { email: "anna@example.ru" } }, []],
    ["lies under no panel of the header", { type: "dialogs.opened", key: "login" }, [to("header", { type: "header.close" })]]
  ])("%s", (_, fact, expected) => expect(answer(fact)).toEqual(expected))
})

describe("policies on an order's course", () => {
  it.each<readonly [string, ShopFact, ReadonlyArray<object>]>([
    [
      "names what is missing, and reads the cart anew",
      { type: "checkoutGate.foundMissing", codes: ["0241073-1"] },
      [opens("cartNotAvailableItems", { codes: ["0241073-1"] }), reloadsCart]
    ],
    ["reads the cart anew where nothing is in it", { type: "checkoutGate.foundNothing" }, [reloadsCart]],
    ["asks a guest to sign in, who goes on then", { type: "checkoutGate.loginRequested" }, [opens("login", { toCheckout: true })]],
    ["[CART-027] leads who may order to the checkout", { type: "checkoutGate.opened" }, [goes("/cart/checkout", false)]],
    [
      "goes on from the checkout, with the cart as it is then",
      { type: "checkout.left", to: "/cart/pay", replace: true },
      [goes("/cart/pay", true), reloadsCart]
    ],
    ["shows the link of a certificate as it is now", { type: "papers.changed" }, [to("orders", { type: "orders.reread" })]]
  ])("%s", (_, fact, expected) => expect(answer(fact)).toEqual(expected))
})

describe("policies on the cart and the lists", () => {
  it.each<readonly [string, ShopFact, ReadonlyArray<object>]>([
    [
      "a thing that is added from its own page is awaited by a dialog",
      { type: "cart.adding", id: "1-7", name: "Бриллиант" },
      [to("addedDialog", { type: "addedDialog.await", id: "1-7", name: "Бриллиант" })]
    ],
    ["which opens when it is there", { type: "addedDialog.due", name: "Бриллиант" }, [opens("cartAdd", { name: "Бриллиант" })]],
    ["what was taken out comes back", { type: "toasts.undone", lines: [] }, [to("cart", { type: "cart.restore", lines: [] })]],
    ["the network is back", { type: "network.turned", isThere: true }, [to("navigation", { type: "navigation.retry" })]],
    ["the network is gone", { type: "network.turned", isThere: false }, []],
    ["a word is looked up", { type: "tooltip.requested" }, [to("reference", { type: "reference.require" })]],
    ["so is what the search needs", { type: "header.opened" }, [to("reference", { type: "reference.require" })]]
  ])("%s", (_, fact, expected) => expect(answer(fact)).toEqual(expected))
})

describe("messages", () => {
  it("[ERRC-037] omit a failed removal", () => {
    expect(answer({ type: "cart.refused", kind: "remove", message: "Нет" })).toEqual([])
    expect(toastOf({ type: "cart.refused", kind: "add", message: "Нет" })).toMatchObject({ kind: "error", text: "Нет" })
  })

  it("are marked when they wait for the network, so that they are not shown twice", () => {
    const isOfNetwork = (fact: ShopFact) => answer(fact).map((each) => Reflect.get(Reflect.get(each, "command") as object, "isOfNetwork"))
    expect(isOfNetwork({ type: "cart.writePostponed", isCutOff: true })).toEqual([true])
    expect(isOfNetwork({ type: "cart.writePostponed", isCutOff: false })).toEqual([false])
    expect(isOfNetwork({ type: "wishlist.writePostponed", isCutOff: true })).toEqual([true])
    expect(toastOf({ type: "cart.writePostponed", isCutOff: false }).text).toContain("в магазине сбой")
    expect(toastOf({ type: "wishlist.writePostponed", isCutOff: true }).text).toContain("Нет связи")
    expect(toastOf({ type: "wishlist.writePostponed", isCutOff: false }).text).toContain("избранное")
  })

  it("report that an item was put aside, with an undo, and that it is in the cart again", () => {
    const line = { id: "0-1", quantity: 1, price: 100 }
    expect(toastOf({ type: "cart.putAside", line })).toMatchObject({ text: "Товар отложен, он ждёт под корзиной", undo: [line] })
    expect(toastOf({ type: "cart.putBack", line })).toMatchObject({ text: "Товар снова в корзине", undo: null })
  })

  it("offer to undo a removal, if possible", () => {
    const lines = [{ id: "0-1", quantity: 1, price: 100 }]
    expect(toastOf({ type: "cart.removed", lines })).toMatchObject({ text: "Товар удалён из корзины", undo: lines })
    expect(toastOf({ type: "cart.removed", lines: [...lines, ...lines] }).text).toBe("Товары удалены из корзины")
    expect(toastOf({ type: "cart.removed", lines: [] }).undo).toBeNull()
    expect(toastOf({ type: "wishlist.refused", message: "Нет" })).toMatchObject({ kind: "error", text: "Нет" })
  })
})
