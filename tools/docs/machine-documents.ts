import type { AnyStateMachine } from "xstate"
import { loadMachine } from "../../core/kernel/lazy-machine.ts"
import { comparisonMachine } from "../../inspector/machines/comparison.machine.ts"
import { inspectorMachine } from "../../inspector/machines/inspector.machine.ts"
import { machines } from "../../core/shop/machines-by-name.ts"
import { type Chart, chartOf } from "../../inspector/chart/chart.ts"
import { mermaidOf } from "../../inspector/chart/formats.ts"
import { layOut } from "../../inspector/chart/layout.ts"
import { svgOf } from "../../inspector/chart/svg.ts"

/** Files of docs/machines by name; reproducible. */
export const machineDocuments = async (): Promise<ReadonlyMap<string, string>> => {
  const named: ReadonlyArray<readonly [string, AnyStateMachine]> = await Promise.all(
    Object.entries({ ...machines, inspector: inspectorMachine, comparison: comparisonMachine })
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(async ([name, machine]) => [name, await loadMachine<AnyStateMachine>(machine)] as const)
  )
  const charts = named.map(([name, machine]) => chartOf(name, machine))
  const documents = new Map([["README.md", index(charts)]])
  for (const chart of charts) {
    documents.set(`${chart.name}.md`, page(chart))
    documents.set(`${chart.name}.svg`, svgOf(chart, await layOut(chart)))
  }
  return documents
}

const index = (charts: ReadonlyArray<Chart>): string =>
  [
    "# The machines",
    "",
    "Written by `npm run docs:machines`; a test fails when they are stale.",
    "",
    "| Machine | States | Transitions |",
    "|---|---|---|",
    ...charts.map(({ counts, name }) => `| [${name}](${name}.md) | ${counts.states} | ${counts.transitions} |`),
    ""
  ].join("\n")

const page = (chart: Chart): string =>
  `# ${chart.name}\n\n![${chart.name}](${chart.name}.svg)\n\n\`\`\`mermaid\n${mermaidOf(chart)}\`\`\`\n`
