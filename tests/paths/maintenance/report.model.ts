import { succeeded } from "../../../core/kernel/outcome.ts"
import { reportMachine } from "../../../core/machines/maintenance/report.machine.ts"
import type { ActTools } from "../../../qa/pages/act-tools.ts"
import { currentState, defineModel, isAt } from "../../../qa/paths/model.ts"
import { defect } from "../../../qa/paths/visits.ts"
import { expect } from "../../../qa/pages/patient-expect.ts"

const accepted = { type: "xstate.done.actor.sendReport", output: succeeded("7") }
const notAccepted = { type: "xstate.done.actor.sendReport", output: succeeded(null) }
const threw = { type: "xstate.error.actor.sendReport", error: defect }
const saved = { type: "xstate.done.actor.saveReport", output: succeeded(undefined) }
const notSaved = { type: "xstate.error.actor.saveReport", error: defect }

const press =
  (name: string) =>
  ({ page }: ActTools) =>
    page.getByRole("button", { name }).click()

const stateTexts: Readonly<Record<string, string>> = {
  offered: "the report is offered",
  sending: "the report is being sent",
  unsent: "the report could not be sent",
  sent: "the report is sent",
  saving: "the report is being saved"
}

export const model = defineModel<typeof reportMachine>({
  name: "report",
  actorPath: "shop/report",
  world: {
    machine: reportMachine,
    input: undefined,
    events: [{ type: "report.send" }, { type: "report.save" }, accepted, notAccepted, threw, saved, notSaved]
  },
  describeState: (snapshot) =>
    `${stateTexts[currentState(snapshot)] ?? currentState(snapshot)}${snapshot.context.number === null ? "" : ", with a number"}`,
  eventTexts: {
    "report.send": "«Отправить отчёт» is pressed",
    "report.save": "«Скачать отчёт» is pressed",
    "xstate.done.actor.sendReport": ({ output }) =>
      output.value === null ? "the server does not accept the report" : "the server accepts the report",
    "xstate.error.actor.sendReport": "the call throws",
    "xstate.done.actor.saveReport": "the file is saved",
    "xstate.error.actor.saveReport": "saving throws"
  },
  invariants: {
    "has a number once it is sent": (snapshot) => !snapshot.matches("sent") || snapshot.context.number !== null,
    "can be saved exactly while it is not busy": (snapshot) => snapshot.can({ type: "report.save" }) === !snapshot.hasTag("busy"),
    "can be sent only without a number": (snapshot) => !snapshot.can({ type: "report.send" }) || snapshot.context.number === null
  },
  postconditions: {
    "saves the report on request, then returns to the offered or sent state": ({ after, before, event }) => {
      if (event.type === "report.save") return before.hasTag("busy") || after.matches("saving")
      return !event.type.endsWith("actor.saveReport") || after.matches(after.context.number === null ? "offered" : "sent")
    },
    "is sending after a send request": ({ after, before, event }) =>
      event.type !== "report.send" || !before.can({ type: "report.send" }) || after.matches("sending"),
    "stores the number of an accepted report": ({ after, event }) =>
      event.type !== "xstate.done.actor.sendReport" ||
      (event["output"].value === null ? after.matches("unsent") : after.context.number === event["output"].value),
    "can be sent again after the call has thrown": ({ after, event }) =>
      event.type !== "xstate.error.actor.sendReport" || after.can({ type: "report.send" }),
    "keeps its number after saving": ({ after, before, event }) =>
      !event.type.endsWith("actor.saveReport") || after.context.number === before.context.number
  },
  stages: [
    {
      address: "/no-such-page",
      startEvents: [],
      heldRequests: /^\/reports/,
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
        { title: "the server fails", events: [notAccepted], when: isAt("sending"), answer: { kind: "status", status: 500 } },
        { title: "the server accepts the report", events: [accepted], when: isAt("sending"), answer: "well" }
      ],
      seeState: ({ context }, { page }) => expect(page.getByText(/Его\sномер/)).toHaveCount(context.number === null ? 0 : 1)
    },
    {
      address: "/no-such-page",
      breaks: "URL.createObjectURL",
      startEvents: [],
      heldRequests: /^\/reports/,
      isTour: true,
      acts: [
        {
          title: "«Скачать отчёт» is pressed in a browser that cannot create files",
          events: [{ type: "report.save" }, notSaved],
          when: isAt("offered", "unsent", "sent"),
          run: press("Скачать отчёт")
        },
        { title: "«Отправить отчёт» is pressed", events: [{ type: "report.send" }], when: isAt("offered"), run: press("Отправить отчёт") },
        { title: "the server accepts the report", events: [accepted], when: isAt("sending"), answer: "well" }
      ]
    }
  ],
  unreachable: { "sending --xstate.error.actor.sendReport#0--> unsent": "a failed request is an outcome" }
})
