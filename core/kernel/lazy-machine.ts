import type { AnyStateMachine } from "xstate"
import { onceLoaded } from "./once-loaded.ts"

/** Machine loaded on demand. Its parent refers to it by name, so that snapshots with it can be restored. */
export type LazyMachine<M extends AnyStateMachine> = M & { readonly load: () => Promise<M> }

/** Proxy that throws on start, restore or fold until `load()` has resolved. */
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

export const loadMachine = <M extends AnyStateMachine>(machine: M | LazyMachine<M>): Promise<M> =>
  "load" in machine ? machine.load() : Promise.resolve(machine)
