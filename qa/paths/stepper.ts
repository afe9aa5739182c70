import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from "xstate"
import { makeInertScope } from "../../core/journal/inert-scope.ts"
import { chartOf } from "./chart.ts"

export type StepResult = {
  readonly after: AnyMachineSnapshot
  readonly crossed: ReadonlyArray<string>
  readonly emitted: ReadonlyArray<AnyEventObject>
  readonly started: ReadonlyArray<StartedActor>
}

export type StartedActor = { readonly id: string; readonly input: unknown }

export type Stepper = {
  readonly begin: (input: unknown) => StepResult
  readonly resume: (persisted: AnyMachineSnapshot) => AnyMachineSnapshot
  readonly step: (before: AnyMachineSnapshot, event: AnyEventObject) => StepResult
}

type ExecutedAction = { readonly type: string; readonly params: unknown }

/** Steps a machine as a pure function, in an inert scope with a parent. */
export const makeStepper = (machine: AnyStateMachine): Stepper => {
  const { edgeOf } = chartOf(machine)
  const { scope } = makeInertScope()
  let crossed: Array<string> = []
  let emitted: Array<AnyEventObject> = []
  let started: Array<StartedActor> = []
  Object.assign(scope.system, {
    _sendInspectionEvent: (report: { readonly _transitions?: ReadonlyArray<unknown> }) => {
      for (const transition of report._transitions ?? []) crossed.push(...[edgeOf(transition)].flatMap((edge) => (edge ? [edge.id] : [])))
      if (crossed.length > maxCrossed) throw new Error(`${machine.id} goes in circles: ${crossed.slice(-3).join("; ")}`)
    }
  })
  Object.assign(scope, {
    actionExecutor: ({ params, type }: ExecutedAction) => {
      if (type === "xstate.spawnChild") {
        const { id, input } = params as StartedActor
        started.push({ id, input })
      }
      if (type !== "xstate.sendTo" && type !== "xstate.emit") return
      const { event } = params as { readonly event?: AnyEventObject }
      if (event !== undefined) emitted.push(event)
    }
  })
  const recordStep = (work: () => AnyMachineSnapshot): StepResult => {
    crossed = []
    emitted = []
    started = []
    const after = work()
    return { after, crossed, emitted, started }
  }
  return {
    begin: (input) => recordStep(() => machine.getInitialSnapshot(scope, input)),
    resume: (persisted) => machine.restoreSnapshot(persisted, scope),
    step: (before, event) => recordStep(() => machine.transition(before, event, scope))
  }
}

/** Limit by one event; more count as an endless loop. */
const maxCrossed = 1_000
