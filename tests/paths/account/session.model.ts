import { failed, succeeded } from "../../../core/kernel/outcome.ts"
import { sessionMachine } from "../../../core/machines/account/session.machine.ts"
import { currentState, defineModel, isEqual, isSame } from "../../../qa/paths/model.ts"
import { defect, unreachable } from "../../../qa/paths/visits.ts"

const ids = { saleUserId: "guest-1", deviceId: "0b9b6d34-9a47-4e6f-8a55-4d3d9a1f6c11" }
const come = { type: "xstate.done.actor.refreshIds", output: succeeded(ids) }
const notCome = { type: "xstate.done.actor.refreshIds", output: failed({ ...unreachable, call: "session.guest" }) }
const broken = { type: "xstate.error.actor.refreshIds", error: defect }
const isAnswer = (type: string) => type.endsWith(".actor.refreshIds")

const stateTexts: Readonly<Record<string, string>> = {
  loading: "the visitor's numbers are asked for",
  renewing: "another guest is asked for",
  ready: "the visitor is known",
  failed: "the visitor is not known yet"
}

export const model = defineModel<typeof sessionMachine>({
  name: "session",
  actorPath: "shop/session",
  world: {
    machine: sessionMachine,
    input: undefined,
    watchers: ["watchSaleUser", "watchConnection"],
    events: [
      { type: "session.renew" },
      { type: "session.changedElsewhere", saleUserId: "guest-2" },
      { type: "session.changedElsewhere", saleUserId: null },
      { type: "session.reconnected" },
      come,
      notCome,
      broken
    ]
  },
  waits: { pause: 30_000 },
  tells: (snapshot) =>
    `${stateTexts[currentState(snapshot)] ?? currentState(snapshot)}, under the number ${snapshot.context.saleUserId ?? "of nobody"}`,
  says: {
    "session.renew": "another guest is wanted",
    "session.reconnected": "the network is back",
    "session.changedElsewhere": ({ saleUserId }) => `another tab has the guest ${String(saleUserId)}`,
    "xstate.done.actor.refreshIds": ({ output }) => (output._tag === "Success" ? "the numbers come" : "the shop does not answer"),
    "xstate.error.actor.refreshIds": "the call breaks"
  },
  invariants: {
    "has the number of the device when it is known": (snapshot) => !snapshot.matches("ready") || snapshot.context.deviceId !== null,
    "can be renewed unless it is being renewed": (snapshot) => snapshot.can({ type: "session.renew" }) === !snapshot.matches("renewing"),
    "listens to the other tabs": ({ children }) => "watchSaleUser" in children
  },
  promises: {
    "asks for another guest when one is wanted": (step) =>
      step.event.type !== "session.renew" || (step.before.matches("renewing") ? isSame(step) : step.after.matches("renewing")),
    "[SESS-007] takes the number of another tab, and does on; between two numbers it keeps the first": ({ after, before, event }) =>
      event.type !== "session.changedElsewhere" ||
      (currentState(after) === currentState(before) &&
        isEqual(after.context, { ...before.context, saleUserId: event["saleUserId"] ?? before.context.saleUserId })),
    "[CART-006] tells that the shopper is another guest now, and nothing of a first number": ({ before, emitted, event }) => {
      const isAnother =
        event["saleUserId"] !== null && before.context.saleUserId !== null && event["saleUserId"] !== before.context.saleUserId
      return emitted.some(({ type }) => type === "session.guestChanged") === (event.type === "session.changedElsewhere" && isAnother)
    },
    "knows the visitor by the numbers that came": ({ after, event }) =>
      !isAnswer(event.type) ||
      event["output"]?._tag !== "Success" ||
      (after.matches("ready") && isEqual(after.context, event["output"].value)),
    "keeps what it has when they do not come": ({ after, before, event }) =>
      !isAnswer(event.type) || event["output"]?._tag === "Success" || (after.matches("failed") && isEqual(after.context, before.context)),
    "asks again after half a minute": ({ after, event }) => !event.type.startsWith("xstate.after.pause") || after.matches("loading"),
    "asks again when the network is back and the numbers have not come": (step) =>
      step.event.type !== "session.reconnected" || (step.before.matches("failed") ? step.after.matches("loading") : isSame(step))
  },
  stages: [
    {
      opens: "/contacts",
      begins: [],
      holds: /^\/api\/v2\/fuser/,
      isHeldFromStart: true,
      isTour: true,
      acts: [
        { does: "the shop fails", events: [notCome], when: isAsking, answer: { kind: "status", status: 500 } },
        { does: "the shop answers", events: [come], when: isAsking, answer: "well" },
        {
          does: "the network is back",
          events: [{ type: "session.reconnected" }],
          when: (snapshot) => snapshot.matches("failed"),
          by: ({ shell }) => shell.returnNetwork()
        },
        {
          does: "another tab becomes another guest",
          events: [{ type: "session.changedElsewhere", saleUserId: "guest-2" }],
          when: (snapshot) => snapshot.matches("ready"),
          isLast: true,
          by: ({ storeInOtherTab }) => storeInOtherTab("saleUserId", "guest-2")
        }
      ]
    },
    {
      opens: "/personal/profile/",
      isMember: true,
      begins: [come],
      holds: /^\/api\/v2\/fuser/,
      isTour: true,
      acts: [
        {
          does: "«Выйти» is pressed",
          events: [{ type: "session.renew" }],
          when: (snapshot) => snapshot.matches("ready"),
          by: ({ profile }) => profile.logOut()
        },
        {
          does: "the shop gives another guest",
          events: [come],
          when: (snapshot) => snapshot.matches("renewing"),
          isLast: true,
          answer: "well"
        },
        {
          does: "«Выйти» is pressed in a browser that fails",
          events: [{ type: "session.renew" }, broken],
          when: (snapshot) => snapshot.matches("ready"),
          isLast: true,
          by: async ({ breakFunction, profile }) => {
            await breakFunction("new URLSearchParams of a list")
            await profile.logOut()
          }
        },
        {
          does: "the shop fails",
          events: [notCome],
          when: (snapshot) => snapshot.matches("renewing"),
          isLast: true,
          answer: { kind: "status", status: 500 }
        }
      ]
    },
    {
      opens: "/contacts",
      breaks: "new URLSearchParams of a list",
      begins: [broken],
      isTour: true,
      acts: []
    }
  ],
  uncrossed: { "* --session.changedElsewhere#1--> stays": "a first number that another tab has got is walked in the core" },
  unreachable: {
    "renewing --session.renew#0--> stays": "who has left is a guest, and leaves no second time"
  }
})

function isAsking(snapshot: { readonly value: unknown }): boolean {
  return snapshot.value === "loading"
}
