import { failed, succeeded } from "../../../core/kernel/outcome.ts"
import { sessionMachine } from "../../../core/machines/account/session.machine.ts"
import { currentState, defineModel, isEqual, isSame } from "../../../qa/paths/model.ts"
import { defect, unreachable } from "../../../qa/paths/visits.ts"

const ids = { saleUserId: "guest-1", deviceId: "0b9b6d34-9a47-4e6f-8a55-4d3d9a1f6c11" }
const loaded = { type: "xstate.done.actor.refreshIds", output: succeeded(ids) }
const loadFailed = { type: "xstate.done.actor.refreshIds", output: failed({ ...unreachable, call: "session.guest" }) }
const threw = { type: "xstate.error.actor.refreshIds", error: defect }
const isAnswer = (type: string) => type.endsWith(".actor.refreshIds")

const stateTexts: Readonly<Record<string, string>> = {
  loading: "the visitor's ids are loading",
  renewing: "the ids of a new guest are loading",
  ready: "the visitor's ids are loaded",
  missing: "the guest id was removed",
  failed: "the visitor's ids could not be loaded"
}

export const model = defineModel<typeof sessionMachine>({
  name: "session",
  actorPath: "shop/session",
  world: {
    machine: sessionMachine,
    input: undefined,
    callbackActors: ["watchSaleUser", "watchConnection"],
    events: [
      { type: "session.renew" },
      { type: "session.changedElsewhere", saleUserId: "guest-2" },
      { type: "session.changedElsewhere", saleUserId: null },
      { type: "session.reconnected" },
      loaded,
      loadFailed,
      threw
    ]
  },
  delays: { pause: 30_000, grace: 3_000 },
  describeState: (snapshot) =>
    `${stateTexts[currentState(snapshot)] ?? currentState(snapshot)}, guest id: ${snapshot.context.saleUserId ?? "none"}`,
  eventTexts: {
    "session.renew": "a new guest is requested",
    "session.reconnected": "the network is back",
    "session.changedElsewhere": ({ saleUserId }) => `another tab has the guest id ${String(saleUserId)}`,
    "xstate.done.actor.refreshIds": ({ output }) => (output._tag === "Success" ? "the ids are loaded" : "loading fails"),
    "xstate.error.actor.refreshIds": "the call throws"
  },
  invariants: {
    "has a device id once the ids are loaded": (snapshot) => !snapshot.matches("ready") || snapshot.context.deviceId !== null,
    "can be renewed unless a renewal is running": (snapshot) => snapshot.can({ type: "session.renew" }) === !snapshot.matches("renewing"),
    "watches the guest id for changes by other tabs": ({ children }) => "watchSaleUser" in children
  },
  postconditions: {
    "loads the ids of a new guest on request": (step) =>
      step.event.type !== "session.renew" || (step.before.matches("renewing") ? isSame(step) : step.after.matches("renewing")),
    "[SESS-007] takes over another tab's guest id; keeps a removed one until another arrives": ({ after, before, event }) => {
      if (event.type !== "session.changedElsewhere") return true
      const { saleUserId } = event
      const isSettled = before.matches("ready") || before.matches("missing")
      return (
        currentState(after) === (isSettled ? (saleUserId === null ? "missing" : "ready") : currentState(before)) &&
        isEqual(after.context, { ...before.context, saleUserId: saleUserId ?? before.context.saleUserId })
      )
    },
    "loads another id when no tab stores one in place of a removed id": ({ after, emitted, event }) =>
      !event.type.startsWith("xstate.after.grace") ||
      (after.matches("loading") && after.context.saleUserId === null && emitted.some(({ type }) => type === "session.guestChanged")),
    "[CART-006] publishes a changed guest id, but not a first one": ({ before, emitted, event }) => {
      if (event.type.startsWith("xstate.after.grace")) return true
      const isAnother =
        event["saleUserId"] !== null && before.context.saleUserId !== null && event["saleUserId"] !== before.context.saleUserId
      return emitted.some(({ type }) => type === "session.guestChanged") === (event.type === "session.changedElsewhere" && isAnother)
    },
    "stores the loaded ids": ({ after, event }) =>
      !isAnswer(event.type) ||
      event["output"]?._tag !== "Success" ||
      (after.matches("ready") && isEqual(after.context, event["output"].value)),
    "keeps the previous ids when loading fails": ({ after, before, event }) =>
      !isAnswer(event.type) || event["output"]?._tag === "Success" || (after.matches("failed") && isEqual(after.context, before.context)),
    "loads again after half a minute": ({ after, event }) => !event.type.startsWith("xstate.after.pause") || after.matches("loading"),
    "loads again when the network is back, only after a failure": (step) =>
      step.event.type !== "session.reconnected" || (step.before.matches("failed") ? step.after.matches("loading") : isSame(step))
  },
  stages: [
    {
      address: "/contacts",
      startEvents: [],
      heldRequests: /^\/api\/v2\/fuser/,
      isHeldFromStart: true,
      isTour: true,
      acts: [
        { title: "loading fails", events: [loadFailed], when: isLoading, answer: { kind: "status", status: 500 } },
        { title: "the ids are loaded", events: [loaded], when: isLoading, answer: "well" },
        {
          title: "the network is back",
          events: [{ type: "session.reconnected" }],
          when: (snapshot) => snapshot.matches("failed"),
          run: ({ shell }) => shell.returnNetwork()
        },
        {
          title: "another tab becomes another guest",
          events: [{ type: "session.changedElsewhere", saleUserId: "guest-2" }],
          when: (snapshot) => snapshot.matches("ready"),
          isLast: true,
          run: ({ storeInOtherTab }) => storeInOtherTab("saleUserId", "guest-2")
        },
        {
          title: "another tab removes the guest id and becomes another guest",
          events: [
            { type: "session.changedElsewhere", saleUserId: null },
            { type: "session.changedElsewhere", saleUserId: "guest-2" }
          ],
          when: (snapshot) => snapshot.matches("ready"),
          isLast: true,
          run: async ({ storeInOtherTab }) => {
            await storeInOtherTab("saleUserId", null)
            await storeInOtherTab("saleUserId", "guest-2")
          }
        }
      ]
    },
    {
      address: "/personal/profile/",
      isMember: true,
      startEvents: [loaded],
      heldRequests: /^\/api\/v2\/fuser/,
      isTour: true,
      acts: [
        {
          title: "«Выйти» is pressed",
          events: [{ type: "session.renew" }],
          when: (snapshot) => snapshot.matches("ready"),
          run: ({ profile }) => profile.logOut()
        },
        {
          title: "the ids of a new guest are loaded",
          events: [loaded],
          when: (snapshot) => snapshot.matches("renewing"),
          isLast: true,
          answer: "well"
        },
        {
          title: "«Выйти» is pressed in a browser whose call throws",
          events: [{ type: "session.renew" }, threw],
          when: (snapshot) => snapshot.matches("ready"),
          isLast: true,
          run: async ({ breakFunction, profile }) => {
            await breakFunction("new URLSearchParams of a list")
            await profile.logOut()
          }
        },
        {
          title: "loading fails",
          events: [loadFailed],
          when: (snapshot) => snapshot.matches("renewing"),
          isLast: true,
          answer: { kind: "status", status: 500 }
        }
      ]
    },
    {
      address: "/contacts",
      breaks: "new URLSearchParams of a list",
      startEvents: [threw],
      isTour: true,
      acts: []
    }
  ],
  uncrossed: {
    "* --session.changedElsewhere#1--> stays": "the core paths cover a first guest id from another tab",
    "missing --session.changedElsewhere#1--> ready": "the core paths cover a tab that stores the removed id again",
    "missing --after grace#0--> loading": "the page reloads then; tests/e2e/account/session-end.spec.ts removes the data of the site"
  },
  unreachable: {
    "renewing --session.renew#0--> stays": "after a sign-out the visitor is a guest and cannot sign out again"
  }
})

function isLoading(snapshot: { readonly value: unknown }): boolean {
  return snapshot.value === "loading"
}
