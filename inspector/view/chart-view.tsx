import { use, useLayoutEffect, useRef } from "react"
import type { Coverage } from "../machines/inspector.machine.ts"
import type { Drawing } from "../chart/drawing.ts"
import type { Layout, PlacedEdge, PlacedState } from "../chart/layout.ts"
import { pathOf } from "../chart/svg.ts"
import { type Moment, stateText } from "../moment.ts"
import styles from "./chart-view.module.css"

type Props = {
  readonly moment: Moment
  readonly drawing: Drawing
  readonly zoom: number | null
  readonly coverage: Coverage[string] | undefined
}

/** Smallest readable scale; a larger chart scrolls. */
const smallest = 0.85

/** Highlights active states and the last transition. */
export function ChartView({ coverage, drawing, moment, zoom }: Props) {
  const layout = use(drawing.layout)
  const active = new Set((moment.folded?.snapshot._nodes ?? []).map(({ id }: { readonly id: string }) => id))
  const crossed = new Set((moment.step?.crossed ?? []).map((transition) => drawing.keys.get(transition) ?? ""))
  const isNow = moment.step?.position === moment.position
  const frame = useShownState(moment)
  const { height, width } = layout
  return (
    <div className={styles["frame"]} ref={frame} tabIndex={0} role="region" aria-label="Схема машины">
      <svg
        className={styles["chart"]}
        viewBox={`0 0 ${width} ${height}`}
        style={zoom === null ? { minWidth: width * smallest, width: "100%", maxWidth: width } : { width: width * zoom }}
        role="img"
        aria-label={labelOf(moment)}
        data-crossed={[...crossed].join("; ")}
      >
        <defs>
          {(["Edge", "Active"] as const).map((tone) => (
            <marker key={tone} id={`arrow${tone}`} viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto">
              <path d="M1 1l6 3-6 3" className={styles[`arrow${tone}`]} />
            </marker>
          ))}
        </defs>
        {layout.states.map((placed) => (
          <State key={placed.state.id} placed={placed} isActive={active.has(placed.state.id)} coverage={coverage} />
        ))}
        {ordered(layout, crossed).map((edge) => (
          <Edge key={edge.id} edge={edge} crossed={crossed} isNow={isNow} coverage={coverage} />
        ))}
        {layout.states.map((placed) => (
          <StateText key={placed.state.id} placed={placed} isActive={active.has(placed.state.id)} crossed={crossed} coverage={coverage} />
        ))}
        {layout.dots.map(({ x, y }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={4} className={styles["dot"]} />
        ))}
      </svg>
    </div>
  )
}

const labelOf = ({ folded, incarnation }: Moment): string =>
  folded === undefined ? `${incarnation.machine}: ещё не началась` : `${incarnation.machine} в состоянии ${stateText(folded.snapshot)}`

/** Scrolls to states that became active. */
const useShownState = ({ folded }: Moment) => {
  const frame = useRef<HTMLDivElement>(null)
  const before = useRef<ReadonlySet<string>>(new Set())
  const value = JSON.stringify(folded?.snapshot.value)
  useLayoutEffect(() => {
    if (value === undefined) return
    const active = [...(frame.current?.querySelectorAll("[data-lit=true][data-leaf=true]") ?? [])]
    const entered = active.filter(({ id }) => !before.current.has(id))
    before.current = new Set(active.map(({ id }) => id))
    for (const state of entered) state.scrollIntoView({ block: "nearest", inline: "nearest" })
  }, [value])
  return frame
}

/** Sorts taken transitions last, so that they are drawn on top. */
const ordered = ({ edges }: Layout, crossed: ReadonlySet<string>): ReadonlyArray<PlacedEdge> =>
  edges.toSorted((one, other) => Number(isCrossed(one, crossed)) - Number(isCrossed(other, crossed)))

const isCrossed = ({ label }: PlacedEdge, crossed: ReadonlySet<string>): boolean =>
  label?.transitions.some(({ key }) => crossed.has(key)) === true

type ChartMarks = { readonly crossed: ReadonlySet<string>; readonly coverage: Coverage[string] | undefined }

function State({
  coverage,
  isActive,
  placed
}: Pick<ChartMarks, "coverage"> & { readonly placed: PlacedState; readonly isActive: boolean }) {
  const { headHeight, height, state, width, x, y } = placed
  const isLeaf = state.states.length === 0
  const isSeen = coverage === undefined || state.name === "*" || coverage.states.includes(state.name)
  return (
    <g
      className={styles["state"]}
      id={`state-${state.name}`}
      data-state={state.name}
      data-lit={isActive}
      data-leaf={isLeaf}
      data-covered={coverage === undefined ? undefined : isSeen}
    >
      <rect x={x} y={y} width={width} height={height} className={styles["box"]} />
      {state.kind === "final" ? <rect x={x + 3} y={y + 3} width={width - 6} height={height - 6} className={styles["inset"]} /> : null}
      {state.lines.length > 0 && isLeaf ? <path d={`M${x} ${y + 33}H${x + width}`} className={styles["rule"]} /> : null}
      {state.kind === "parallel" ? <path d={`M${x + 14} ${y + headHeight + 4}H${x + width - 14}`} className={styles["dashes"]} /> : null}
    </g>
  )
}

/** Text of a state, above the edges, which start at its border. */
function StateText({ coverage, crossed, isActive, placed }: ChartMarks & { readonly placed: PlacedState; readonly isActive: boolean }) {
  const { state, width, x, y } = placed
  return (
    <g className={styles["state"]} data-inner={state.states.length === 0} data-bold={isActive}>
      <text x={x + 14} y={y + 22} className={styles["title"]}>
        {state.title}
      </text>
      <text x={x + width - 14} y={y + 22} className={styles["note"]} textAnchor="end">
        {state.note}
      </text>
      {state.lines.map(({ key, text }, index) => (
        <text
          key={key ?? text}
          x={x + 14}
          y={y + 51 + index * 17}
          className={styles["line"]}
          data-crossed={key !== null && crossed.has(key)}
          data-covered={coverage === undefined || key === null ? undefined : coverage.transitions.includes(key)}
        >
          {text}
        </text>
      ))}
    </g>
  )
}

function Edge({ coverage, crossed, edge, isNow }: ChartMarks & { readonly edge: PlacedEdge; readonly isNow: boolean }) {
  const isActive = isCrossed(edge, crossed)
  const { label } = edge
  const seen = label?.transitions.map(({ key }) => coverage?.transitions.includes(key) === true)
  return (
    <g
      className={styles["edge"]}
      data-lit={isActive}
      data-now={isActive && isNow}
      data-covered={coverage === undefined || label === null ? undefined : seen?.every(Boolean)}
    >
      <path d={pathOf(edge.points)} className={styles["transition"]} markerEnd={`url(#arrow${isActive ? "Active" : "Edge"})`} />
      {label === null ? null : (
        <>
          <rect x={label.x} y={label.y} width={label.width} height={label.height} className={styles["knockout"]} />
          {label.transitions.map(({ key, text }, index) => (
            <text
              key={key}
              x={label.x + 4}
              y={label.y + 13 + index * 16}
              className={styles["words"]}
              data-lit={crossed.has(key)}
              data-covered={coverage === undefined ? undefined : seen?.[index]}
            >
              {text}
            </text>
          ))}
        </>
      )}
    </g>
  )
}
