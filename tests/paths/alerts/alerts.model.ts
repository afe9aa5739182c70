import type { SnapshotFrom } from "xstate"
import { failed, succeeded } from "../../../core/kernel/outcome.ts"
import { alertsMachine } from "../../../core/machines/alerts/alerts.machine.ts"
import { at, defineModel, equal, isSame } from "../../../qa/paths/model.ts"
import { defect } from "../../../qa/paths/visits.ts"
import { user } from "../../../qa/samples/user.ts"
import { fallenAlert, goneAlert, ownAlerts } from "../../../qa/samples/own-alerts.ts"
import { expect } from "../../support/browser/patient-expect.ts"

type Snapshot = SnapshotFrom<typeof alertsMachine>

const retry = { type: "alerts.retry" }
const reconnected = { type: "alerts.reconnected" }
const end = { type: "alerts.end", id: fallenAlert.id }
const unknown = { type: "alerts.end", id: 1 }
const broken = failed({ _tag: "ServerFailed", call: "alerts.own", requestId: null, status: 500 })
const refused = failed({ _tag: "ServerFailed", call: "alerts.end", requestId: null, status: 500 })
const came = { type: "xstate.done.actor.readAlerts", output: succeeded(ownAlerts) }
const notCome = { type: "xstate.done.actor.readAlerts", output: broken }
const ended = { type: "xstate.done.actor.endAlert", output: succeeded(undefined) }
const refusedEnd = { type: "xstate.done.actor.endAlert", output: refused }

const words: Readonly<Record<string, string>> = {
  waiting: "nobody is known to follow prices",
  loading: "the list is requested",
  failed: "the list has not come",
  ready: "the list is shown",
  ending: "an alert is being ended"
}

const isListed = ({ context: { alerts } }: Snapshot): boolean => alerts?.some(({ id }) => id === fallenAlert.id) === true

const isWhole = (snapshot: Snapshot): boolean => snapshot.value === "ready" && snapshot.context.unended === null && isListed(snapshot)

export const model = defineModel<typeof alertsMachine>({
  name: "alerts",
  actorPath: "shop/alerts",
  world: {
    machine: alertsMachine,
    input: undefined,
    watchers: ["watchConnection"],
    events: [
      retry,
      reconnected,
      end,
      unknown,
      came,
      notCome,
      { type: "xstate.error.actor.readAlerts", error: defect },
      ended,
      refusedEnd,
      { type: "xstate.error.actor.endAlert", error: defect },
      { type: "auth.settled", user: null },
      { type: "auth.settled", user },
      { type: "auth.loggedIn", user, by: "tab" },
      { type: "auth.loggedOut", by: "choice" }
    ]
  },
  tells: ({ context: { alerts, refusal, unended }, ...snapshot }) =>
    [
      words[at(snapshot)] ?? at(snapshot),
      alerts === null ? "" : ` (${alerts.length} stones)`,
      unended === null ? "" : `, it could not end one${unended.refusal === null ? " by a bug" : ""}`,
      refusal === null ? "" : `, ${refusal._tag}`
    ].join(""),
  says: {
    "alerts.retry": "the list is requested again",
    "alerts.reconnected": "the network is back",
    "alerts.end": ({ id }) => (id === fallenAlert.id ? "the end is confirmed" : "an alert that is not listed is ended"),
    "auth.settled": ({ user: whom }) => (whom === null ? "it is a guest" : "it is a user"),
    "auth.loggedIn": "the user signs in",
    "auth.loggedOut": "the user leaves",
    "xstate.done.actor.readAlerts": ({ output }) => (output._tag === "Success" ? "the list comes" : "the shop fails"),
    "xstate.error.actor.readAlerts": "the call breaks",
    "xstate.done.actor.endAlert": ({ output }) => (output._tag === "Success" ? "it is ended" : "the shop refuses"),
    "xstate.error.actor.endAlert": "the call breaks"
  },
  invariants: {
    "knows nothing of anybody while nobody is known": (snapshot) =>
      !snapshot.matches("waiting") || (snapshot.context.alerts === null && snapshot.context.unended === null),
    "ends exactly one alert": (snapshot) => snapshot.matches("ending") === (snapshot.context.ending !== null),
    "is busy exactly while it requests or ends": (snapshot) =>
      snapshot.hasTag("busy") === (snapshot.matches("loading") || snapshot.matches("ending")),
    "has no refusal beside a list that came": (snapshot) => !snapshot.matches("ready") || snapshot.context.refusal === null
  },
  promises: {
    "ends the alert that was chosen": ({ after: { context }, started }) =>
      started.every(({ id, input }) => id !== "endAlert" || equal(input, { id: context.ending })),
    "requests the list of the new user, and shows nothing of the former one": ({ after, event }) =>
      (event.type !== "auth.loggedIn" && !(event.type === "auth.settled" && event["user"] !== null)) ||
      (after.matches("loading") && after.context.alerts === null),
    "forgets all when its user is gone": ({ after, event }) =>
      (event.type !== "auth.loggedOut" && !(event.type === "auth.settled" && event["user"] === null)) || after.matches("waiting"),
    "shows what comes, and says why nothing came": ({ after, before, event }) => {
      if (!event.type.endsWith("actor.readAlerts") || !before.matches("loading")) return true
      const { output } = event
      return output?._tag === "Success"
        ? after.matches("ready") && equal(after.context.alerts, output.value.items)
        : after.matches("failed") && equal(after.context.refusal, output?.error ?? null)
    },
    "asks again when it is told to, or the network is back": ({ after, before, event }) =>
      ![retry.type, reconnected.type].includes(event.type) || at(after) === (before.matches("failed") ? "loading" : at(before)),
    "ends what is listed once that is confirmed, and nothing else": (step) => {
      const { after, before, event } = step
      if (event.type !== end.type) return true
      return before.matches("ready") && event["id"] === fallenAlert.id && isListed(before)
        ? after.matches("ending") && after.context.unended === null
        : isSame(step)
    },
    "takes the ended alert off the list, and leaves the others": ({ after, before, event }) =>
      event.type !== ended.type ||
      event["output"]._tag === "Failure" ||
      !before.matches("ending") ||
      (after.matches("ready") && equal(after.context.alerts, [goneAlert]) && after.context.ended === fallenAlert.stone.name),
    "leaves an alert that could not be ended as it was, and says why": ({ after, before, event }) => {
      if (!event.type.endsWith("actor.endAlert") || event["output"]?._tag === "Success" || !before.matches("ending")) return true
      const unended = { id: fallenAlert.id, refusal: event["output"]?.error ?? null }
      return after.matches("ready") && equal(after.context.alerts, before.context.alerts) && equal(after.context.unended, unended)
    }
  },
  stages: [
    {
      opens: "/personal/alerts/",
      isMember: true,
      isHeldFromStart: true,
      begins: [{ type: "auth.settled", user }],
      holds: /^\/api\/v2\/users\/alerts/,
      isTour: true,
      prepares: ({ page }) => expect(page.getByRole("heading", { level: 1, name: "Следим за ценой" })).toBeVisible(),
      acts: [
        {
          does: "the shop fails",
          events: [notCome],
          when: (snapshot) => snapshot.matches("loading"),
          answer: { kind: "status", status: 500 }
        },
        {
          does: "the list comes",
          events: [came],
          when: (snapshot) => snapshot.matches("loading"),
          answer: { kind: "body", json: { data: ownAlerts } }
        },
        {
          does: "«Повторить» is pressed",
          events: [retry],
          when: (snapshot) => snapshot.matches("failed"),
          by: ({ page }) => page.getByRole("main").getByRole("link", { name: "Повторить" }).click()
        },
        {
          does: "the network is back",
          events: [reconnected],
          when: (snapshot) => snapshot.matches("failed"),
          by: ({ page }) => page.evaluate(() => dispatchEvent(new Event("online")))
        },
        {
          does: "the end is confirmed",
          events: [end],
          when: isWhole,
          by: async ({ page }) => {
            await page
              .getByRole("main")
              .getByRole("button", { name: /^Больше не следить: / })
              .click()
            await page.getByRole("dialog").getByRole("button", { name: "Больше не следить" }).click()
          }
        },
        {
          does: "the shop refuses",
          events: [refusedEnd],
          when: (snapshot) => snapshot.matches("ending"),
          answer: { kind: "status", status: 500 }
        },
        {
          does: "it is ended",
          events: [ended],
          when: (snapshot) => snapshot.matches("ending"),
          answer: { kind: "body", json: { data: {} } }
        },
        {
          does: "the user leaves",
          events: [{ type: "auth.loggedOut", by: "choice" }],
          when: isWhole,
          isLast: true,
          by: ({ profile }) => profile.logOut()
        }
      ]
    }
  ],
  uncrossed: {
    "* --auth.settled#0--> loading": "who is signed in is settled once, as the page begins",
    "* --auth.loggedIn#0--> loading": "the paths of the orders cross it, on the page of the orders"
  },
  unreachable: {
    "* --auth.settled#1--> waiting": "a guest is led home before the page of alerts is there",
    "loading --xstate.error.actor.readAlerts#0--> failed": "the code of the call comes with its machine: a call that breaks is a bug",
    "ending --xstate.error.actor.endAlert#0--> ready": "the code of the call comes with its machine: a call that breaks is a bug"
  }
})
