import type { SnapshotFrom } from "xstate"
import { expect } from "playwright/test"
import { type OrderRefusal, orderRefusalText, writeOrderRefusal } from "../../../core/domain/orders/order-refusal.ts"
import { type CheckoutContext } from "../../../core/machines/checkout/checkout-setup.ts"
import type { checkoutMachine } from "../../../core/machines/checkout/checkout.machine.ts"
import { emailHere, logInUser } from "../../e2e/support/account.ts"
import type { Hands } from "../../e2e/support/hands.ts"
import { takeStone } from "../../e2e/support/own-cart.ts"
import { runUntil } from "../../support/browser/run-until.ts"
import { cartOf } from "../../support/samples/cart.ts"
import { checkoutOffer, courierOffer, placedOrder } from "../../support/samples/checkout.ts"
import { spoken } from "../../support/paths/spoken.ts"
import { user } from "../../support/samples/user.ts"
import type { StageOf } from "../../support/paths/model.ts"
import {
  other,
  cameBack,
  answer,
  silence,
  blankDraft,
  offered,
  empty,
  placed,
  changed,
  over,
  unknown,
  outdated,
  recounted,
  emptied
} from "./checkout.payloads.ts"

const placesCome = answer("look", { ...courierOffer, places: [{ id: 1, settlement: "Москва" }] })

const elsewhere = { ids: ["0-1"], counts: { "0-1": 1 }, prices: { "0-1": 100 }, total: 1 }

/** Nobody else has signed in since. */
const isFirst = (context: CheckoutContext) => context.user?.id === user.id

/** What a tester does in the browser, and what the page shows then. */
export const stages: ReadonlyArray<StageOf<SnapshotFrom<typeof checkoutMachine>>> = [
  {
    opens: "/cart/checkout",
    isMember: true,
    before: takeStone,
    isHeldFromStart: true,
    begins: [{ type: "auth.settled", user }, blankDraft],
    holds: /^\/api\/v2\/(?:cart\/$|cart\/payments|deliveries|users\/address|order\/$)/,
    isTour: true,
    /** The sections come with code of their own, some time after what they show. */
    shows: async (snapshot, { checkout, page }) => {
      if (snapshot.matches({ order: "failed" })) await runUntil(page.getByRole("main").getByRole("button", { name: "Повторить" }))
      if (snapshot.matches({ order: "editing" }) && !snapshot.hasTag("counting")) await runUntil(checkout.confirm)
    },
    acts: [
      {
        does: "the shop fails",
        events: [silence("load")],
        when: isAt({ order: "loading" }, isUntouched),
        answer: { kind: "status", status: 500 }
      },
      {
        does: "«Повторить» is pressed",
        events: [{ type: "checkout.retry" }, blankDraft],
        when: isAt({ order: "failed" }),
        by: ({ page }) => page.getByRole("main").getByRole("button", { name: "Повторить" }).click()
      },
      {
        does: "the network is back",
        events: [{ type: "checkout.reconnected" }, blankDraft],
        when: isAt({ order: "failed" }),
        by: online
      },
      {
        does: "what is ordered comes",
        events: [offered],
        when: isAt({ order: "loading" }, (context) => isUntouched(context) && context.user?.id === user.id),
        answer: "well"
      },
      {
        does: "what is ordered comes, with the payments of the delivery",
        events: [offered, placesCome],
        when: isAt({ order: "loading" }, (context) => !isUntouched(context)),
        answer: "well"
      },
      {
        does: "nothing is in that user's cart",
        events: [empty],
        when: isAt({ order: "loading" }, ({ user: whom }) => whom?.id === other.id),
        isLast: true,
        answer: "well"
      },
      {
        does: "the contact is changed",
        events: [{ type: "checkout.edit", section: "contact" }],
        when: isAt({ order: "editing" }, (context) => isUntouched(context) && context.section === "delivery"),
        by: ({ page }) => page.getByRole("button", { name: "Изменить: получатель" }).click()
      },
      {
        does: "a field is left",
        events: [{ type: "form.leave", field: "email" }],
        when: isAt({ order: "editing" }, ({ section }) => section === "contact"),
        by: async ({ checkout }) => {
          const field = checkout.section("Получатель").getByLabel("E-mail")
          await field.focus()
          await field.blur()
        }
      },
      {
        does: "«Продолжить» is pressed",
        events: [{ type: "checkout.next" }],
        when: isAt({ order: "editing" }, (context) => isUntouched(context) && context.tries < 2),
        by: ({ checkout }) => checkout.goOn()
      },
      {
        does: "another tab has another cart",
        events: [outdated],
        when: isAt({ order: "editing", choice: "told", cart: "counted" }, (context) => isFirst(context) && context.tries === 0),
        by: ({ keepElsewhere }) => keepElsewhere("cart", JSON.stringify({ short: elsewhere, writes: [] }))
      },
      {
        does: "what is ordered now does not come",
        events: [silence("recount")],
        when: isAt({ cart: "counting" }),
        answer: { kind: "status", status: 500 }
      },
      {
        does: "what is ordered now comes",
        events: [recounted, placesCome],
        when: isAt({ cart: "counting" }),
        answer: "well"
      },
      {
        does: "nothing is left to order",
        events: [emptied, outdated],
        when: isAt({ cart: "counting" }),
        isLast: true,
        answer: { kind: "body", json: { data: { ...cartOf(), items: [], now: checkoutOffer.now, full: [], revision: 1 } } }
      },
      {
        does: "«Повторить» is pressed beside the sum",
        events: [{ type: "checkout.retry" }],
        when: isAt({ cart: "uncounted" }),
        by: ({ page }) => page.getByRole("main").getByRole("button", { name: "Повторить" }).filter({ visible: true }).first().click()
      },
      {
        does: "the order is confirmed though its sum is not known",
        events: [{ type: "checkout.confirm" }],
        when: isAt({ cart: "uncounted" }),
        by: ({ checkout }) => checkout.confirm.click()
      },
      {
        does: "the network is back for the sum",
        events: [{ type: "checkout.reconnected" }],
        when: isAt({ cart: "uncounted" }),
        by: online
      },
      {
        does: "a pickup point is wanted",
        events: [{ type: "checkout.chooseDelivery", id: 3 }],
        when: isAt({ order: "editing" }, (context) => isUntouched(context) && context.section === "delivery"),
        by: ({ checkout }) => checkout.choose(/^В\sпункте\sвыдачи/)
      },
      {
        does: "the points do not come",
        events: [silence("look")],
        when: isAt({ order: "editing", choice: "looking" }),
        answer: { kind: "status", status: 500 }
      },
      { does: "the points come", events: [placesCome], when: isAt({ order: "editing", choice: "looking" }), answer: "well" },
      {
        does: "«Повторить» is pressed beside the points",
        events: [{ type: "checkout.retry" }],
        when: isAt({ order: "editing", choice: "failed" }),
        by: ({ page }) => page.getByRole("main").getByRole("button", { name: "Повторить" }).click()
      },
      {
        does: "the network is back for the points",
        events: [{ type: "checkout.reconnected" }],
        when: isAt({ order: "editing", choice: "failed" }),
        by: online
      },
      {
        does: "a city is chosen",
        events: [{ type: "checkout.chooseSettlement", settlement: "Казань" }],
        when: isAt({ order: "editing", choice: "told" }, ({ values }) => values["way"] === "pickup-point" && values["pointsIn"] === ""),
        by: ({ page }) => page.getByRole("combobox", { name: "Город" }).selectOption({ index: 1 })
      },
      {
        does: "all is filled in",
        events: [
          { type: "checkout.chooseDelivery", id: 2 },
          placesCome,
          ...[{ field: "pointId", value: "1" }, null, { field: "paymentId", value: "1" }, null].map((typed) =>
            typed === null ? { type: "checkout.next" } : { type: "form.change", ...typed }
          ),
          ...["isAcceptedTerms", "isAcceptedPrivacy"].map((field) => ({ type: "form.change", field, value: true }))
        ],
        when: (snapshot) =>
          snapshot.matches({ order: "editing" }) && !snapshot.hasTag("looking") && snapshot.context.section === "delivery",
        by: async ({ checkout, gate, page }) => {
          gate.answer("well")
          await checkout.choose(/^В\sсалоне/)
          await runUntil(page.getByRole("radio", { name: /Петровка/ }).first())
          await checkout.choose(/Петровка/)
          await checkout.goOn()
          await runUntil(page.getByRole("radio", { name: /^Картой\sонлайн/ }))
          await checkout.choose(/^Картой\sонлайн/)
          await checkout.goOn()
          await checkout.agree()
        }
      },
      {
        does: "the order is confirmed",
        events: [{ type: "checkout.confirm" }],
        when: isAt({ order: "editing" }, ({ section, tries }) => section === "consent" || tries === 0),
        by: ({ checkout }) => checkout.confirm.click()
      },
      {
        does: "the shop does not know the user any more, who signs in again in another tab",
        events: [unknown, cameBack],
        when: isAt({ order: "placing" }),
        by: async ({ account, gate, keepElsewhere, page }) => {
          const email = await emailHere(page)
          await gate.answerOnce({ kind: "status", status: 401 })
          await account.see("Вход")
          await keepElsewhere("token", await logInUser(page.request, email))
          await expect(account.dialog).toHaveAttribute("data-fading", "true")
          await page.clock.runFor(300)
          await account.seeNone()
        }
      },
      ...[isAt({ order: "failed" }, isFirst), isAt({ order: "editing", choice: "failed" }, isFirst)].map((when, index) => ({
        does: "the same user signs in in another tab",
        events: index === 0 ? [cameBack, blankDraft] : [cameBack, outdated],
        when,
        /** Both the points and the cart are asked for then. */
        ...(index === 1 && { isLast: true as const }),
        by: async ({ keepElsewhere, page }: Hands) => keepElsewhere("token", await logInUser(page.request, await emailHere(page)))
      })),
      { does: "no answer comes", events: [silence("place")], when: isAt({ order: "placing" }), answer: { kind: "status", status: 500 } },
      {
        does: "«Спросить ещё раз» is pressed",
        events: [{ type: "checkout.retry" }],
        when: isAt({ order: "unanswered" }),
        by: ({ page }) => page.getByRole("button", { name: spoken("Спросить ещё раз") }).click()
      },
      {
        does: "the network is back for the order",
        events: [{ type: "checkout.reconnected" }],
        when: isAt({ order: "unanswered" }),
        by: online
      },
      {
        does: "the sum has changed",
        events: [changed],
        when: isAt({ order: "placing" }, ({ refusal: said }) => said === null),
        answer: refuses({ reason: "totalChanged", total: 1_300_000, due: 1_300_000, promotion: null }),
        once: true
      },
      {
        does: "the cart was ordered in another tab",
        events: [over],
        when: isAt({ order: "placing" }),
        isLast: true,
        answer: refuses({ reason: "emptyCart", order: 100_001 })
      },
      {
        does: "the order is made",
        events: [placed],
        when: isAt({ order: "placing" }),
        isLast: true,
        answer: { kind: "body", json: { data: placedOrder } }
      },
      {
        does: "another tab signs out",
        events: [{ type: "auth.loggedOut", by: "tab" }],
        when: isAt({ order: "editing", choice: "told" }),
        isLast: true,
        by: ({ leaveElsewhere }) => leaveElsewhere()
      },
      {
        does: "another user signs in in another tab",
        events: [{ type: "auth.loggedIn", user: other, by: "tab" }, blankDraft],
        when: isAt({ order: "editing", choice: "told" }, ({ user: whom }) => whom?.id === user.id),
        by: async ({ keepElsewhere, newAccount }) => keepElsewhere("token", (await newAccount()).token)
      }
    ]
  }
]

type At = {
  readonly cart?: "counted" | "counting" | "uncounted"
  readonly order?: "loading" | "failed" | "editing" | "placing" | "unanswered"
  readonly choice?: "looking" | "told" | "failed"
}

function isAt(where: At, isSo: (context: CheckoutContext) => boolean = () => true) {
  return ({ context, value }: { readonly value: unknown; readonly context: CheckoutContext }) => {
    const here = value as Readonly<Record<string, unknown>>
    return Object.entries({ cart: "counted", ...where }).every(([region, state]) => here[region] === state) && isSo(context)
  }
}

function isUntouched({ values }: CheckoutContext): boolean {
  return values["deliveryId"] === ""
}

function online({ page }: Hands): Promise<unknown> {
  return page.evaluate(() => dispatchEvent(new Event("online")))
}

function refuses(reason: OrderRefusal) {
  const body = JSON.stringify({ message: orderRefusalText(reason), data: { errors: writeOrderRefusal(reason) } })
  return { kind: "status", status: 409, body } as const
}
