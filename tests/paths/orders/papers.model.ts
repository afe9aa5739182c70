import type { APIRequestContext } from "playwright/test"
import type { SnapshotFrom } from "xstate"
import { failed, succeeded } from "../../../core/kernel/outcome.ts"
import { papersMachine } from "../../../core/machines/orders/papers.machine.ts"
import type { PaperOperation } from "../../../core/services/ports/papers.ts"
import type { Account } from "../../../qa/server/account.ts"
import type { ActTools } from "../../../qa/pages/act-tools.ts"
import { buyGift } from "../../support/browser/buy-gift.ts"
import { currentState, defineModel, isEqual, isSame } from "../../../qa/paths/model.ts"
import { exactText } from "../../../qa/pages/text-pattern.ts"
import { defect, visitTo } from "../../../qa/paths/visits.ts"
import { expect } from "../../../qa/pages/patient-expect.ts"

type Snapshot = SnapshotFrom<typeof papersMachine>

const receipt = "/receipts/100001.pdf"
const gift = "/gifts/G-2222-3333.pdf"
const requested = (kind: PaperOperation["kind"], url: string) => ({ type: "papers.request", kind, url })
const [open, copy, share, withdraw] = [
  requested("open", receipt),
  requested("copy", gift),
  requested("share", gift),
  requested("withdraw", gift)
]
const confirm = { type: "papers.confirm" }
const decline = { type: "papers.decline" }
const retry = { type: "papers.retry" }
const leave = { type: "navigation.resolved", visit: visitTo("/personal/order-history/"), guarded: null }
const performed = (verdict: string) => ({ type: "xstate.done.actor.perform", output: succeeded(verdict) })
const [done, declined, forbidden] = [performed("done"), performed("declined"), performed("forbidden")]
const refused = {
  type: "xstate.done.actor.perform",
  output: failed({ _tag: "ServerFailed", call: "papers.open", requestId: null, status: 500 })
}
const canShare = (value: boolean) => ({ type: "xstate.done.actor.look", output: succeeded(value) })

const stateTexts: Readonly<Record<string, string>> = {
  idle: "no operation is requested",
  asking: "the withdrawal of a link awaits confirmation",
  performing: "an operation is running",
  done: "the operation is done",
  failed: "the operation has failed"
}

const main = ({ page }: ActTools) => page.getByRole("main")
const press = (name: string) => (tools: ActTools) =>
  main(tools)
    .getByRole("button", { name: exactText(name), exact: true })
    .click()
const isResting = (snapshot: Snapshot) => ["idle", "done", "failed"].includes(currentState(snapshot))

export const model = defineModel<typeof papersMachine>({
  name: "papers",
  actorPath: "shop/papers",
  world: {
    machine: papersMachine,
    input: undefined,
    events: [
      open,
      copy,
      share,
      withdraw,
      confirm,
      decline,
      retry,
      leave,
      done,
      declined,
      forbidden,
      refused,
      { type: "xstate.error.actor.perform", error: defect },
      canShare(true),
      canShare(false),
      { type: "xstate.error.actor.look", error: defect }
    ]
  },
  delays: { brief: 5_000 },
  describeState: ({ context: { canShare: can, operation, refusal }, ...snapshot }) =>
    [
      stateTexts[currentState(snapshot)] ?? currentState(snapshot),
      operation === null ? "" : ` (${operation.kind})`,
      refusal === null ? "" : `, ${refusal._tag}`,
      can ? ", the browser can share links" : ""
    ].join(""),
  eventTexts: {
    "papers.request": ({ kind }) => `the operation «${String(kind)}» is requested`,
    "papers.confirm": "the withdrawal is confirmed",
    "papers.decline": "the withdrawal is declined",
    "papers.retry": "«Попробовать ещё раз» is pressed",
    "navigation.resolved": "another page opens",
    "xstate.done.actor.perform": ({ output }) =>
      output._tag === "Success" ? `the operation is ${String(output.value)}` : "the server fails",
    "xstate.error.actor.perform": "the call throws",
    "xstate.done.actor.look": ({ output }) => (output.value === true ? "the browser can share links" : "the browser cannot share links"),
    "xstate.error.actor.look": "the call throws"
  },
  invariants: {
    "is busy exactly while an operation is running": (snapshot) => snapshot.hasTag("busy") === snapshot.matches("performing"),
    "has an operation in every state except idle": (snapshot) => snapshot.matches("idle") === (snapshot.context.operation === null),
    "asks for confirmation only of a withdrawal": (snapshot) =>
      !snapshot.matches("asking") || snapshot.context.operation?.kind === "withdraw",
    "has a refusal only after a failure": (snapshot) => snapshot.context.refusal === null || snapshot.matches("failed"),
    "has no token of a link in its context": (snapshot) => !/[\w-]{43}/.test(JSON.stringify(snapshot.context))
  },
  postconditions: {
    "performs the requested operation": ({ after: { context }, started }) =>
      started.every(({ id, input }) => id !== "perform" || isEqual(input, context.operation)),
    "starts the requested operation unless one is running; a withdrawal asks first": (step) => {
      if (step.event.type !== "papers.request") return true
      if (step.before.matches("performing")) return isSame(step)
      const { kind, url } = step.event as unknown as PaperOperation
      return (
        currentState(step.after) === (kind === "withdraw" ? "asking" : "performing") && isEqual(step.after.context.operation, { kind, url })
      )
    },
    "withdraws a link after the confirmation, not after a decline": (step) => {
      const { after, before, event } = step
      if (![confirm.type, decline.type].includes(event.type)) return true
      if (!before.matches("asking")) return isSame(step)
      return event.type === confirm.type
        ? after.matches("performing") && after.context.operation?.kind === "withdraw"
        : after.matches("idle")
    },
    "reports the result of the operation; a declined one makes it idle": ({ after, before, event }) => {
      if (!event.type.endsWith("actor.perform") || !before.matches("performing")) return true
      const { output } = event
      if (output?._tag === "Success" && output.value === "declined") return after.matches("idle")
      if (output?._tag === "Success" && output.value === "done")
        return after.matches("done") && isEqual(after.context.operation, before.context.operation)
      return (
        after.matches("failed") &&
        isEqual(after.context.operation, before.context.operation) &&
        isEqual(after.context.refusal, output?._tag === "Failure" ? output.error : null)
      )
    },
    "publishes a finished change of a link, but not an opened paper": ({ before, emitted, event }) => {
      const isFinished = before.matches("performing") && ["done", "declined"].includes(event["output"]?.value)
      const isLink = before.context.operation?.kind !== "open"
      return isEqual(emitted, event.type === "xstate.done.actor.perform" && isFinished && isLink ? [{ type: "papers.changed" }] : [])
    },
    "repeats a failed operation on «Попробовать ещё раз»": (step) =>
      step.event.type !== retry.type ||
      (step.before.matches("failed")
        ? step.after.matches("performing") && isEqual(step.after.context.operation, step.before.context.operation)
        : isSame(step)),
    "is idle on another page, unless an operation is running": (step) =>
      step.event.type !== leave.type || (step.before.matches("performing") ? isSame(step) : step.after.matches("idle")),
    "is idle some time after an operation is done": ({ after, event }) => !event.type.startsWith("xstate.after.") || after.matches("idle"),
    "knows whether the browser can share links": ({ after, before, event }) =>
      after.context.canShare === (event.type === "xstate.done.actor.look" ? event["output"].value : before.context.canShare)
  },
  stages: [
    {
      address: "/personal/order-history/",
      isMember: true,
      before: (request: APIRequestContext, member: Account) => buyGift(request, member.token),
      startEvents: [canShare(false)],
      heldRequests: /^\/api\/v2\/(?:papers|gift-certificates)\//,
      isTour: true,
      prepare: async (tools) => {
        await tools.page.context().grantPermissions(["clipboard-read", "clipboard-write"])
        await main(tools)
          .getByRole("link", { name: /^Подробнее/ })
          .click()
        await expect(main(tools).getByText("Ссылка для получателя")).toBeVisible()
      },
      acts: [
        {
          title: "«Чек» is pressed",
          events: [open],
          when: isResting,
          run: (tools) => main(tools).getByRole("link", { name: "Чек", exact: true }).click()
        },
        { title: "«Скопировать ссылку» is pressed", events: [copy], when: isResting, run: copyLink },
        { title: "«Отозвать» is pressed", events: [withdraw], when: isResting, run: press("Отозвать") },
        {
          title: "«Чек» is pressed again meanwhile",
          events: [open],
          when: isIn("performing"),
          run: (tools) => main(tools).getByRole("link", { name: "Чек", exact: true }).press("Enter")
        },
        { title: "the withdrawal is confirmed", events: [confirm], when: isIn("asking"), run: press("Отозвать") },
        { title: "«Оставить» is pressed", events: [decline], when: isIn("asking"), run: press("Оставить") },
        { title: "the server fails", events: [refused], when: isIn("performing"), answer: { kind: "status", status: 500 } },
        {
          title: "the server answers",
          events: [done],
          /** A withdrawn paper cannot be withdrawn again. */
          when: ({ context: { operation }, ...snapshot }) => snapshot.value === "performing" && operation?.kind !== "withdraw",
          answer: "well"
        },
        { title: "«Попробовать ещё раз» is pressed", events: [retry], when: isIn("failed"), run: press("Попробовать ещё раз") },
        {
          title: "the shopper opens the list of orders and returns",
          events: [leave],
          run: async (tools) => {
            await tools.travel("/personal/order-history/")
            await main(tools)
              .getByRole("link", { name: /^Подробнее/ })
              .click()
            await expect(main(tools).getByText("Ссылка для получателя")).toBeVisible()
          }
        }
      ],
      seeState: async (snapshot, tools) => {
        if (snapshot.matches("failed")) await expect(main(tools).getByRole("alert")).toContainText(/^Не\sполучилось/)
      }
    }
  ],
  unreachable: {
    "performing --xstate.done.actor.perform#1--> idle": "the test browser cannot share links, so sharing cannot be cancelled",
    "* --xstate.error.actor.look#0--> stays": "the check of the browser's features cannot fail",
    "performing --xstate.error.actor.perform#0--> failed": "the code of the calls is loaded with the page: a call that throws is a bug"
  }
})

function isIn(state: string) {
  return (snapshot: Snapshot) => currentState(snapshot) === state
}

async function copyLink(tools: ActTools): Promise<void> {
  await main(tools)
    .getByRole("button", { name: /^(?:Скопировать|Создать)/ })
    .click()
}
