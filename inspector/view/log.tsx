import { type KeyboardEvent, useLayoutEffect, useRef, useState } from "react"
import type { ReplayIndex } from "../../core/journal/replay-index.ts"
import { eventText } from "../chart/chart.ts"
import { keyOf } from "../exchange.ts"
import { type Moment, shortName, stateText, timeText } from "../moment.ts"
import { EntryFilter, indexOfMatch, matchFrom } from "../entry-filter.ts"
import { shownPosition } from "../machines/position.ts"
import { useInspector, useShown } from "./inspector-context.tsx"
import styles from "./log.module.css"

const rowHeight = 36
const overscan = 6

const entryFilter = new EntryFilter()

/** Virtualised list of entries. */
export function Log({ moment }: { readonly moment: Moment }) {
  const inspector = useInspector()
  const { replayIndex, snapshot } = useShown()
  const { filter } = snapshot.context
  const { key, position } = moment
  const matches = entryFilter.of(replayIndex, { text: filter.text, actor: filter.isOwn ? key : null })
  const choose = (chosen: number) => {
    const entry = replayIndex.entry(chosen)
    if (entry !== undefined) inspector.send({ type: "actor.choose", actor: keyOf(entry) })
    inspector.send({ type: "time.goTo", position: chosen })
  }
  return (
    <section className={styles["log"]} aria-label="События">
      <div className={styles["filter"]}>
        <input
          type="search"
          aria-label="Найти события"
          placeholder="Машина или событие"
          value={filter.text}
          onChange={({ target }) => inspector.send({ type: "filter.change", filter: { ...filter, text: target.value } })}
        />
        <label>
          <input
            type="checkbox"
            checked={filter.isOwn}
            onChange={({ target }) => inspector.send({ type: "filter.change", filter: { ...filter, isOwn: target.checked } })}
          />
          только {shortName(moment.incarnation.actor)}
        </label>
      </div>
      <Rows
        replayIndex={replayIndex}
        matches={matches}
        index={indexOfMatch(matches, position)}
        position={position}
        onChoose={choose}
        onStep={(by) => {
          // The drawn moment lags behind a held key.
          const next = matchFrom(matches, shownPosition(inspector.getSnapshot().context), by)
          if (next !== undefined) choose(next)
        }}
      />
    </section>
  )
}

type RowsProps = {
  readonly replayIndex: ReplayIndex
  readonly matches: ReadonlyArray<number>
  readonly index: number
  readonly position: number
  readonly onChoose: (position: number) => void
  readonly onStep: (by: number) => void
}

function Rows({ replayIndex, index, matches, onChoose, onStep, position }: RowsProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [window, setWindow] = useState({ top: 0, height: 268 })
  useLayoutEffect(() => {
    const element = frame.current
    if (element === null) return
    const [top, bottom] = [index * rowHeight, (index + 1) * rowHeight]
    if (top < element.scrollTop || bottom > element.scrollTop + element.clientHeight) element.scrollTop = top - element.clientHeight / 2
  }, [index])
  const first = Math.max(0, Math.floor(window.top / rowHeight) - overscan)
  const shown = matches.slice(first, Math.ceil((window.top + window.height) / rowHeight) + overscan)
  return (
    <div
      className={styles["frame"]}
      ref={frame}
      role="listbox"
      tabIndex={0}
      aria-label="Записи журнала"
      aria-activedescendant={shown.includes(position) ? `entry-${position}` : undefined}
      onScroll={({ currentTarget }) => setWindow({ top: currentTarget.scrollTop, height: currentTarget.clientHeight })}
      onKeyDown={(event) => {
        const by = stepOf(event)
        if (by === undefined) return
        event.preventDefault()
        event.stopPropagation()
        onStep(by)
      }}
    >
      {matches.length === 0 ? <p className={styles["none"]}>Таких событий нет</p> : null}
      <div className={styles["rows"]} role="presentation" style={{ height: matches.length * rowHeight }}>
        {shown.map((at, offset) => (
          <Row
            key={at}
            replayIndex={replayIndex}
            position={at}
            shown={position}
            top={(first + offset) * rowHeight}
            count={matches.length}
            ordinal={first + offset + 1}
            onChoose={onChoose}
          />
        ))}
      </div>
    </div>
  )
}

type RowProps = Pick<RowsProps, "replayIndex" | "onChoose"> & {
  readonly position: number
  readonly shown: number
  readonly top: number
  readonly count: number
  readonly ordinal: number
}

function Row({ replayIndex, count, onChoose, ordinal, position, shown, top }: RowProps) {
  const entry = replayIndex.entry(position)
  if (entry === undefined) return null
  return (
    <div
      id={`entry-${position}`}
      role="option"
      aria-selected={position === shown}
      aria-setsize={count}
      aria-posinset={ordinal}
      tabIndex={-1}
      className={styles["row"]}
      data-ahead={position > shown}
      data-own={!entry.event.type.startsWith("xstate.")}
      style={{ top }}
      title={`${entry.actor}: ${entry.event.type}`}
      onClick={() => onChoose(position)}
    >
      <time>{timeText(entry.at)}</time>
      <span>{shortName(entry.actor)}</span>
      <span className={styles["event"]}>{eventText(entry.event.type)}</span>
      <span className={styles["note"]}>{position > shown ? "впереди" : noteOf(replayIndex, position)}</span>
    </div>
  )
}

/** New state after an entry; empty if unchanged. */
const noteOf = (replayIndex: ReplayIndex, position: number): string => {
  const entry = replayIndex.entry(position)
  if (entry === undefined) return ""
  if (entry.defect !== undefined) return "сбой"
  const key = keyOf(entry)
  const before = replayIndex.stateAt(key, position - 1)
  const after = replayIndex.stateAt(key, position)
  if (after === undefined) return ""
  const [stateBefore, stateAfter] = [before === undefined ? "" : stateText(before.snapshot), stateText(after.snapshot)]
  return stateBefore === stateAfter ? "" : `→ ${stateAfter}`
}

const stepOf = ({ key }: KeyboardEvent): number | undefined => {
  if (key === "ArrowUp") return -1
  if (key === "ArrowDown") return 1
  if (key === "PageUp") return -6
  if (key === "PageDown") return 6
  if (key === "Home") return -Infinity
  return key === "End" ? Infinity : undefined
}
