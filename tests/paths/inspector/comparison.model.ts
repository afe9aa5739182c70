import { failed, succeeded } from "../../../core/kernel/outcome.ts"
import { comparisonMachine } from "../../../inspector/machines/comparison.machine.ts"
import { currentState, defineModel, isEqual, isSame } from "../../../qa/paths/model.ts"
import { journalOfTooltip } from "../../support/samples/small-journal.ts"
import { defect } from "../../../qa/paths/visits.ts"

const open = { type: "comparison.open", from: { kind: "qa", name: "other.json" } }
const read = (name: string) => ({ type: "xstate.done.actor.read", output: succeeded({ name, build: "b0", count: 3, actor: "tooltip#1" }) })
const refused = (refusal: object) => ({ type: "xstate.done.actor.read", output: failed(refusal) })
const foreign = { _tag: "JournalRefused", reason: "foreign", detail: "формат «other»" }
const threw = { type: "xstate.error.actor.read", error: defect }
const isAnswer = (type: string) => type.endsWith(".actor.read")

const stateTexts: Readonly<Record<string, string>> = {
  absent: "no second journal is open",
  reading: "the second journal is being read",
  shown: "the second journal is shown"
}

export const model = defineModel<typeof comparisonMachine>({
  name: "comparison",
  actorPath: "inspector/comparison",
  journalKey: "gran.inspector",
  world: {
    machine: comparisonMachine,
    input: undefined,
    events: [open, read("other.json"), refused(foreign), refused({ _tag: "NotFound", name: "other.json" }), threw]
  },
  describeState: (snapshot) => {
    const { other, refusal } = snapshot.context
    return `${stateTexts[currentState(snapshot)] ?? currentState(snapshot)}${other === null ? "" : ` (${other.name})`}${refusal === null ? "" : `, a journal was refused (${refusal._tag})`}`
  },
  eventTexts: {
    "comparison.open": "a second journal is chosen",
    "comparison.close": "the second journal is closed",
    "xstate.done.actor.read": ({ output }) =>
      output._tag === "Success" ? "the journal is read" : `the journal is refused: ${String(output.error._tag)}`,
    "xstate.error.actor.read": "reading throws"
  },
  invariants: {
    "shows a second journal exactly when it has one": (snapshot) =>
      snapshot.matches("reading") || snapshot.hasTag("shown") === (snapshot.context.other !== null),
    "is busy exactly while it reads": (snapshot) => snapshot.hasTag("busy") === snapshot.matches("reading")
  },
  postconditions: {
    "keeps the shown journal while it reads the chosen one": ({ after, before, event }) =>
      event.type !== "comparison.open" || (after.matches("reading") && isEqual(after.context, before.context)),
    "reads the chosen journal": ({ event, started }) =>
      isEqual(started, event.type === "comparison.open" ? [{ id: "read", input: { from: event["from"] } }] : []),
    "shows the journal that was read, without a refusal": ({ after, event }) =>
      !isAnswer(event.type) ||
      event["output"]?._tag !== "Success" ||
      (after.matches("shown") && isEqual(after.context, { other: { name: "other.json", build: "b0" }, refusal: null })),
    "keeps the shown journal when another is refused, with the reason": ({ after, before, event }) => {
      if (!isAnswer(event.type) || event["output"]?._tag === "Success") return true
      const refusal = event.type === threw.type ? { _tag: "Defect" } : event["output"].error
      const { other } = before.context
      return isEqual(after.context, { other, refusal }) && currentState(after) === (other === null ? "absent" : "shown")
    },
    "drops the second journal when it is closed": (step) =>
      step.event.type !== "comparison.close" ||
      (step.after.matches("absent") && (isEqual(step.after.context, { other: null, refusal: null }) || isSame(step)))
  },
  stages: [
    {
      address: "/inspector",
      startEvents: [],
      isTour: true,
      prepare: async ({ inspector }) => {
        await inspector.bring(journalOfTooltip(), "first.json")
        await inspector.seeState("Конец журнала")
      },
      acts: [
        {
          title: "a journal of another program is compared",
          events: [open, refused(foreign)],
          run: ({ inspector }) => inspector.compare(`{"format":"other","version":1,"masked":false,"shared":[],"file":{}}`, "foreign.json")
        },
        {
          title: "a second journal is compared",
          events: [open, read("second.json")],
          when: (snapshot) => snapshot.matches("absent") && snapshot.context.refusal !== null,
          run: async ({ inspector }) => {
            await inspector.compare(journalOfTooltip("tooltip.dismiss"), "second.json")
            await inspector.seeComparison("Пути расходятся на записи 3")
          }
        },
        {
          title: "the second journal is closed",
          events: [{ type: "comparison.close" }],
          when: (snapshot) => snapshot.matches("shown"),
          run: ({ inspector }) => inspector.stopComparing()
        }
      ],
      seeState: async (snapshot, { inspector }) => {
        if (snapshot.context.refusal !== null) await inspector.seeRefusal(/Это журнал другой программы/)
      }
    }
  ],
  unreachable: {
    "reading --xstate.error.actor.read#0--> settling": "a file is either read or refused: reading that throws is a bug"
  }
})
