import type { AnyStateMachine } from "xstate"
import { onceLoaded } from "./once-loaded.ts"

/** A machine that arrives with its screen. It stands in its parent's table by name, so a snapshot that names it can be restored. */
export type LazyMachine<M extends AnyStateMachine> = M & { readonly load: () => Promise<M> }

/**
 * The machine `name`, loaded by `load` when it is first needed. Whoever starts, restores or folds it awaits `load()` first;
 * until then every use of it is a defect that says so.
 */
export const lazyMachine = <M extends AnyStateMachine>(name: string, load: () => Promise<M>): LazyMachine<M> => {
  let loaded: M | undefined
  const here = (): M => {
    if (loaded === undefined) throw new Error(`machine "${name}" is used before it is loaded`)
    return loaded
  }
  const arrive = onceLoaded(() => load().then((machine) => (loaded = machine)))
  return new Proxy({ load: arrive } as LazyMachine<M>, {
    get: (target, key) => (key === "load" ? target.load : Reflect.get(here(), key)),
    has: (target, key) => key in target || loaded === undefined || key in loaded
  })
}

/** The machine behind a name, loaded if it has not come yet. */
export const arrived = <M extends AnyStateMachine>(machine: M | LazyMachine<M>): Promise<M> =>
  "load" in machine ? machine.load() : Promise.resolve(machine)
