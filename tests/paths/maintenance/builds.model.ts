import { succeeded } from "../../../core/kernel/outcome.ts"
import { buildPeriodMs, buildsMachine } from "../../../core/machines/maintenance/builds.machine.ts"
import { currentState, defineModel, isEqual } from "../../../qa/paths/model.ts"
import { defect } from "../../../qa/paths/visits.ts"

const rules = [{ name: "home", pattern: "/", preloads: "home" }]
const read = (known: typeof rules) => ({ type: "xstate.done.actor.readRules", output: succeeded(known) })
const asked = (isOther: boolean) => ({ type: "xstate.done.actor.isOutdated", output: succeeded(isOther) })
const notRead = { type: "xstate.error.actor.readRules", error: defect }
const notAsked = { type: "xstate.error.actor.isOutdated", error: defect }

const stateTexts: Readonly<Record<string, string>> = {
  "current.reading": "the rules of the routes are read",
  "current.known.resting": "the running build is the latest, as far as is known",
  "current.known.asking": "the latest build is asked for",
  outdated: "the next page is loaded whole"
}

const bug = "what does not come is an answer: a question that breaks is a bug"

export const model = defineModel<typeof buildsMachine>({
  name: "builds",
  actorPath: "shop/builds",
  world: {
    machine: buildsMachine,
    input: undefined,
    watchers: ["watchReturn", "reloadOnNavigation", "preloadPages"],
    events: [{ type: "builds.returned" }, read(rules), read([]), notRead, asked(false), asked(true), notAsked]
  },
  delays: { period: 3_600_000 },
  describeState: (snapshot) =>
    `${stateTexts[currentState(snapshot)] ?? currentState(snapshot)}${snapshot.context.rules.length > 0 ? ", by known rules" : ""}`,
  eventTexts: {
    "builds.returned": "the visitor is back after an hour",
    "xstate.done.actor.readRules": ({ output }) => (output.value.length > 0 ? "the manifest comes" : "no manifest comes"),
    "xstate.error.actor.readRules": "the manifest breaks",
    "xstate.done.actor.isOutdated": ({ output }) => (output.value === true ? "there is another build" : "it is the same, or not known"),
    "xstate.error.actor.isOutdated": "the question breaks"
  },
  invariants: {
    "the next page is loaded whole only where there is another build": ({ children, ...snapshot }) =>
      "due" in children === (currentState(snapshot) === "outdated"),
    "code is fetched ahead once the rules were read, of the latest build alone": ({ children, ...snapshot }) =>
      "preload" in children === currentState(snapshot).startsWith("current.known")
  },
  postconditions: {
    "asks an hour after it asked last": ({ after, event }) =>
      !event.type.startsWith("xstate.after.") || (buildPeriodMs === 3_600_000 && after.matches({ current: { known: "asking" } })),
    "asks when the visitor is back after an hour, once": ({ after, before, event }) =>
      event.type !== "builds.returned" ||
      (before.matches({ current: { known: "resting" } })
        ? after.matches({ current: { known: "asking" } })
        : isEqual(after.value, before.value)),
    "[BLD-002] [BLD-009] the same build, or one that is not known, changes nothing, and it is asked again": ({ after, before, event }) =>
      !event.type.endsWith("actor.isOutdated") ||
      event["output"]?.value === true ||
      (after.matches({ current: { known: "resting" } }) && isEqual(after.context, before.context)),
    "another build is noted": ({ after, event }) =>
      event.type !== "xstate.done.actor.isOutdated" || event["output"].value !== true || after.matches("outdated"),
    "keeps the rules of the manifest": ({ after, event }) =>
      event.type !== "xstate.done.actor.readRules" || isEqual(after.context.rules, event["output"].value),
    "works on without a manifest": ({ after, event }) =>
      event.type !== "xstate.error.actor.readRules" || after.matches({ current: { known: "resting" } })
  },
  stages: [
    {
      address: "/contacts",
      startEvents: [read(rules)],
      holds: /\/builds\//,
      isTour: true,
      acts: [
        {
          title: "an hour passes",
          events: [{ type: "xstate.after.period.builds.current.known.resting" }],
          when: (snapshot) => snapshot.matches({ current: { known: "resting" } }),
          run: ({ page }) => page.clock.runFor(buildPeriodMs)
        },
        {
          title: "the shop does not answer",
          events: [asked(false)],
          when: (snapshot) => snapshot.matches({ current: { known: "asking" } }),
          answer: { kind: "status", status: 500 }
        },
        {
          title: "there is another build",
          events: [asked(true)],
          when: (snapshot) => snapshot.matches({ current: { known: "asking" } }),
          isLast: true,
          answer: { kind: "body", json: { id: "another", timestamp: 1 } }
        }
      ]
    },
    {
      address: "/contacts",
      startEvents: [],
      holds: /\/builds\/meta/,
      isHeldFromStart: true,
      acts: [
        {
          title: "the manifest does not come",
          events: [read([])],
          when: (snapshot) => snapshot.matches({ current: "reading" }),
          answer: { kind: "status", status: 500 }
        },
        {
          title: "the manifest comes",
          events: [read(rules)],
          when: (snapshot) => snapshot.matches({ current: "reading" }),
          answer: "well"
        }
      ]
    }
  ],
  uncrossed: {
    "current.known.resting --builds.returned#0--> current.known.asking":
      "a tab under test is always in sight: a return to it is walked in the core"
  },
  unreachable: {
    "current.reading --xstate.error.actor.readRules#0--> current.known": bug,
    "current.known.asking --xstate.error.actor.isOutdated#0--> current.known.resting": bug
  }
})
