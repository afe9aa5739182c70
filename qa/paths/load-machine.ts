import type { AnyStateMachine } from "xstate"

export type LoadedMachine = { readonly exported: string; readonly machine: AnyStateMachine }

/** The machine exported by a module under any name; `undefined` if it exports none, or a factory. */
export const loadMachine = async (file: string): Promise<LoadedMachine | undefined> => {
  const module: Readonly<Record<string, unknown>> = await import(file)
  const found = Object.entries(module).find(([, value]) => typeof value === "object" && value !== null && "root" in value)
  return found && { exported: found[0], machine: found[1] as AnyStateMachine }
}
