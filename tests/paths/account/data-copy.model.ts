import { failed, succeeded } from "../../../core/kernel/outcome.ts"
import { dataCopyMachine } from "../../../core/machines/account/data-copy.machine.ts"
import { currentState, defineModel, isEqual } from "../../../qa/paths/model.ts"
import { defect } from "../../../qa/paths/visits.ts"

const save = { type: "dataCopy.save" }
const saved = { type: "xstate.done.actor.saveDataCopy", output: succeeded(null) }
const refusal = { _tag: "Unreachable", call: "users.data", requestId: null, timedOut: false } as const
const refused = { type: "xstate.done.actor.saveDataCopy", output: failed(refusal) }
const threw = { type: "xstate.error.actor.saveDataCopy", error: defect }

const stateTexts: Readonly<Record<string, string>> = {
  idle: "no file is requested",
  saving: "the data are loading",
  saved: "the file is saved",
  failed: "the file could not be saved"
}

export const model = defineModel<typeof dataCopyMachine>({
  name: "dataCopy",
  world: { machine: dataCopyMachine, input: undefined, events: [save, saved, refused, threw] },
  describeState: (snapshot) =>
    `${stateTexts[currentState(snapshot)] ?? currentState(snapshot)}${snapshot.context.refusal === null ? "" : ", with a refusal"}`,
  eventTexts: {
    "dataCopy.save": "the file is requested",
    "xstate.done.actor.saveDataCopy": (event) => (event === saved ? "the data are saved" : "the request is refused"),
    "xstate.error.actor.saveDataCopy": "the call throws"
  },
  invariants: {
    "requests the data exactly while it is saving": (snapshot) =>
      isEqual(Object.keys(snapshot.children), snapshot.matches("saving") ? ["saveDataCopy"] : []),
    "has no personal data in its context": ({ context }) => isEqual(Object.keys(context), ["refusal"]),
    "has a refusal only after a failure": (snapshot) => snapshot.context.refusal === null || snapshot.matches("failed")
  },
  postconditions: {
    "requests the data whenever a file is requested": ({ after, event }) => event.type !== save.type || after.matches("saving"),
    "reports a saved file only after the data are saved": ({ after, before, event }) =>
      !after.matches("saved") || before.matches("saved") || event === saved
  }
})
