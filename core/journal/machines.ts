import type { AnyStateMachine } from "xstate"
import { arrived, type LazyMachine } from "../actors/lazy-machine.ts"
import type { Journal, Life } from "./journal.ts"

/** Finds the machine of a life; `undefined` when this build does not know it. */
export type MachineOf = (life: Life) => AnyStateMachine | undefined

/** The machines of a system by the names under which its journal knows them. */
export type Machines = Readonly<Record<string, AnyStateMachine | LazyMachine<AnyStateMachine>>>

/** Loads the machines that are named, so that what they lived can be folded or started again. Unknown names are passed over. */
export const machinesNamed = async (names: Iterable<string>, machines: Machines): Promise<MachineOf> => {
  const known = [...new Set(names)].flatMap((name) => (machines[name] === undefined ? [] : [{ name, machine: machines[name] }]))
  const loaded = await Promise.all(known.map(async ({ machine, name }) => [name, await arrived(machine)] as const))
  const byName = new Map<string, AnyStateMachine>(loaded)
  return ({ machine }) => byName.get(machine)
}

/** The machines of every life in a journal. */
export const machinesFor = (journal: Journal, machines: Machines): Promise<MachineOf> =>
  machinesNamed(
    journal.lives.map((life) => life.machine),
    machines
  )
