import { type AnyEventObject, type AnyStateMachine, createActor, fromCallback, fromPromise } from "xstate"
import { Journals } from "../../../inspector/journals.ts"
import { comparisonMachine } from "../../../inspector/machines/comparison.machine.ts"
import { type Coverage, inspectorMachine, type LinkOrder } from "../../../inspector/machines/inspector.machine.ts"

export const recordedTab = { id: "a", build: "b1", title: "Главная", path: "/" }

/** Starts an inspector that records a tab in which one machine received these events, one a millisecond. */
export const recordingInspector = async (machine: AnyStateMachine, events: ReadonlyArray<AnyEventObject>) => {
  const journals = await Journals.over({ [machine.id]: machine })
  const inspector = createActor(
    inspectorMachine.provide({
      actors: {
        link: fromCallback<LinkOrder>(() => undefined),
        clock: fromCallback(() => undefined),
        readCoverage: fromPromise<Coverage | null>(() => Promise.resolve(null)),
        comparison: comparisonMachine
      }
    })
  ).start()
  const actor = `shop/${machine.id}`
  const entries = events.map((event, seq) => ({ seq, at: seq, actor, incarnation: 1, event }))
  inspector.send({ type: "tab.seen", tab: recordedTab })
  inspector.send({ type: "tab.choose", id: recordedTab.id })
  journals.open("b1", { version: 2, incarnations: [{ actor, incarnation: 1, machine: machine.id, ended: false }], entries }, [])
  inspector.send({ type: "journal.arrived", build: "b1", count: entries.length, actor: `${actor}#1`, dropped: null })
  return { inspector, journals }
}
