import { succeeded } from "../../../core/kernel/outcome.ts"
import { reportMachine } from "../../../core/machines/maintenance/report.machine.ts"
import type { ActTools } from "../../../qa/pages/act-tools.ts"
import { currentState, defineModel, isAt } from "../../../qa/paths/model.ts"
import { defect } from "../../../qa/paths/visits.ts"
import { expect } from "../../support/browser/patient-expect.ts"

const taken = { type: "xstate.done.actor.sendReport", output: succeeded("7") }
const notTaken = { type: "xstate.done.actor.sendReport", output: succeeded(null) }
const broken = { type: "xstate.error.actor.sendReport", error: defect }
const saved = { type: "xstate.done.actor.saveReport", output: succeeded(undefined) }
const notSaved = { type: "xstate.error.actor.saveReport", error: defect }

const press =
  (name: string) =>
  ({ page }: ActTools) =>
    page.getByRole("button", { name }).click()

const stateTexts: Readonly<Record<string, string>> = {
  offered: "the report is offered",
  sending: "it is on its way",
  unsent: "it did not arrive",
  sent: "it is kept",
  saving: "a file is made of it"
}

export const model = defineModel<typeof reportMachine>({
  name: "report",
  actorPath: "shop/report",
  world: {
    machine: reportMachine,
    input: undefined,
    events: [{ type: "report.send" }, { type: "report.save" }, taken, notTaken, broken, saved, notSaved]
  },
  describeState: (snapshot) =>
    `${stateTexts[currentState(snapshot)] ?? currentState(snapshot)}${snapshot.context.number === null ? "" : ", under a number"}`,
  eventTexts: {
    "report.send": "«Отправить отчёт»",
    "report.save": "«Скачать отчёт»",
    "xstate.done.actor.sendReport": ({ output }) => (output.value === null ? "nobody takes it" : "it is taken"),
    "xstate.error.actor.sendReport": "sending breaks",
    "xstate.done.actor.saveReport": "the file is there",
    "xstate.error.actor.saveReport": "no file can be made"
  },
  invariants: {
    "has a number once it was taken": (snapshot) => !snapshot.matches("sent") || snapshot.context.number !== null,
    "can be saved unless it is busy": (snapshot) => snapshot.can({ type: "report.save" }) === !snapshot.hasTag("busy"),
    "is sent once": (snapshot) => !snapshot.can({ type: "report.send" }) || snapshot.context.number === null
  },
  postconditions: {
    "makes a file of it when that is wanted, and is then offered or kept as it was": ({ after, before, event }) => {
      if (event.type === "report.save") return before.hasTag("busy") || after.matches("saving")
      return !event.type.endsWith("actor.saveReport") || after.matches(after.context.number === null ? "offered" : "sent")
    },
    "is on its way when it is sent": ({ after, before, event }) =>
      event.type !== "report.send" || !before.can({ type: "report.send" }) || after.matches("sending"),
    "keeps the number that it is told": ({ after, event }) =>
      event.type !== "xstate.done.actor.sendReport" ||
      (event["output"].value === null ? after.matches("unsent") : after.context.number === event["output"].value),
    "can be sent again where it did not arrive": ({ after, event }) =>
      event.type !== "xstate.error.actor.sendReport" || after.can({ type: "report.send" }),
    "what is known of it outlives a file": ({ after, before, event }) =>
      !event.type.endsWith("actor.saveReport") || after.context.number === before.context.number
  },
  stages: [
    {
      address: "/no-such-page",
      startEvents: [],
      holds: /^\/reports/,
      isTour: true,
      acts: [
        {
          title: "«Скачать отчёт» is pressed",
          events: [{ type: "report.save" }, saved],
          when: isAt("offered", "unsent", "sent"),
          run: press("Скачать отчёт")
        },
        {
          title: "«Отправить отчёт» is pressed",
          events: [{ type: "report.send" }],
          when: isAt("offered", "unsent"),
          run: press("Отправить отчёт")
        },
        { title: "the shop fails", events: [notTaken], when: isAt("sending"), answer: { kind: "status", status: 500 } },
        { title: "the shop takes it", events: [taken], when: isAt("sending"), answer: "well" }
      ],
      shows: ({ context }, { page }) => expect(page.getByText(/Его\sномер/)).toHaveCount(context.number === null ? 0 : 1)
    },
    {
      address: "/no-such-page",
      breaks: "URL.createObjectURL",
      startEvents: [],
      holds: /^\/reports/,
      isTour: true,
      acts: [
        {
          title: "«Скачать отчёт» is pressed in a browser that fails",
          events: [{ type: "report.save" }, notSaved],
          when: isAt("offered", "unsent", "sent"),
          run: press("Скачать отчёт")
        },
        { title: "«Отправить отчёт» is pressed", events: [{ type: "report.send" }], when: isAt("offered"), run: press("Отправить отчёт") },
        { title: "the shop takes it", events: [taken], when: isAt("sending"), answer: "well" }
      ]
    }
  ],
  unreachable: { "sending --xstate.error.actor.sendReport#0--> unsent": "a report that does not arrive is an answer" }
})
