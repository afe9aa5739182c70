import type { SnapshotFrom } from "xstate"
import type { checkoutMachine } from "../../../core/machines/checkout/checkout.machine.ts"
import { addStone } from "../../e2e/support/own-cart.ts"
import { runUntil } from "../../support/browser/run-until.ts"
import { cartOf } from "../../support/samples/cart.ts"
import { checkoutOffer } from "../../support/samples/checkout.ts"
import { user } from "../../../qa/samples/user.ts"
import type { StageOf } from "../../../qa/paths/model.ts"
import { otherUser, unanswered, blankDraft, offered, empty, outdated, recounted, emptied } from "./checkout.payloads.ts"
import { placesLoaded, cartElsewhere, isFirst, isAt, isUntouched } from "./checkout.helpers.ts"
import { orderActs } from "./checkout.order-acts.ts"

export const stages: ReadonlyArray<StageOf<SnapshotFrom<typeof checkoutMachine>>> = [
  {
    address: "/cart/checkout",
    isMember: true,
    before: addStone,
    isHeldFromStart: true,
    startEvents: [{ type: "auth.settled", user }, blankDraft],
    heldRequests: /^\/api\/v2\/(?:cart\/$|cart\/payments|deliveries|users\/address|order\/$)/,
    isTour: true,
    /** The sections load separately, some time after the state that they show. */
    seeState: async (snapshot, { checkout, page }) => {
      if (snapshot.matches({ order: "failed" })) await runUntil(page.getByRole("main").getByRole("button", { name: "Повторить" }))
      if (snapshot.matches({ order: "editing" }) && !snapshot.hasTag("counting")) await runUntil(checkout.confirm)
    },
    acts: [
      {
        title: "loading fails",
        events: [unanswered("load")],
        when: isAt({ order: "loading" }, isUntouched),
        answer: { kind: "status", status: 500 }
      },
      {
        title: "«Повторить» is pressed",
        events: [{ type: "checkout.retry" }, blankDraft],
        when: isAt({ order: "failed" }),
        run: ({ page }) => page.getByRole("main").getByRole("button", { name: "Повторить" }).click()
      },
      {
        title: "the network is back",
        events: [{ type: "checkout.reconnected" }, blankDraft],
        when: isAt({ order: "failed" }),
        run: ({ shell }) => shell.returnNetwork()
      },
      {
        title: "the order is loaded",
        events: [offered],
        when: isAt({ order: "loading" }, (context) => isUntouched(context) && context.user?.id === user.id),
        answer: "well"
      },
      {
        title: "the order is loaded, then the payments of the delivery",
        events: [offered, placesLoaded],
        when: isAt({ order: "loading" }, (context) => !isUntouched(context)),
        answer: "well"
      },
      {
        title: "the other user's cart is empty",
        events: [empty],
        when: isAt({ order: "loading" }, ({ user: visitor }) => visitor?.id === otherUser.id),
        isLast: true,
        answer: "well"
      },
      {
        title: "the contact is edited",
        events: [{ type: "checkout.edit", section: "contact" }],
        when: isAt({ order: "editing" }, (context) => isUntouched(context) && context.section === "delivery"),
        run: ({ page }) => page.getByRole("button", { name: "Изменить: получатель" }).click()
      },
      {
        title: "a field is left",
        events: [{ type: "form.leave", field: "email" }],
        when: isAt({ order: "editing" }, ({ section }) => section === "contact"),
        run: async ({ checkout }) => {
          const field = checkout.section("Получатель").getByLabel("E-mail")
          await field.focus()
          await field.blur()
        }
      },
      {
        title: "«Продолжить» is pressed",
        events: [{ type: "checkout.next" }],
        when: isAt({ order: "editing" }, (context) => isUntouched(context) && context.tries < 2),
        run: ({ checkout }) => checkout.goOn()
      },
      {
        title: "another tab has another cart",
        events: [outdated],
        when: isAt({ order: "editing", choice: "told", cart: "counted" }, (context) => isFirst(context) && context.tries === 0),
        run: ({ storeInOtherTab }) => storeInOtherTab("cart", JSON.stringify({ short: cartElsewhere, writes: [] }))
      },
      {
        title: "the changed cart could not be loaded",
        events: [unanswered("recount")],
        when: isAt({ cart: "counting" }),
        answer: { kind: "status", status: 500 }
      },
      {
        title: "the changed cart is loaded",
        events: [recounted, placesLoaded],
        when: isAt({ cart: "counting" }),
        answer: "well"
      },
      {
        title: "the changed cart is empty",
        events: [emptied, outdated],
        when: isAt({ cart: "counting" }),
        isLast: true,
        answer: { kind: "body", json: { data: { ...cartOf(), items: [], now: checkoutOffer.now, full: [], revision: 1 } } }
      },
      {
        title: "«Повторить» is pressed beside the sum",
        events: [{ type: "checkout.retry" }],
        when: isAt({ cart: "uncounted" }),
        run: ({ page }) => page.getByRole("main").getByRole("button", { name: "Повторить" }).filter({ visible: true }).first().click()
      },
      {
        title: "the order is confirmed before its sum is known",
        events: [{ type: "checkout.confirm" }],
        when: isAt({ cart: "uncounted" }),
        run: ({ checkout }) => checkout.confirm.click()
      },
      {
        title: "the network is back for the sum",
        events: [{ type: "checkout.reconnected" }],
        when: isAt({ cart: "uncounted" }),
        run: ({ shell }) => shell.returnNetwork()
      },
      {
        title: "delivery to a pickup point is chosen",
        events: [{ type: "checkout.chooseDelivery", id: 3 }],
        when: isAt({ order: "editing" }, (context) => isUntouched(context) && context.section === "delivery"),
        run: ({ checkout }) => checkout.choose(/^В\sпункте\sвыдачи/)
      },
      {
        title: "the points could not be loaded",
        events: [unanswered("look")],
        when: isAt({ order: "editing", choice: "looking" }),
        answer: { kind: "status", status: 500 }
      },
      { title: "the points are loaded", events: [placesLoaded], when: isAt({ order: "editing", choice: "looking" }), answer: "well" },
      {
        title: "«Повторить» is pressed beside the points",
        events: [{ type: "checkout.retry" }],
        when: isAt({ order: "editing", choice: "failed" }),
        run: ({ page }) => page.getByRole("main").getByRole("button", { name: "Повторить" }).click()
      },
      {
        title: "the network is back for the points",
        events: [{ type: "checkout.reconnected" }],
        when: isAt({ order: "editing", choice: "failed" }),
        run: ({ shell }) => shell.returnNetwork()
      },
      {
        title: "a city is chosen",
        events: [{ type: "checkout.chooseSettlement", settlement: "Казань" }],
        when: isAt({ order: "editing", choice: "told" }, ({ values }) => values["way"] === "pickup-point" && values["pointsIn"] === ""),
        run: ({ page }) => page.getByRole("combobox", { name: "Город" }).selectOption({ index: 1 })
      },
      {
        title: "all sections are filled in",
        events: [
          { type: "checkout.chooseDelivery", id: 2 },
          placesLoaded,
          ...[{ field: "pointId", value: "1" }, null, { field: "paymentId", value: "1" }, null].map((typed) =>
            typed === null ? { type: "checkout.next" } : { type: "form.change", ...typed }
          ),
          ...["isAcceptedTerms", "isAcceptedPrivacy"].map((field) => ({ type: "form.change", field, value: true }))
        ],
        when: (snapshot) =>
          snapshot.matches({ order: "editing" }) && !snapshot.hasTag("looking") && snapshot.context.section === "delivery",
        run: async ({ checkout, gate, page }) => {
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
