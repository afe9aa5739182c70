import type { AnyStateMachine } from "xstate"

export type LoadedMachine = { readonly exported: string; readonly machine: AnyStateMachine }

/** Machine exported by a module; `undefined` if it exports none, or a factory. */
export const loadMachine = async (file: string): Promise<LoadedMachine | undefined> => {
  const module: Readonly<Record<string, unknown>> = await import(file)
  const entry = Object.entries(module).find(([, value]) => typeof value === "object" && value !== null && "root" in value)
  return entry && { exported: entry[0], machine: entry[1] as AnyStateMachine }
}
