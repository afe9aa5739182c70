import type { SnapshotFrom } from "xstate"
import type { checkoutMachine } from "../../../core/machines/checkout/checkout.machine.ts"
import { emailHere, logInUser } from "../../../qa/server/account.ts"
import type { ActTools } from "../../../qa/pages/act-tools.ts"
import { placedOrder } from "../../support/samples/checkout.ts"
import { exactText } from "../../../qa/pages/text-pattern.ts"
import { user } from "../../../qa/samples/user.ts"
import type { ActOf } from "../../../qa/paths/model.ts"
import { other, cameBack, silence, blankDraft, placed, changed, over, unknown, outdated } from "./checkout.payloads.ts"
import { isFirst, isAt, refuses } from "./checkout.helpers.ts"
import { expect } from "../../support/browser/patient-expect.ts"

export const orderActs: ReadonlyArray<ActOf<SnapshotFrom<typeof checkoutMachine>>> = [
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
    by: async ({ account, gate, storeInOtherTab, page }) => {
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
    does: "the same user signs in in another tab",
    events: index === 0 ? [cameBack, blankDraft] : [cameBack, outdated],
    when,
    /** Both the points and the cart are requested then. */
    ...(index === 1 && { isLast: true as const }),
    by: async ({ storeInOtherTab, page }: ActTools) => storeInOtherTab("token", await logInUser(page.request, await emailHere(page)))
  })),
  { does: "no answer comes", events: [silence("place")], when: isAt({ order: "placing" }), answer: { kind: "status", status: 500 } },
  {
    does: "«Спросить ещё раз» is pressed",
    events: [{ type: "checkout.retry" }],
    when: isAt({ order: "unanswered" }),
    by: ({ page }) => page.getByRole("button", { name: exactText("Спросить ещё раз") }).click()
  },
  {
    does: "the network is back for the order",
    events: [{ type: "checkout.reconnected" }],
    when: isAt({ order: "unanswered" }),
    by: ({ shell }) => shell.returnNetwork()
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
    by: ({ logOutInOtherTab }) => logOutInOtherTab()
  },
  {
    does: "another user signs in in another tab",
    events: [{ type: "auth.loggedIn", user: other, by: "tab" }, blankDraft],
    when: isAt({ order: "editing", choice: "told" }, ({ user: whom }) => whom?.id === user.id),
    by: async ({ storeInOtherTab, newAccount }) => storeInOtherTab("token", (await newAccount()).token)
  }
]
