import type { SnapshotFrom } from "xstate"
import { failed, succeeded } from "../../../core/kernel/outcome.ts"
import { visitsMachine } from "../../../core/machines/visits/visits.machine.ts"
import { at, defineModel, equal, isSame } from "../../../qa/paths/model.ts"
import { defect } from "../../../qa/paths/visits.ts"
import { user } from "../../../qa/samples/user.ts"
import { visit } from "../../../qa/samples/visit.ts"
import { expect } from "../../support/browser/patient-expect.ts"

type Snapshot = SnapshotFrom<typeof visitsMachine>

const retry = { type: "visits.retry" }
const reconnected = { type: "visits.reconnected" }
const cancel = { type: "visits.cancel", id: visit.id }
const unknown = { type: "visits.cancel", id: 1 }
const list = { items: [visit, { ...visit, id: 5000, state: "over" as const }] }
const broken = failed({ _tag: "ServerFailed", call: "visits.own", requestId: null, status: 500 })
const refused = failed({ _tag: "Refused", call: "visits.cancel", requestId: null, status: 409, message: "Визит уже прошёл", errors: {} })
const came = { type: "xstate.done.actor.readVisits", output: succeeded(list) }
const notCome = { type: "xstate.done.actor.readVisits", output: broken }
const cancelled = { type: "xstate.done.actor.cancelVisit", output: succeeded({ ...visit, state: "cancelled" as const }) }
const refusedCancel = { type: "xstate.done.actor.cancelVisit", output: refused }

const words: Readonly<Record<string, string>> = {
  waiting: "nobody is known to look at visits",
  loading: "visits are asked for",
  failed: "visits have not come",
  ready: "visits stand there",
  cancelling: "a visit is being called off"
}

const stateIn = ({ context: { visits } }: Snapshot): string | undefined => visits?.[0]?.state

const othersIn = ({ context: { visits } }: Snapshot) => visits?.filter(({ id }) => id !== visit.id)

export const model = defineModel<typeof visitsMachine>({
  name: "visits",
  actorPath: "shop/visits",
  world: {
    machine: visitsMachine,
    input: undefined,
    watchers: ["watchConnection"],
    events: [
      retry,
      reconnected,
      cancel,
      unknown,
      came,
      notCome,
      { type: "xstate.error.actor.readVisits", error: defect },
      cancelled,
      refusedCancel,
      { type: "xstate.error.actor.cancelVisit", error: defect },
      { type: "auth.settled", user: null },
      { type: "auth.settled", user },
      { type: "auth.loggedIn", user, by: "tab" },
      { type: "auth.loggedOut", by: "choice" }
    ]
  },
  tells: ({ context: { refusal, undone, visits }, ...snapshot }) =>
    [
      words[at(snapshot)] ?? at(snapshot),
      visits === null ? "" : ` (the first is ${String(visits[0]?.state)})`,
      undone === null ? "" : `, it could not call off${undone.refusal === null ? " by a bug" : ""}`,
      refusal === null ? "" : `, ${refusal._tag}`
    ].join(""),
  says: {
    "visits.retry": "they are asked for again",
    "visits.reconnected": "the network is back",
    "visits.cancel": ({ id }) => (id === visit.id ? "the calling off is confirmed" : "a visit that is not there is called off"),
    "auth.settled": ({ user: whom }) => (whom === null ? "it is a guest" : "it is a user"),
    "auth.loggedIn": "the user signs in",
    "auth.loggedOut": "the user leaves",
    "xstate.done.actor.readVisits": ({ output }) => (output._tag === "Success" ? "visits come" : "the shop fails"),
    "xstate.error.actor.readVisits": "the call breaks",
    "xstate.done.actor.cancelVisit": ({ output }) => (output._tag === "Success" ? "it is called off" : "the shop refuses"),
    "xstate.error.actor.cancelVisit": "the call breaks"
  },
  invariants: {
    "knows nothing of anybody while nobody is known": (snapshot) =>
      !snapshot.matches("waiting") || (snapshot.context.visits === null && snapshot.context.undone === null),
    "calls off exactly one visit": (snapshot) => snapshot.matches("cancelling") === (snapshot.context.cancelled !== null),
    "is busy exactly while it asks or calls off": (snapshot) =>
      snapshot.hasTag("busy") === (snapshot.matches("loading") || snapshot.matches("cancelling")),
    "has no refusal beside visits that came": (snapshot) => !snapshot.matches("ready") || snapshot.context.refusal === null
  },
  promises: {
    "calls off the visit that was meant": ({ after: { context }, started }) =>
      started.every(({ id, input }) => id !== "cancelVisit" || equal(input, { id: context.cancelled })),
    "asks for the visits of whoever comes, and shows nothing of who was there before": ({ after, event }) =>
      (event.type !== "auth.loggedIn" && !(event.type === "auth.settled" && event["user"] !== null)) ||
      (after.matches("loading") && after.context.visits === null),
    "forgets all when its user is gone": ({ after, event }) =>
      (event.type !== "auth.loggedOut" && !(event.type === "auth.settled" && event["user"] === null)) || after.matches("waiting"),
    "shows what comes, and says why nothing came": ({ after, before, event }) => {
      if (!event.type.endsWith("actor.readVisits") || !before.matches("loading")) return true
      const { output } = event
      return output?._tag === "Success"
        ? after.matches("ready") && equal(after.context.visits, output.value.items)
        : after.matches("failed") && equal(after.context.refusal, output?.error ?? null)
    },
    "asks again when it is told to, or the network is back": ({ after, before, event }) =>
      ![retry.type, reconnected.type].includes(event.type) || at(after) === (before.matches("failed") ? "loading" : at(before)),
    "calls off what is ahead once that is confirmed, and nothing else": (step) => {
      const { after, before, event } = step
      if (event.type !== cancel.type) return true
      return before.matches("ready") && event["id"] === visit.id && stateIn(before) === "asked"
        ? after.matches("cancelling") && after.context.undone === null
        : isSame(step)
    },
    "shows the visit as called off, and the others as they were": ({ after, before, event }) =>
      event.type !== cancelled.type ||
      event["output"]._tag === "Failure" ||
      !before.matches("cancelling") ||
      (after.matches("ready") && stateIn(after) === "cancelled" && equal(othersIn(after), othersIn(before))),
    "leaves a visit that could not be called off as it was, and says why": ({ after, before, event }) => {
      if (!event.type.endsWith("actor.cancelVisit") || event["output"]?._tag === "Success" || !before.matches("cancelling")) return true
      const undone = { id: visit.id, refusal: event["output"]?.error ?? null }
      return after.matches("ready") && equal(after.context.visits, before.context.visits) && equal(after.context.undone, undone)
    }
  },
  stages: [
    {
      opens: "/personal/visits/",
      isMember: true,
      isHeldFromStart: true,
      begins: [{ type: "auth.settled", user }],
      holds: /^\/api\/v2\/users\/visits/,
      isTour: true,
      prepares: ({ page }) => expect(page.getByRole("heading", { level: 1, name: "Визиты" })).toBeVisible(),
      acts: [
        {
          does: "the shop fails",
          events: [notCome],
          when: (snapshot) => snapshot.matches("loading"),
          answer: { kind: "status", status: 500 }
        },
        {
          does: "visits come",
          events: [came],
          when: (snapshot) => snapshot.matches("loading"),
          answer: { kind: "body", json: { data: list } }
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
          does: "the calling off is confirmed",
          events: [cancel],
          when: (snapshot) => snapshot.value === "ready" && snapshot.context.undone === null && stateIn(snapshot) === "asked",
          by: async ({ page }) => {
            await page
              .getByRole("main")
              .getByRole("button", { name: /^Отменить: / })
              .click()
            await page.getByRole("dialog").getByRole("button", { name: "Отменить визит" }).click()
          }
        },
        {
          does: "the shop refuses",
          events: [refusedCancel],
          when: (snapshot) => snapshot.matches("cancelling"),
          answer: { kind: "status", status: 409, body: JSON.stringify({ message: "Визит уже прошёл", data: { errors: {} } }) }
        },
        {
          does: "it is called off",
          events: [cancelled],
          when: (snapshot) => snapshot.matches("cancelling"),
          answer: { kind: "body", json: { data: { ...visit, state: "cancelled" } } }
        },
        {
          does: "the user leaves",
          events: [{ type: "auth.loggedOut", by: "choice" }],
          when: (snapshot) => snapshot.value === "ready" && snapshot.context.undone === null && stateIn(snapshot) === "asked",
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
    "* --auth.settled#1--> waiting": "a guest is led home before the page of visits is there",
    "loading --xstate.error.actor.readVisits#0--> failed": "the code of the call comes with its machine: a call that breaks is a bug",
    "cancelling --xstate.error.actor.cancelVisit#0--> ready": "the code of the call comes with its machine: a call that breaks is a bug"
  }
})
