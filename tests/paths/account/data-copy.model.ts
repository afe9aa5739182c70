import { failed, succeeded } from "../../../core/kernel/outcome.ts"
import { dataCopyMachine } from "../../../core/machines/account/data-copy.machine.ts"
import { currentState, defineModel, isEqual } from "../../../qa/paths/model.ts"
import { defect } from "../../../qa/paths/visits.ts"

const save = { type: "dataCopy.save" }
const saved = { type: "xstate.done.actor.saveDataCopy", output: succeeded(null) }
const refusal = { _tag: "Unreachable", call: "users.data", requestId: null, timedOut: false } as const
const refused = { type: "xstate.done.actor.saveDataCopy", output: failed(refusal) }
const broken = { type: "xstate.error.actor.saveDataCopy", error: defect }

const stateTexts: Readonly<Record<string, string>> = {
  idle: "no file is wanted",
  saving: "the data are on their way",
  saved: "the file is saved",
  failed: "no file came"
}

export const model = defineModel<typeof dataCopyMachine>({
  name: "dataCopy",
  world: { machine: dataCopyMachine, input: undefined, events: [save, saved, refused, broken] },
  describeState: (snapshot) =>
    `${stateTexts[currentState(snapshot)] ?? currentState(snapshot)}${snapshot.context.refusal === null ? "" : ", for a reason"}`,
  eventTexts: {
    "dataCopy.save": "the file is wanted",
    "xstate.done.actor.saveDataCopy": (event) => (event === saved ? "the shop answers" : "the shop says no"),
    "xstate.error.actor.saveDataCopy": "the call breaks"
  },
  invariants: {
    "asks for the data exactly while they are on their way": (snapshot) =>
      isEqual(Object.keys(snapshot.children), snapshot.matches("saving") ? ["saveDataCopy"] : []),
    "has nothing of the data in its context": ({ context }) => isEqual(Object.keys(context), ["refusal"]),
    "has a reason only where no file came": (snapshot) => snapshot.context.refusal === null || snapshot.matches("failed")
  },
  postconditions: {
    "asks whenever a file is wanted and none is on its way": ({ after, event }) => event.type !== save.type || after.matches("saving"),
    "says that the file is saved only when it is": ({ after, before, event }) =>
      !after.matches("saved") || before.matches("saved") || event === saved
  }
})
