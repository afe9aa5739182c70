import type { Page } from "playwright/test"
import type { SnapshotFrom } from "xstate"
import type { paymentMachine } from "../../../core/machines/checkout/payment.machine.ts"
import type { ActTools } from "../../../qa/pages/act-tools.ts"
import { exactText } from "../../../qa/pages/text-pattern.ts"
import { isAt, type StageOf } from "../../../qa/paths/model.ts"
import { user } from "../../../qa/samples/user.ts"
import { openPayment } from "../../support/samples/checkout.ts"
import { answered, bySbp, change, choose, declined, held, missing, onReceipt, paid, refused, show, unanswered } from "./payment.payloads.ts"

type Snapshot = SnapshotFrom<typeof paymentMachine>

const heldRequests = /^\/api\/v2\/(?:order\/payment|test-payments)\//
/** Answer that fits every call of a step. */
const answers = (data: object) => ({ kind: "body", json: { data: { ...data, outcome: "paid" } } }) as const
const refuses = (status: number) =>
  ({
    kind: "status",
    status,
    body: JSON.stringify({ message: "Камень сейчас в заказе другого покупателя", data: { errors: {} } })
  }) as const
const radioNames = { sbp: /^Системой быстрых платежей/, receipt: /^При получении/ }
const buttonNames = { sbp: "Оплатить через СБП", receipt: "Оплатить при получении" }
/** React shows a part that was loaded soon after another one only after a while, and the clock stands still. */
const showChoice = (page: Page) => page.clock.runFor(300)
const noOrder = (page: Page) => page.getByRole("heading", { level: 1, name: exactText("Такого заказа нет") })

export const stages: ReadonlyArray<StageOf<Snapshot>> = [
  {
    address: "/cart/pay?orderId=100001",
    isMember: true,
    isHeldFromStart: true,
    startEvents: [show, { type: "auth.settled", user }],
    heldRequests,
    isTour: true,
    acts: [
      { title: "the server fails", events: [unanswered("start")], when: isAt("starting"), answer: { kind: "status", status: 500 } },
      { title: "another shopper holds the stone", events: [held], when: isAt("starting"), answer: refuses(409) },
      { title: "the payment is open", events: [answered("start", openPayment)], when: isAt("starting"), answer: answers(openPayment) },
      {
        title: "the payment is already paid",
        events: [answered("start", paid)],
        when: isAt("starting"),
        isLast: true,
        answer: answers(paid)
      },
      { title: "the order does not exist", events: [missing], when: isAt("starting"), answer: refuses(404) },
      {
        title: "the last payment was declined",
        events: [answered("start", declined)],
        when: isAt("starting"),
        answer: answers(declined)
      },
      ...(["sbp", "receipt"] as const).flatMap((method) => [
        {
          title: `${method} is chosen`,
          events: [choose(method)],
          when: ({ context, ...snapshot }: Snapshot) => isAt("declined")(snapshot) && context.payment?.way !== method,
          run: async ({ page }: ActTools) => {
            await showChoice(page)
            await page.getByRole("radio", { name: radioNames[method] }).check()
          }
        },
        {
          title: `«${buttonNames[method]}» is pressed`,
          events: [change(method)],
          when: ({ context, ...snapshot }: Snapshot) =>
            isAt("declined")(snapshot) && context.method === method && context.payment?.way !== method,
          run: ({ page }: ActTools) =>
            page
              .getByRole("main")
              .getByRole("button", { name: exactText(buttonNames[method]) })
              .click()
        }
      ]),
      { title: "the server fails", events: [unanswered("retry")], when: isAt("retrying"), answer: { kind: "status", status: 500 } },
      { title: "another shopper holds the stone", events: [refused(409, "retry")], when: isAt("retrying"), answer: refuses(409) },
      { title: "the payment is open", events: [answered("retry", openPayment)], when: isAt("retrying"), answer: answers(openPayment) },
      {
        title: "the payment is already paid",
        events: [answered("retry", paid)],
        when: isAt("retrying"),
        isLast: true,
        answer: answers(paid)
      },
      { title: "the order does not exist", events: [refused(404, "retry")], when: isAt("retrying"), answer: refuses(404) },
      { title: "the server fails", events: [unanswered("change")], when: isAt("changing"), answer: { kind: "status", status: 500 } },
      { title: "another shopper holds the stone", events: [refused(409, "change")], when: isAt("changing"), answer: refuses(409) },
      { title: "the order does not exist", events: [refused(404, "change")], when: isAt("changing"), answer: refuses(404) },
      { title: "the method is changed", events: [answered("change", bySbp)], when: isAt("changing"), answer: answers(bySbp), once: true },
      {
        title: "the order is to be paid on receipt",
        events: [answered("change", onReceipt)],
        when: isAt("changing"),
        isLast: true,
        answer: answers(onReceipt)
      },
      {
        title: "«Попробовать ещё раз» is pressed",
        events: [{ type: "payment.retry" }],
        when: ({ context: { method, payment }, ...snapshot }) =>
          isAt("failed", "refused")(snapshot) || (isAt("declined")(snapshot) && (method === null || method === payment?.way)),
        run: async ({ page }) => {
          await showChoice(page)
          await page
            .getByRole("main")
            .getByRole("button", { name: exactText("Попробовать ещё раз") })
            .click()
        }
      },
      {
        title: "the network is back",
        events: [{ type: "payment.reconnected" }],
        when: isAt("failed"),
        run: ({ shell }) => shell.returnNetwork()
      },
      {
        title: "«Оплатить» is pressed",
        events: [{ type: "payment.settle", outcome: "paid" }],
        when: isAt("open"),
        run: ({ page }) =>
          page
            .getByRole("main")
            .getByRole("button", { name: /^Оплатить/ })
            .click()
      },
      {
        title: "the server does not answer",
        events: [unanswered("settle")],
        when: isAt("settling"),
        answer: { kind: "status", status: 500 }
      },
      { title: "the payment is declined", events: [answered("settle", declined)], when: isAt("settling"), answer: answers(declined) },
      { title: "the payment is paid", events: [answered("settle", paid)], when: isAt("settling"), isLast: true, answer: answers(paid) },
      {
        title: "Back leads to a page without an order",
        events: [{ type: "payment.show", orderId: null }],
        when: isAt("open"),
        run: ({ travel }) => travel("/cart/pay")
      },
      {
        title: "Back leads to the order",
        events: [show],
        when: ({ context, ...snapshot }) => isAt("missing")(snapshot) && context.orderId === null,
        run: ({ travel }) => travel("/cart/pay?orderId=100001")
      },
      {
        title: "another tab signs out, and Back leads to another order",
        events: [
          { type: "auth.loggedOut", by: "tab" },
          { ...show, orderId: 100_002 }
        ],
        when: isAt("open"),
        run: async ({ logOutInOtherTab, page, travel }) => {
          await logOutInOtherTab()
          await noOrder(page).waitFor()
          await travel("/cart/pay?orderId=100002")
        }
      },
      {
        title: "another tab signs in",
        events: [{ type: "auth.loggedIn", user, by: "tab" }],
        when: ({ context, ...snapshot }) => isAt("missing")(snapshot) && context.orderId !== null,
        run: async ({ storeInOtherTab, newAccount }) => storeInOtherTab("token", (await newAccount()).token)
      }
    ]
  }
]
