import { succeeded } from "../../../core/kernel/outcome.ts"
import { buildPeriodMs, buildsMachine } from "../../../core/machines/maintenance/builds.machine.ts"
import { currentState, defineModel, isEqual } from "../../../qa/paths/model.ts"
import { defect } from "../../../qa/paths/visits.ts"

const rules = [{ name: "home", pattern: "/", preloads: "home" }]
const read = (known: typeof rules) => ({ type: "xstate.done.actor.readRules", output: succeeded(known) })
const answered = (isOther: boolean) => ({ type: "xstate.done.actor.isOutdated", output: succeeded(isOther) })
const readThrew = { type: "xstate.error.actor.readRules", error: defect }
const requestThrew = { type: "xstate.error.actor.isOutdated", error: defect }

const stateTexts: Readonly<Record<string, string>> = {
  "current.reading": "the routes of the manifest are being read",
  "current.known.resting": "the running build is the latest known",
  "current.known.asking": "the latest build is being requested",
  outdated: "the next navigation reloads the page"
}

const bug = "a failed request is an outcome: a call that throws is a bug"

export const model = defineModel<typeof buildsMachine>({
  name: "builds",
  actorPath: "shop/builds",
  world: {
    machine: buildsMachine,
    input: undefined,
    callbackActors: ["watchReturn", "reloadOnNavigation", "preloadPages"],
    events: [{ type: "builds.returned" }, read(rules), read([]), readThrew, answered(false), answered(true), requestThrew]
  },
  delays: { period: 3_600_000 },
  describeState: (snapshot) =>
    `${stateTexts[currentState(snapshot)] ?? currentState(snapshot)}${snapshot.context.rules.length > 0 ? ", with the routes of the manifest" : ""}`,
  eventTexts: {
    "builds.returned": "the visitor returns after an hour",
    "xstate.done.actor.readRules": ({ output }) => (output.value.length > 0 ? "the manifest is loaded" : "the manifest is missing"),
    "xstate.error.actor.readRules": "reading the manifest throws",
    "xstate.done.actor.isOutdated": ({ output }) =>
      output.value === true ? "another build is the latest" : "the build is the same or unknown",
    "xstate.error.actor.isOutdated": "the call throws"
  },
  invariants: {
    "reloads on navigation exactly while it is outdated": ({ children, ...snapshot }) =>
      "due" in children === (currentState(snapshot) === "outdated"),
    "preloads pages exactly while the build is current and the routes are read": ({ children, ...snapshot }) =>
      "preload" in children === currentState(snapshot).startsWith("current.known")
  },
  postconditions: {
    "requests the latest build an hour after the last request": ({ after, event }) =>
      !event.type.startsWith("xstate.after.") || (buildPeriodMs === 3_600_000 && after.matches({ current: { known: "asking" } })),
    "requests the latest build once when the visitor returns after an hour": ({ after, before, event }) =>
      event.type !== "builds.returned" ||
      (before.matches({ current: { known: "resting" } })
        ? after.matches({ current: { known: "asking" } })
        : isEqual(after.value, before.value)),
    "[BLD-002] [BLD-009] changes nothing for the same or an unknown build, and waits for the next request": ({ after, before, event }) =>
      !event.type.endsWith("actor.isOutdated") ||
      event["output"]?.value === true ||
      (after.matches({ current: { known: "resting" } }) && isEqual(after.context, before.context)),
    "becomes outdated when another build is the latest": ({ after, event }) =>
      event.type !== "xstate.done.actor.isOutdated" || event["output"].value !== true || after.matches("outdated"),
    "stores the routes of the manifest": ({ after, event }) =>
      event.type !== "xstate.done.actor.readRules" || isEqual(after.context.rules, event["output"].value),
    "continues without a manifest": ({ after, event }) =>
      event.type !== "xstate.error.actor.readRules" || after.matches({ current: { known: "resting" } })
  },
  stages: [
    {
      address: "/contacts",
      startEvents: [read(rules)],
      heldRequests: /\/builds\//,
      isTour: true,
      acts: [
        {
          title: "an hour passes",
          events: [{ type: "xstate.after.period.builds.current.known.resting" }],
          when: (snapshot) => snapshot.matches({ current: { known: "resting" } }),
          run: ({ page }) => page.clock.runFor(buildPeriodMs)
        },
        {
          title: "the server does not answer",
          events: [answered(false)],
          when: (snapshot) => snapshot.matches({ current: { known: "asking" } }),
          answer: { kind: "status", status: 500 }
        },
        {
          title: "another build is the latest",
          events: [answered(true)],
          when: (snapshot) => snapshot.matches({ current: { known: "asking" } }),
          isLast: true,
          answer: { kind: "body", json: { id: "another", timestamp: 1 } }
        }
      ]
    },
    {
      address: "/contacts",
      startEvents: [],
      heldRequests: /\/builds\/meta/,
      isHeldFromStart: true,
      acts: [
        {
          title: "the manifest could not be loaded",
          events: [read([])],
          when: (snapshot) => snapshot.matches({ current: "reading" }),
          answer: { kind: "status", status: 500 }
        },
        {
          title: "the manifest is loaded",
          events: [read(rules)],
          when: (snapshot) => snapshot.matches({ current: "reading" }),
          answer: "well"
        }
      ]
    }
  ],
  uncrossed: {
    "current.known.resting --builds.returned#0--> current.known.asking": "a tab under test is always visible: the core paths cover a return"
  },
  unreachable: {
    "current.reading --xstate.error.actor.readRules#0--> current.known": bug,
    "current.known.asking --xstate.error.actor.isOutdated#0--> current.known.resting": bug
  }
})
