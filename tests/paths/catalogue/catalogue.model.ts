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
  resting: "no draft is chosen",
  "gathering.pausing": "the pause before the count has not passed",
  "gathering.counting": "the draft is being counted",
  counted: "the draft is counted",
  uncounted: "the draft could not be counted"
}

const arrangementTexts: Readonly<Record<string, string>> = {
  recalling: "have the default arrangement until the stored one is read",
  idle: "have the visitor's arrangement",
  keeping: "have a new arrangement, which is being stored"
}

const inTwo = { ...usualArrangement, mobileGridLayout: "two" } as const

const readAtOnce = "the arrangement is read as the page hydrates, before the first act"
const unreadable = "storage that cannot be read counts as empty: only a bug causes this"

/** The lists were arranged before the stored arrangement was read. */
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
    `${stateTexts[currentState(snapshot, "choice")] ?? currentState(snapshot, "choice")}; the lists ${arrangementTexts[currentState(snapshot, "arrangement")] ?? ""} (${printArrangement(snapshot.context.arrangement)})${snapshot.context.draft === null ? "" : ` (${snapshot.context.draft})`}${snapshot.context.counted === null ? "" : ", with counts"}${snapshot.context.compared.length === 0 ? "" : `; marked: ${snapshot.context.compared.join(", ")}`}`,
  eventTexts: {
    "catalogue.setDraft": ({ to }) => `${String(to)} is chosen in the sheet`,
    "catalogue.arrange": ({ by }) => `the lists are arranged: ${JSON.stringify(by)}`,
    "catalogue.compare": ({ id }) => `the stone ${String(id)} is pressed for comparison`,
    "catalogue.clearCompared": "the marks are cleared",
    "xstate.done.actor.recallArrangement": "the stored arrangement is read",
    "xstate.error.actor.recallArrangement": "the stored arrangement cannot be read",
    "xstate.done.actor.keepArrangement": "the arrangement is stored",
    "xstate.error.actor.keepArrangement": "the arrangement cannot be stored",
    "navigation.resolved": "another page is requested",
    "navigation.lost": "a missing page is requested",
    "xstate.done.actor.countChosen": ({ output }) => (output._tag === "Success" ? "the counts are loaded" : "the count fails"),
    "xstate.error.actor.countChosen": "the call throws"
  },
  invariants: {
    "has a draft exactly while its choice is not at rest": (snapshot) =>
      snapshot.matches({ choice: "resting" }) === (snapshot.context.draft === null),
    "has counts only for a draft": ({ context }) => context.draft !== null || context.counted === null,
    "is busy exactly while a count is due or running": (snapshot) => snapshot.hasTag("busy") === snapshot.matches({ choice: "gathering" }),
    "reads or stores the arrangement exactly in the states «recalling» and «keeping»": (snapshot) =>
      "recallArrangement" in snapshot.children === snapshot.matches({ arrangement: "recalling" }) &&
      "keepArrangement" in snapshot.children === snapshot.matches({ arrangement: "keeping" }),
    "requests counts exactly while it is counting": (snapshot) =>
      "countChosen" in snapshot.children === snapshot.matches({ choice: { gathering: "counting" } })
  },
  postconditions: {
    "stores the draft chosen in the sheet, without navigation": ({ after, emitted, event }) =>
      event.type !== "catalogue.setDraft" ||
      (after.context.draft === event["to"] && after.matches({ choice: { gathering: "pausing" } }) && emitted.length === 0),
    "drops the draft when a page is requested, and at no other event": ({ after, before, emitted, event }) =>
      !["navigation.resolved", "navigation.lost"].includes(event.type)
        ? before.context.draft === null || after.context.draft !== null
        : after.matches({ choice: "resting" }) && emitted.length === 0,
    "counts the draft after a pause": ({ after, before, event }) =>
      !event.type.startsWith("xstate.after.countPause") ||
      (after.matches({ choice: { gathering: "counting" } }) && after.context.draft === before.context.draft),
    "applies and stores an arrangement once the stored one is read": ({ after, before, event }) =>
      event.type !== "catalogue.arrange" ||
      (before.matches({ arrangement: "recalling" })
        ? currentState(after, "arrangement") === "recalling" && isEqual(after.context.early, { ...before.context.early, ...event["by"] })
        : after.matches({ arrangement: "keeping" }) &&
          isEqual(after.context.arrangement, { ...before.context.arrangement, ...event["by"] })),
    "toggles the mark of a compared stone; keeps the marks on other pages": ({ after, before, event }) => {
      const { compared } = before.context
      if (event.type === "catalogue.clearCompared") return after.context.compared.length === 0
      if (event.type !== "catalogue.compare") return isEqual(after.context.compared, compared)
      return after.context.compared.includes(event["id"]) !== compared.includes(event["id"])
    },
    "applies the stored arrangement with earlier changes, otherwise keeps the present one": ({ after, before, event }) =>
      !event.type.endsWith("Arrangement") ||
      (after.matches({ arrangement: isEarly(before) && event.type.endsWith("recallArrangement") ? "keeping" : "idle" }) &&
        isEqual(after.context.arrangement, {
          ...(event.type === "xstate.done.actor.recallArrangement" ? inTwo : before.context.arrangement),
          ...(event.type.endsWith("recallArrangement") && before.context.early)
        })),
    "stores the loaded counts, and none after a failure": ({ after, event }) => {
      if (event.type === "xstate.error.actor.countChosen") return after.matches({ choice: "uncounted" }) && after.context.counted === null
      if (event.type !== "xstate.done.actor.countChosen") return true
      const isLoaded = event["output"]._tag === "Success"
      return after.matches({ choice: isLoaded ? "counted" : "uncounted" }) && isEqual(after.context.counted, isLoaded ? counted : null)
    }
  },
  stages,
  unreachable: {
    "choice.gathering.counting --xstate.error.actor.countChosen#0--> choice.uncounted":
      "the code of the count is loaded with that of every call: without it the page has no calls",
    "arrangement.recalling --catalogue.arrange#0--> stays": readAtOnce,
    "arrangement.recalling --xstate.done.actor.recallArrangement#0--> arrangement.keeping": readAtOnce,
    "arrangement.recalling --xstate.done.actor.recallArrangement#1--> arrangement.idle": readAtOnce,
    "arrangement.recalling --xstate.error.actor.recallArrangement#0--> arrangement.keeping": unreadable,
    "arrangement.recalling --xstate.error.actor.recallArrangement#1--> arrangement.idle": unreadable,
    "arrangement.keeping --xstate.error.actor.keepArrangement#0--> arrangement.idle":
      "a failed write to the storage is logged: only a bug causes this"
  }
})
