import type { ELK as Engine, ElkExtendedEdge, ElkNode, LayoutOptions } from "elkjs/lib/elk-api.js"
import ELK from "elkjs/lib/elk.bundled.js"
import type { Chart, ChartState, ChartTransition } from "./chart.ts"

export type Point = { readonly x: number; readonly y: number }
export type Box = Point & { readonly width: number; readonly height: number }

/** Positioned state; in lists, outer states come before inner ones. */
export type PlacedState = Box & { readonly state: ChartState; readonly depth: number; readonly headHeight: number }
export type PlacedEdge = {
  readonly id: string
  readonly from: string
  readonly to: string
  readonly points: ReadonlyArray<Point>
  /** Position of the text; `null` for an edge from a dot to an initial state. */
  readonly label: (Box & { readonly transitions: ReadonlyArray<ChartTransition> }) | null
}

export type Layout = {
  readonly width: number
  readonly height: number
  readonly states: ReadonlyArray<PlacedState>
  readonly edges: ReadonlyArray<PlacedEdge>
  readonly dots: ReadonlyArray<Point>
}

/** Average width of a letter, in pixels. */
const letter = { title: 8, mono: 7.25 } as const
const lineHeight = 17
const titleHeight = 32
const labelHeight = 16
const dotSize = 8

/** The package is CommonJS: the module itself is the class, unlike in its types. */
const engine = new (ELK as unknown as new () => Engine)()

/** Lays out small charts in both directions and takes the better fit for a wide frame; large ones, which take long, only to the right. */
export const layOut = async (chart: Chart): Promise<Layout> => {
  if (chart.counts.states > maxBothDirections) return place(chart, "RIGHT")
  const [down, right] = [await place(chart, "DOWN"), await place(chart, "RIGHT")]
  return strain(down) <= strain(right) ? down : right
}

const maxBothDirections = 10

/** Reduction needed to fit a frame of 16 : 9. */
const strain = ({ height, width }: Layout): number => Math.max(width / 16, height / 9)

const place = async (chart: Chart, direction: "DOWN" | "RIGHT"): Promise<Layout> => {
  const placed: ElkNode = await engine.layout({
    id: "$chart",
    layoutOptions: { ...options, "elk.direction": direction },
    children: [nodeOf(chart.root)],
    edges: [...initialEdges(chart.root), ...chart.edges.map(({ from, id, to, transitions }) => edgeOf({ id, from, to, transitions }))]
  })
  const nodes = statesIn(placed.children ?? [], chart.root, 0)
  return {
    width: placed.width ?? 0,
    height: placed.height ?? 0,
    states: nodes.states,
    dots: nodes.dots,
    edges: (placed.edges ?? []).flatMap((edge) => placedEdge(edge, chart))
  }
}

const options: LayoutOptions = {
  "elk.algorithm": "layered",
  "elk.hierarchyHandling": "INCLUDE_CHILDREN",
  "elk.edgeRouting": "ORTHOGONAL",
  "elk.json.edgeCoords": "ROOT",
  "elk.json.shapeCoords": "ROOT",
  "elk.padding": "[top=24,left=24,bottom=24,right=24]",
  "elk.spacing.nodeNode": "28",
  "elk.spacing.edgeNode": "18",
  "elk.spacing.edgeEdge": "14",
  "elk.spacing.edgeLabel": "4",
  "elk.layered.spacing.nodeNodeBetweenLayers": "36",
  "elk.layered.spacing.edgeNodeBetweenLayers": "18",
  "elk.layered.spacing.edgeEdgeBetweenLayers": "12",
  "elk.layered.considerModelOrder.strategy": "PREFER_NODES",
  "elk.layered.thoroughness": "3",
  "elk.randomSeed": "1"
}

const headHeightOf = ({ lines }: ChartState): number => titleHeight + (lines.length === 0 ? 0 : 8 + lines.length * lineHeight)

const nodeOf = (state: ChartState): ElkNode => {
  const head = headHeightOf(state)
  const width = Math.max(
    140,
    (state.title.length + state.note.length) * letter.title + 48,
    ...state.lines.map(({ text }) => text.length * letter.mono + 28)
  )
  if (state.states.length === 0) return { id: state.id, width, height: Math.max(head, 44) }
  const dot: ReadonlyArray<ElkNode> = state.initial === null ? [] : [{ id: dotId(state.id), width: dotSize, height: dotSize }]
  return {
    id: state.id,
    children: [...dot, ...state.states.map(nodeOf)],
    layoutOptions: {
      "elk.padding": `[top=${head + 20},left=20,bottom=20,right=20]`,
      "elk.nodeSize.constraints": "MINIMUM_SIZE",
      "elk.nodeSize.minimum": `(${width},${head})`
    }
  }
}

const dotId = (state: string): string => `${state} $initial`

const initialEdges = (state: ChartState): ReadonlyArray<ElkExtendedEdge> => [
  ...(state.initial === null ? [] : [edgeOf({ id: dotId(state.id), from: dotId(state.id), to: state.initial, transitions: [] })]),
  ...state.states.flatMap(initialEdges)
]

type Ends = { readonly id: string; readonly from: string; readonly to: string; readonly transitions: ReadonlyArray<ChartTransition> }

const edgeOf = ({ from, id, to, transitions }: Ends): ElkExtendedEdge => ({
  id,
  sources: [from],
  targets: [to],
  labels: transitions.length === 0 ? [] : [{ text: id, ...sizeOf(transitions), layoutOptions: { "elk.edgeLabels.inline": "true" } }]
})

const sizeOf = (transitions: ReadonlyArray<ChartTransition>) => ({
  width: Math.max(...transitions.map(({ text }) => text.length)) * letter.mono + 8,
  height: transitions.length * labelHeight + 2
})

type PlacedNodes = { readonly states: ReadonlyArray<PlacedState>; readonly dots: ReadonlyArray<Point> }

const statesIn = (nodes: ReadonlyArray<ElkNode>, parent: ChartState, depth: number): PlacedNodes => {
  const candidates = depth === 0 ? [parent] : parent.states
  const parts = nodes.map((node): PlacedNodes => {
    const state = candidates.find(({ id }) => id === node.id)
    const { height = 0, width = 0, x = 0, y = 0 } = node
    if (state === undefined) return { states: [], dots: [{ x: x + dotSize / 2, y: y + dotSize / 2 }] }
    const inner = statesIn(node.children ?? [], state, depth + 1)
    return { states: [{ state, depth, x, y, width, height, headHeight: headHeightOf(state) }, ...inner.states], dots: inner.dots }
  })
  return { states: parts.flatMap(({ states }) => states), dots: parts.flatMap(({ dots }) => dots) }
}

const placedEdge = ({ id, labels, sections, sources, targets }: ElkExtendedEdge, { edges }: Chart): ReadonlyArray<PlacedEdge> => {
  const points = (sections ?? []).flatMap(({ bendPoints = [], endPoint, startPoint }) => [startPoint, ...bendPoints, endPoint])
  const [label] = labels ?? []
  const transitions = edges.find((edge) => edge.id === id)?.transitions ?? []
  const { height = 0, width = 0, x = 0, y = 0 } = label ?? {}
  return [
    { id, from: sources[0] ?? "", to: targets[0] ?? "", points, label: label === undefined ? null : { x, y, width, height, transitions } }
  ]
}
