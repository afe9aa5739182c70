import { createRequire } from "node:module"
import type { ELK, ElkExtendedEdge, ElkNode } from "elkjs/lib/elk-api.js"
import type { AnyStateMachine, AnyStateNode } from "xstate"
import { chartOf, type Edge, stateName } from "../../qa/paths/chart.ts"
import { escapeXml } from "./escape.ts"

/** Covered in the browser, only in the core, or nowhere. */
export type CoveragePlace = "browser" | "core" | "nowhere"
export type Coverage = { readonly edge: (id: string) => CoveragePlace; readonly state: (name: string) => CoveragePlace }

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a module without types of its own default export
const Elk = createRequire(import.meta.url)("elkjs/lib/elk.bundled.js") as new () => ELK

/** SVG chart, coloured by coverage. */
export const chartSvg = async (machine: AnyStateMachine, coverage: Coverage): Promise<string> => {
  const { edges } = chartOf(machine)
  const drawn = edges.filter(isDrawn)
  const rows = Map.groupBy(
    edges.filter((edge) => !isDrawn(edge)),
    ({ from }) => from
  )
  const graph = {
    id: "*",
    layoutOptions: options,
    children: Object.values(machine.root.states).map((node) => nodeFrom(node, rows)),
    edges: drawn.map(edgeFrom)
  }
  const laid = await new Elk().layout<ElkNode>(graph)
  const own = (rows.get("*") ?? []).map(rowText)
  const head = own.length === 0 ? 0 : own.length * line + 12
  const [width, height] = [Math.ceil((laid.width ?? 0) + 2), Math.ceil((laid.height ?? 0) + head + 2)]
  const wide = Math.max(width, ...own.map((text) => text.length * letter + 40))
  const top = (rows.get("*") ?? []).map((edge, index) => rowSvg(edge, 12, 16 + index * line, coverage)).join("")
  const body = [
    ...(laid.children ?? []).map((node) => nodeSvg(node, machine, rows, coverage)),
    ...(laid.edges ?? []).map((edge) => edgeSvg(edge, drawn, coverage))
  ]
  return (
    `<svg class="chart" viewBox="0 0 ${wide} ${height}" width="${wide}" height="${height}" role="img" aria-label="Схема машины ${machine.id}">` +
    `<defs>${(["browser", "core", "nowhere"] as const).map(arrow).join("")}</defs>${top}<g transform="translate(1 ${head + 1})">${body.join("")}</g></svg>`
  )
}

const line = 18
const letter = 7.3

/** Transitions within a state are listed as rows inside it. */
const isDrawn = ({ from, targets: [target] }: Edge): boolean =>
  target !== undefined && from !== "*" && target !== from && !target.startsWith(`${from}.`)

const options = {
  "elk.algorithm": "layered",
  "elk.direction": "RIGHT",
  "elk.hierarchyHandling": "INCLUDE_CHILDREN",
  "elk.edgeRouting": "ORTHOGONAL",
  "elk.json.edgeCoords": "ROOT",
  "elk.json.shapeCoords": "ROOT",
  "elk.spacing.nodeNode": "28",
  "elk.spacing.edgeLabel": "4",
  "elk.spacing.edgeEdge": "14",
  "elk.layered.spacing.nodeNodeBetweenLayers": "48",
  "elk.layered.spacing.edgeNodeBetweenLayers": "18"
}

type Rows = ReadonlyMap<string, ReadonlyArray<Edge>>

const nodeFrom = (node: AnyStateNode, rows: Rows): ElkNode => {
  const name = stateName(node)
  const texts = linesOf(node, rows)
  const width = Math.max(110, ...[...texts, `${node.key}${kindOf(node)}`].map((text) => text.length * letter + 28))
  const height = 30 + texts.length * line + (texts.length > 0 ? 8 : 0)
  const children = Object.values(node.states)
  return children.length === 0
    ? { id: name, width, height }
    : {
        id: name,
        layoutOptions: {
          "elk.padding": `[top=${height + 8},left=14,bottom=14,right=14]`,
          "elk.nodeSize.constraints": "MINIMUM_SIZE",
          "elk.nodeSize.minimum": `(${width},${height})`
        },
        children: children.map((child) => nodeFrom(child, rows))
      }
}

const kindOf = ({ type }: AnyStateNode): string => (type === "parallel" ? " параллельные" : type === "final" ? " final" : "")

const invokesOf = ({ invoke }: AnyStateNode): ReadonlyArray<string> => invoke.map(({ id }) => `invoke: ${id}`)

const linesOf = (node: AnyStateNode, rows: Rows): ReadonlyArray<string> => [
  ...invokesOf(node),
  ...(rows.get(stateName(node)) ?? []).map(rowText)
]

const rowText = (edge: Edge): string => {
  const [target] = edge.targets
  return `${labelOf(edge)}${target === undefined ? "" : ` → ${target.split(".").at(-1) ?? target}`}`
}

const labelOf = ({ event, guard }: Edge): string =>
  `${event.replace(/^xstate\.done\.actor\./, "done ").replace(/^xstate\.error\.actor\./, "error ")}${guard === null ? "" : ` [${guard}]`}`

const edgeFrom = (edge: Edge): ElkExtendedEdge => ({
  id: edge.id,
  sources: [edge.from],
  targets: [edge.targets[0] ?? edge.from],
  labels: [{ text: labelOf(edge), width: labelOf(edge).length * letter + 6, height: 16 }]
})

const nodeSvg = (node: ElkNode, machine: AnyStateMachine, rows: Rows, coverage: Coverage): string => {
  const state = machine.getStateNodeById(`${machine.id}.${node.id}`)
  const { height = 0, width = 0, x = 0, y = 0 } = node
  const isCompound = (node.children ?? []).length > 0
  const seen = coverage.state(node.id)
  const invokes = invokesOf(state)
  const lines = [
    ...invokes.map((text, index) => textSvg(text, x + 12, y + 42 + index * line, "quiet")),
    ...(rows.get(node.id) ?? []).map((edge, index) => rowSvg(edge, x + 12, y + 42 + (index + invokes.length) * line, coverage))
  ]
  return (
    `<g class="state ${seen}${isCompound ? " compound" : ""}"><rect x="${x}" y="${y}" width="${width}" height="${height}"/>` +
    (state.type === "final" ? `<rect x="${x + 3}" y="${y + 3}" width="${width - 6}" height="${height - 6}"/>` : "") +
    (lines.length > 0 ? `<path d="M${x} ${y + 28}H${x + width}"/>` : "") +
    `<text class="name" x="${x + 12}" y="${y + 19}">${escapeXml(state.key)}<tspan class="quiet">${kindOf(state)}</tspan></text></g>` +
    lines.join("") +
    (node.children ?? []).map((child) => nodeSvg(child, machine, rows, coverage)).join("")
  )
}

const textSvg = (text: string, x: number, y: number, name: string) => `<text class="${name}" x="${x}" y="${y}">${escapeXml(text)}</text>`

const rowSvg = (edge: Edge, x: number, y: number, coverage: Coverage): string =>
  textSvg(rowText(edge), x, y, `row ${coverage.edge(edge.id)}`)

const edgeSvg = ({ id, labels = [], sections = [] }: ElkExtendedEdge, edges: ReadonlyArray<Edge>, coverage: Coverage): string => {
  const seen = coverage.edge(id)
  const edge = edges.find((each) => each.id === id)
  const lines = sections.map(
    ({ bendPoints = [], endPoint, startPoint }) =>
      `<path class="edge ${seen}" marker-end="url(#arrow-${seen})" d="M${[startPoint, ...bendPoints, endPoint].map(({ x, y }) => `${x} ${y}`).join("L")}"/>`
  )
  const texts = labels.map(({ x = 0, y = 0 }) => textSvg(edge === undefined ? "" : labelOf(edge), x + 3, y + 12, `label ${seen}`))
  return `${lines.join("")}${texts.join("")}`
}

const arrow = (seen: CoveragePlace) =>
  `<marker id="arrow-${seen}" class="${seen}" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto-start-reverse"><path d="M1 1L7 4L1 7"/></marker>`
