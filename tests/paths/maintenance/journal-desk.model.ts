import { scriptNamed } from "../../support/browser/assets.ts"
import { failed, succeeded } from "../../../core/kernel/outcome.ts"
import { journalDeskMachine } from "../../../core/machines/maintenance/journal-desk.machine.ts"
import { defineModel, isEqual, isSame } from "../../../qa/paths/model.ts"
import { defect } from "../../../qa/paths/visits.ts"

const report = { build: "b", masked: false, entries: 0, incarnations: [] }

export const model = defineModel<typeof journalDeskMachine>({
  name: "journalDesk",
  world: {
    machine: journalDeskMachine,
    input: undefined,
    events: [
      { type: "desk.save", masked: true },
      { type: "desk.save", masked: false },
      { type: "xstate.done.actor.report", output: succeeded(report) },
      { type: "xstate.done.actor.report", output: failed({ _tag: "NothingChosen" }) },
      { type: "xstate.error.actor.report", error: defect },
      { type: "xstate.done.actor.save", output: succeeded(undefined) },
      { type: "xstate.error.actor.save", error: defect }
    ]
  },
  describeState: (snapshot) => {
    const { refusal, report: emitted, source } = snapshot.context
    const work = snapshot.matches("reporting")
      ? "a journal is being folded"
      : snapshot.matches("saving")
        ? "the journal is being saved"
        : "the machine is idle"
    return `${work}${emitted === null ? "" : `, a report of the ${source} is shown`}${refusal === null ? "" : `, a refusal is shown (${refusal._tag})`}`
  },
  eventTexts: {
    "desk.read": "«Свернуть журнал вкладки» is pressed",
    "desk.open": "«Открыть файл» is pressed",
    "desk.save": ({ masked }) => (masked === true ? "«Скачать, скрыв личное» is pressed" : "«Скачать как есть» is pressed"),
    "xstate.done.actor.report": ({ output }) => (output._tag === "Success" ? "the report is made" : "no file is chosen"),
    "xstate.error.actor.report": "folding throws",
    "xstate.done.actor.save": "the file is saved",
    "xstate.error.actor.save": "saving throws"
  },
  invariants: {
    "accepts a command exactly while it is idle": (snapshot) => snapshot.can({ type: "desk.read" }) === snapshot.matches("idle"),
    "is busy exactly while it is not idle": (snapshot) => snapshot.hasTag("busy") === !snapshot.matches("idle")
  },
  postconditions: {
    "folds the journal of the tab or of a file, as requested": (step) => {
      const { after, before, event } = step
      if (event.type !== "desk.read" && event.type !== "desk.open") return true
      if (!before.matches("idle")) return isSame(step)
      return after.matches("reporting") && after.context.source === (event.type === "desk.read" ? "tab" : "file")
    },
    "saves the journal on request": (step) =>
      step.event.type !== "desk.save" || (step.before.matches("idle") ? step.after.matches("saving") : isSame(step)),
    "shows the report without a refusal": ({ after, event }) =>
      event.type !== "xstate.done.actor.report" ||
      event["output"]._tag !== "Success" ||
      (after.matches("idle") && isEqual(after.context.report, event["output"].value) && after.context.refusal === null),
    "keeps the last report when the next is refused, with the reason": ({ after, before, event }) =>
      event.type !== "xstate.done.actor.report" ||
      event["output"]._tag !== "Failure" ||
      (after.matches("idle") && after.context.report === before.context.report && isEqual(after.context.refusal, event["output"].error)),
    "shows a defect when a call throws": ({ after, event }) =>
      !event.type.startsWith("xstate.error.") || (after.matches("idle") && after.context.refusal?._tag === "Defect"),
    "is idle after the file is saved": ({ after, event }) => event.type !== "xstate.done.actor.save" || after.matches("idle")
  },
  stages: [
    {
      address: "/dev/journal",
      startEvents: [],
      acts: [
        {
          title: "the tab's journal is folded",
          events: [{ type: "desk.read" }, { type: "xstate.done.actor.report", output: succeeded(report) }],
          run: ({ journal }) => journal.foldTab()
        },
        {
          title: "a file of another program is opened",
          events: [{ type: "desk.open" }, { type: "xstate.done.actor.report", output: failed({ _tag: "JournalRefused" }) }],
          run: ({ file, journal }) =>
            journal.bring(file("foreign.json", `{"format":"other","version":1,"masked":false,"shared":[],"file":{}}`))
        },
        {
          title: "the journal is saved",
          events: [
            { type: "desk.save", masked: false },
            { type: "xstate.done.actor.save", output: succeeded(undefined) }
          ],
          run: ({ journal }) => journal.save()
        },
        {
          title: "the journal is saved in a browser that cannot create files",
          events: [
            { type: "desk.save", masked: false },
            { type: "xstate.error.actor.save", error: defect }
          ],
          run: async ({ breakFunction, journal }) => {
            await breakFunction("URL.createObjectURL")
            await journal.pressSave()
          }
        }
      ],
      seeState: (snapshot, { journal }) => journal.seeAnswer(snapshot.context.refusal?._tag ?? null, snapshot.context.report !== null)
    },
    {
      address: "/dev/journal",
      startEvents: [],
      heldRequests: () => scriptNamed("report", "report-journal", "report-offer.late"),
      isHeldFromStart: true,
      acts: [
        {
          title: "folding the tab's journal is requested",
          events: [{ type: "desk.read" }],
          when: (snapshot) => snapshot.matches("idle"),
          run: ({ journal }) => journal.pressFold()
        },
        {
          title: "the code for folding could not be loaded",
          events: [{ type: "xstate.error.actor.report", error: defect }],
          when: (snapshot) => snapshot.matches("reporting"),
          answer: { kind: "down" }
        }
      ],
      seeState: (snapshot, { journal }) => journal.seeAnswer(snapshot.context.refusal?._tag ?? null, snapshot.context.report !== null)
    }
  ]
})
