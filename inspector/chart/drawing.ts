import type { AnyStateMachine } from "xstate"
import { type Chart, chartOf, keysOf } from "./chart.ts"
import type { Layout } from "./layout.ts"

export type Drawing = { readonly chart: Chart; readonly keys: ReadonlyMap<unknown, string>; readonly layout: Promise<Layout> }

const cache = new WeakMap<AnyStateMachine, Drawing>()

/** Lays out a machine once. */
export const drawingOf = (name: string, machine: AnyStateMachine): Drawing => {
  const cached = cache.get(machine)
  if (cached !== undefined) return cached
  const chart = chartOf(name, machine)
  const drawing = { chart, keys: keysOf(machine), layout: import("./layout.ts").then(({ layOut }) => layOut(chart)) }
  cache.set(machine, drawing)
  return drawing
}
