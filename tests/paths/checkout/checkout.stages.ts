import type { SnapshotFrom } from "xstate"
import type { checkoutMachine } from "../../../core/machines/checkout/checkout.machine.ts"
import { addStone } from "../../e2e/support/own-cart.ts"
import { runUntil } from "../../support/browser/run-until.ts"
import { cartOf } from "../../support/samples/cart.ts"
import { checkoutOffer } from "../../support/samples/checkout.ts"
import { user } from "../../../qa/samples/user.ts"
import type { StageOf } from "../../../qa/paths/model.ts"
import { other, silence, blankDraft, offered, empty, outdated, recounted, emptied } from "./checkout.payloads.ts"
import { placesCome, elsewhere, isFirst, isAt, isUntouched } from "./checkout.helpers.ts"
import { orderActs } from "./checkout.order-acts.ts"

export const stages: ReadonlyArray<StageOf<SnapshotFrom<typeof checkoutMachine>>> = [
  {
    opens: "/cart/checkout",
    isMember: true,
    before: addStone,
    isHeldFromStart: true,
    begins: [{ type: "auth.settled", user }, blankDraft],
    holds: /^\/api\/v2\/(?:cart\/$|cart\/payments|deliveries|users\/address|order\/$)/,
    isTour: true,
    /** The sections load separately, some time after the state that they show. */
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
        by: ({ shell }) => shell.returnNetwork()
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
        by: ({ storeInOtherTab }) => storeInOtherTab("cart", JSON.stringify({ short: elsewhere, writes: [] }))
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
        by: ({ shell }) => shell.returnNetwork()
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
        by: ({ shell }) => shell.returnNetwork()
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
      ...orderActs
    ]
  }
]
