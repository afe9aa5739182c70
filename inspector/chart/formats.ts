import type { AnyStateMachine } from "xstate"
import type { Chart, ChartState } from "./chart.ts"

/** XState definition of a machine as JSON, without inline functions. */
export const jsonOf = (machine: AnyStateMachine): string =>
  `${JSON.stringify(machine.definition, (_, value: unknown) => (typeof value === "function" ? undefined : value), 2)}\n`

/** Mermaid `stateDiagram-v2`; transitions of the machine itself become comments. */
export const mermaidOf = ({ edges, root }: Chart): string => {
  const lines = [
    "stateDiagram-v2",
    ...root.states.flatMap((state) => stateLines(state, 1)),
    ...initialLine(root, 1),
    ...edges.map(({ from, to, transitions }) => {
      const line = `${idOf(from)} --> ${idOf(to)}: ${transitions.map(({ text }) => safe(text)).join("<br/>")}`
      return from === root.id ? `  %% ${line}` : `  ${line}`
    })
  ]
  return `${lines.join("\n")}\n`
}

const stateLines = (state: ChartState, depth: number): ReadonlyArray<string> => {
  const indent = "  ".repeat(depth)
  const name = `${indent}state "${state.title}" as ${idOf(state.id)}`
  if (state.states.length === 0) return [name, ...(state.kind === "final" ? [`${indent}${idOf(state.id)} --> [*]`] : [])]
  const inner = state.states.map((child) => stateLines(child, depth + 1))
  const regions =
    state.kind === "parallel" ? inner.flatMap((lines, index) => (index === 0 ? lines : [`${indent}  --`, ...lines])) : inner.flat()
  return [`${name} {`, ...initialLine(state, depth + 1), ...regions, `${indent}}`]
}

const initialLine = ({ initial }: ChartState, depth: number): ReadonlyArray<string> =>
  initial === null ? [] : [`${"  ".repeat(depth)}[*] --> ${idOf(initial)}`]

const idOf = (id: string): string => id.replaceAll(/\W/g, "_")

/** Removes characters that would end a line of Mermaid. */
const safe = (text: string): string => text.replaceAll(/[:;#]/g, " ")
