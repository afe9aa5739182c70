import type { AnyStateMachine } from "xstate"
import { arrived, type LazyMachine } from "../kernel/lazy-machine.ts"
import type { Journal, Incarnation } from "./journal.ts"

/** Finds the machine of an incarnation; `undefined` when this build does not know it. */
export type MachineOf = (incarnation: Incarnation) => AnyStateMachine | undefined

/** The machines of a system by the names under which its journal knows them. */
export type Machines = Readonly<Record<string, AnyStateMachine | LazyMachine<AnyStateMachine>>>

/** Loads the machines that are named, so that what they lived can be folded or started again. Unknown names are passed over. */
export const machinesNamed = async (names: Iterable<string>, machines: Machines): Promise<MachineOf> => {
  const byName = new Map<string, AnyStateMachine>()
  const load = async (name: string) => {
    const machine = machines[name]
    if (machine !== undefined) byName.set(name, await arrived(machine))
  }
  await Promise.all([...new Set(names)].map(load))
  return ({ machine }) => byName.get(machine)
}

/** The machines of every incarnation in a journal. */
export const machinesFor = (journal: Journal, machines: Machines): Promise<MachineOf> =>
  machinesNamed(
    journal.incarnations.map((incarnation) => incarnation.machine),
    machines
  )
