import type { SnapshotFrom } from "xstate"
import { failed, succeeded } from "../../../core/kernel/outcome.ts"
import { catalogueMachine } from "../../../core/machines/catalogue/catalogue.machine.ts"
import { printArrangement, usualArrangement } from "../../../core/domain/catalogue/arrangement.ts"
import { counted } from "../../../qa/samples/counted.ts"
import { currentState, defineModel, isEqual } from "../../../qa/paths/model.ts"
import { defect } from "../../../qa/paths/visits.ts"
import { oval, ovalOrHeart, cutOff, resolved } from "./catalogue.payloads.ts"
import { stages } from "./catalogue.stages.ts"

const stateTexts: Readonly<Record<string, string>> = {
  resting: "nothing is gathered",
  "gathering.pausing": "more may be chosen",
  "gathering.counting": "what is gathered is counted",
  counted: "what is gathered is counted and known",
  uncounted: "what is gathered could not be counted"
}

const drawn: Readonly<Record<string, string>> = {
  recalling: "are drawn as usual, until it is known how they were",
  idle: "are drawn as the visitor had them",
  keeping: "are drawn otherwise from now on"
}

const inTwo = { ...usualArrangement, mobileGridLayout: "two" } as const

const recalledAtOnce = "it is recalled as the page comes alive, before the first act"
const unreadable = "storage that cannot be read is as good as empty: only a bug of ours ends so"

/** Lists were arranged before the stored arrangement was read. */
const isEarly = ({ context: { early } }: SnapshotFrom<typeof catalogueMachine>): boolean => Object.keys(early).length > 0

export const model = defineModel<typeof catalogueMachine>({
  name: "catalogue",
  actorPath: "shop/catalogue",
  world: {
    machine: catalogueMachine,
    input: undefined,
    events: [
      { type: "catalogue.setDraft", to: oval },
      { type: "catalogue.setDraft", to: ovalOrHeart },
      { type: "catalogue.arrange", by: { mobileGridLayout: "two" } },
      { type: "catalogue.arrange", by: { showRuValuesFor: ["color"] } },
      { type: "catalogue.compare", id: 1 },
      { type: "catalogue.clearCompared" },
      { type: "xstate.done.actor.recallArrangement", output: succeeded(inTwo) },
      { type: "xstate.error.actor.recallArrangement", error: defect },
      { type: "xstate.done.actor.keepArrangement", output: succeeded(undefined) },
      { type: "xstate.error.actor.keepArrangement", error: defect },
      resolved,
      { type: "navigation.lost", isMissing: true, guarded: null },
      { type: "xstate.done.actor.countChosen", output: succeeded(counted) },
      { type: "xstate.done.actor.countChosen", output: failed(cutOff) },
      { type: "xstate.error.actor.countChosen", error: defect }
    ]
  },
  delays: { countPause: 250 },
  describeState: (snapshot) =>
    `${stateTexts[currentState(snapshot, "choice")] ?? currentState(snapshot, "choice")}; the lists ${drawn[currentState(snapshot, "arrangement")] ?? ""} (${printArrangement(snapshot.context.arrangement)})${snapshot.context.draft === null ? "" : ` (${snapshot.context.draft})`}${
      snapshot.context.counted === null ? "" : ", with numbers"
    }${snapshot.context.compared.length === 0 ? "" : `; marked: ${snapshot.context.compared.join(", ")}`}`,
  eventTexts: {
    "catalogue.setDraft": ({ to }) => `${String(to)} is chosen in the sheet`,
    "catalogue.arrange": ({ by }) => `the lists are arranged: ${JSON.stringify(by)}`,
    "catalogue.compare": ({ id }) => `the stone ${String(id)} is pressed for comparison`,
    "catalogue.clearCompared": "the marks are taken off",
    "xstate.done.actor.recallArrangement": "it is known how the lists were drawn",
    "xstate.error.actor.recallArrangement": "it cannot be known how the lists were drawn",
    "xstate.done.actor.keepArrangement": "the arrangement is kept",
    "xstate.error.actor.keepArrangement": "the arrangement cannot be kept",
    "navigation.resolved": "another page is asked for",
    "navigation.lost": "a page is asked for that is none",
    "xstate.done.actor.countChosen": ({ output }) => (output._tag === "Success" ? "the numbers come" : "the shop does not answer"),
    "xstate.error.actor.countChosen": "the count breaks"
  },
  invariants: {
    "keeps what is gathered exactly while there is something": (snapshot) =>
      snapshot.matches({ choice: "resting" }) === (snapshot.context.draft === null),
    "has no numbers for nothing": ({ context }) => context.draft !== null || context.counted === null,
    "is busy exactly while a number is on its way": (snapshot) => snapshot.hasTag("busy") === snapshot.matches({ choice: "gathering" }),
    "recalls and keeps an arrangement exactly while it says so": (snapshot) =>
      "recallArrangement" in snapshot.children === snapshot.matches({ arrangement: "recalling" }) &&
      "keepArrangement" in snapshot.children === snapshot.matches({ arrangement: "keeping" }),
    "asks for numbers exactly while it counts": (snapshot) =>
      "countChosen" in snapshot.children === snapshot.matches({ choice: { gathering: "counting" } })
  },
  postconditions: {
    "gathers what is chosen in the sheet, and leads nowhere": ({ after, emitted, event }) =>
      event.type !== "catalogue.setDraft" ||
      (after.context.draft === event["to"] && after.matches({ choice: { gathering: "pausing" } }) && emitted.length === 0),
    "lets go when it is shown, or another page is asked for, and by nothing else": ({ after, before, emitted, event }) =>
      !["navigation.resolved", "navigation.lost"].includes(event.type)
        ? before.context.draft === null || after.context.draft !== null
        : after.matches({ choice: "resting" }) && emitted.length === 0,
    "counts what is gathered after a pause": ({ after, before, event }) =>
      !event.type.startsWith("xstate.after.countPause") ||
      (after.matches({ choice: { gathering: "counting" } }) && after.context.draft === before.context.draft),
    "draws the lists as they are arranged, and keeps it, once it is known how they were": ({ after, before, event }) =>
      event.type !== "catalogue.arrange" ||
      (before.matches({ arrangement: "recalling" })
        ? currentState(after, "arrangement") === "recalling" && isEqual(after.context.early, { ...before.context.early, ...event["by"] })
        : after.matches({ arrangement: "keeping" }) &&
          isEqual(after.context.arrangement, { ...before.context.arrangement, ...event["by"] })),
    "marks a stone for comparison and takes the mark off; another page keeps the marks": ({ after, before, event }) => {
      const { compared } = before.context
      if (event.type === "catalogue.clearCompared") return after.context.compared.length === 0
      if (event.type !== "catalogue.compare") return isEqual(after.context.compared, compared)
      return after.context.compared.includes(event["id"]) !== compared.includes(event["id"])
    },
    "draws the lists as they were, and as they are where that is not known": ({ after, before, event }) =>
      !event.type.endsWith("Arrangement") ||
      (after.matches({ arrangement: isEarly(before) && event.type.endsWith("recallArrangement") ? "keeping" : "idle" }) &&
        isEqual(after.context.arrangement, {
          ...(event.type === "xstate.done.actor.recallArrangement" ? inTwo : before.context.arrangement),
          ...(event.type.endsWith("recallArrangement") && before.context.early)
        })),
    "keeps the numbers that come, and none where they do not": ({ after, event }) => {
      if (event.type === "xstate.error.actor.countChosen") return after.matches({ choice: "uncounted" }) && after.context.counted === null
      if (event.type !== "xstate.done.actor.countChosen") return true
      const hasCome = event["output"]._tag === "Success"
      return after.matches({ choice: hasCome ? "counted" : "uncounted" }) && isEqual(after.context.counted, hasCome ? counted : null)
    }
  },
  stages,
  unreachable: {
    "choice.gathering.counting --xstate.error.actor.countChosen#0--> choice.uncounted":
      "the code of the count comes with that of every call: without it the page has no calls at all",
    "arrangement.recalling --catalogue.arrange#0--> stays": recalledAtOnce,
    "arrangement.recalling --xstate.done.actor.recallArrangement#0--> arrangement.keeping": recalledAtOnce,
    "arrangement.recalling --xstate.done.actor.recallArrangement#1--> arrangement.idle": recalledAtOnce,
    "arrangement.recalling --xstate.error.actor.recallArrangement#0--> arrangement.keeping": unreadable,
    "arrangement.recalling --xstate.error.actor.recallArrangement#1--> arrangement.idle": unreadable,
    "arrangement.keeping --xstate.error.actor.keepArrangement#0--> arrangement.idle":
      "storage that cannot be written is logged: only a bug of ours ends so"
  }
})
