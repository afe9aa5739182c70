import type { SnapshotFrom } from "xstate"
import type { checkoutMachine } from "../../../core/machines/checkout/checkout.machine.ts"
import { emailHere, logInUser } from "../../../qa/server/account.ts"
import type { ActTools } from "../../../qa/pages/act-tools.ts"
import { placedOrder } from "../../support/samples/checkout.ts"
import { exactText } from "../../../qa/pages/text-pattern.ts"
import { user } from "../../../qa/samples/user.ts"
import type { ActOf } from "../../../qa/paths/model.ts"
import {
  otherUser,
  signedInAgain,
  unanswered,
  blankDraft,
  placed,
  totalChanged,
  alreadyOrdered,
  unauthorized,
  outdated
} from "./checkout.payloads.ts"
import { isFirst, isAt, refuses } from "./checkout.helpers.ts"
import { expect } from "../../../qa/pages/patient-expect.ts"

export const orderActs: ReadonlyArray<ActOf<SnapshotFrom<typeof checkoutMachine>>> = [
  {
    title: "the order is confirmed",
    events: [{ type: "checkout.confirm" }],
    when: isAt({ order: "editing" }, ({ section, tries }) => section === "consent" || tries === 0),
    run: ({ checkout }) => checkout.confirm.click()
  },
  {
    title: "the session expires during the order, and the user signs in again in another tab",
    events: [unauthorized, signedInAgain],
    when: isAt({ order: "placing" }),
    run: async ({ account, gate, storeInOtherTab, page }) => {
      const email = await emailHere(page)
      await gate.answerOnce({ kind: "status", status: 401 })
      await account.see("Вход")
      await storeInOtherTab("token", await logInUser(page.request, email))
      await expect(account.dialog).toHaveAttribute("data-fading", "true")
      await page.clock.runFor(300)
      await account.seeNone()
    }
  },
  ...[isAt({ order: "failed" }, isFirst), isAt({ order: "editing", choice: "failed" }, isFirst)].map((when, index) => ({
    title: "the same user signs in in another tab",
    events: index === 0 ? [signedInAgain, blankDraft] : [signedInAgain, outdated],
    when,
    /** Both the pickup points and the cart are requested then. */
    ...(index === 1 && { isLast: true as const }),
    run: async ({ storeInOtherTab, page }: ActTools) => storeInOtherTab("token", await logInUser(page.request, await emailHere(page)))
  })),
  {
    title: "the server does not answer",
    events: [unanswered("place")],
    when: isAt({ order: "placing" }),
    answer: { kind: "status", status: 500 }
  },
  {
    title: "«Спросить ещё раз» is pressed",
    events: [{ type: "checkout.retry" }],
    when: isAt({ order: "unanswered" }),
    run: ({ page }) => page.getByRole("button", { name: exactText("Спросить ещё раз") }).click()
  },
  {
    title: "the network is back for the order",
    events: [{ type: "checkout.reconnected" }],
    when: isAt({ order: "unanswered" }),
    run: ({ shell }) => shell.returnNetwork()
  },
  {
    title: "the server refuses the order because its sum has changed",
    events: [totalChanged],
    when: isAt({ order: "placing" }, ({ refusal: lastRefusal }) => lastRefusal === null),
    answer: refuses({ reason: "totalChanged", total: 1_300_000, due: 1_300_000, promotion: null }),
    once: true
  },
  {
    title: "the cart was ordered in another tab",
    events: [alreadyOrdered],
    when: isAt({ order: "placing" }),
    isLast: true,
    answer: refuses({ reason: "emptyCart", order: 100_001 })
  },
  {
    title: "the order is placed",
    events: [placed],
    when: isAt({ order: "placing" }),
    isLast: true,
    answer: { kind: "body", json: { data: placedOrder } }
  },
  {
    title: "another tab signs out",
    events: [{ type: "auth.loggedOut", by: "tab" }],
    when: isAt({ order: "editing", choice: "told" }),
    isLast: true,
    run: ({ logOutInOtherTab }) => logOutInOtherTab()
  },
  {
    title: "another user signs in in another tab",
    events: [{ type: "auth.loggedIn", user: otherUser, by: "tab" }, blankDraft],
    when: isAt({ order: "editing", choice: "told" }, ({ user: visitor }) => visitor?.id === user.id),
    run: async ({ storeInOtherTab, newAccount }) => storeInOtherTab("token", (await newAccount()).token)
  }
]
