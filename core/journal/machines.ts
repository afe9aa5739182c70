import type { AnyStateMachine } from "xstate"
import { loadMachine, type LazyMachine } from "../kernel/lazy-machine.ts"
import type { Journal, Incarnation } from "./journal.ts"

export type MachineOf = (incarnation: Incarnation) => AnyStateMachine | undefined

export type Machines = Readonly<Record<string, AnyStateMachine | LazyMachine<AnyStateMachine>>>

/** Skips unknown names. */
export const machinesNamed = async (names: Iterable<string>, machines: Machines): Promise<MachineOf> => {
  const byName = new Map<string, AnyStateMachine>()
  const load = async (name: string) => {
    const machine = machines[name]
    if (machine !== undefined) byName.set(name, await loadMachine(machine))
  }
  await Promise.all([...new Set(names)].map(load))
  return ({ machine }) => byName.get(machine)
}

export const machinesFor = (journal: Journal, machines: Machines): Promise<MachineOf> =>
  machinesNamed(
    journal.incarnations.map((incarnation) => incarnation.machine),
    machines
  )
