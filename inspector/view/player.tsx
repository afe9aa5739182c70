import type { KeyboardEvent, PointerEvent } from "react"
import { eventText } from "../chart/chart.ts"
import { lanesOf, marksOf, positionAt, shareOf, spanOf, timeOf } from "../lanes.ts"
import { type Moment, timeText } from "../moment.ts"
import { useInspector, useShown } from "./inspector-context.tsx"
import styles from "./player.module.css"

const laneCount = 5

export function Player({ moment }: { readonly moment: Moment }) {
  const inspector = useInspector()
  const { replayIndex, snapshot } = useShown()
  const { entry, key, position } = moment
  const span = spanOf(replayIndex)
  const share = shareOf(span, timeOf(replayIndex, position))
  const lanes = lanesOf(replayIndex, position, key, laneCount)
  const isPlaying = snapshot.matches({ time: "playing" })
  return (
    <section className={styles["player"]} aria-label="Время">
      <div className={styles["controls"]}>
        <button type="button" aria-label="В начало" onClick={() => inspector.send({ type: "time.goTo", position: 0 })}>
          <Icon path="M4 3.5v13M16 3.5 7 10l9 6.5z" />
        </button>
        <button type="button" aria-label="Шаг назад" onClick={() => inspector.send({ type: "time.step", by: -1 })}>
          <Icon path="M17 10H3.5M9 4.5 3.5 10 9 15.5" />
        </button>
        <button
          type="button"
          className={styles["play"]}
          aria-label={isPlaying ? "Остановить" : "Проиграть"}
          onClick={() => inspector.send({ type: isPlaying ? "time.pause" : "time.play" })}
        >
          <Icon path={isPlaying ? "M7 4v12M13 4v12" : "M6 3.5v13l10-6.5z"} />
        </button>
        <button type="button" aria-label="Шаг вперёд" onClick={() => inspector.send({ type: "time.step", by: 1 })}>
          <Icon path="M3 10h13.5M11 4.5l5.5 5.5-5.5 5.5" />
        </button>
        <button type="button" aria-label={`Скорость ${snapshot.context.speed}×`} onClick={() => inspector.send({ type: "speed.choose" })}>
          {snapshot.context.speed}×
        </button>
        <p>
          {(position + 1).toLocaleString("ru-RU")} из {replayIndex.length.toLocaleString("ru-RU")}
        </p>
        <p className={styles["step"]}>Шаг: {entry === undefined ? "" : eventText(entry.event.type)}</p>
      </div>
      <div className={styles["lanes"]}>
        {lanes.map((lane) => (
          <div key={lane.key} className={styles["lane"]} data-chosen={lane.key === key}>
            <button type="button" title={lane.key} onClick={() => inspector.send({ type: "actor.choose", actor: lane.key })}>
              {lane.name}
              {lane.incarnation > 1 ? <sup>{lane.incarnation}</sup> : null}
            </button>
            <svg aria-hidden="true" preserveAspectRatio="none">
              <line x1="0" x2="100%" y1="50%" y2="50%" className={styles["axis"]} />
              {lane.key === key && lane.past.length > 0 ? (
                <rect x={percent(Math.min(...lane.past))} width={percent(share * 1000 - Math.min(...lane.past))} y="20%" height="60%" />
              ) : null}
              {lane.past.map((tick) => (
                <line key={tick} x1={percent(tick)} x2={percent(tick)} y1="25%" y2="75%" className={styles["tick"]} />
              ))}
              {lane.ahead.map((tick) => (
                <line key={tick} x1={percent(tick)} x2={percent(tick)} y1="25%" y2="75%" className={styles["ahead"]} />
              ))}
            </svg>
          </div>
        ))}
        <div className={styles["needle"]}>
          <i style={{ left: percent(share * 1000) }} />
        </div>
      </div>
      <div
        className={styles["slider"]}
        role="slider"
        tabIndex={0}
        aria-label="Запись журнала"
        aria-valuemin={1}
        aria-valuemax={replayIndex.length}
        aria-valuenow={position + 1}
        aria-valuetext={`${position + 1} из ${replayIndex.length}, ${entry?.event.type ?? ""}`}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          inspector.send({ type: "time.goTo", position: positionAt(replayIndex, shareUnder(event)) })
        }}
        onPointerMove={(event) =>
          event.currentTarget.hasPointerCapture(event.pointerId)
            ? inspector.send({ type: "time.goTo", position: positionAt(replayIndex, shareUnder(event)) })
            : undefined
        }
        onKeyDown={(event) => {
          const by = stepOf(event)
          if (by === undefined) return
          event.preventDefault()
          event.stopPropagation()
          inspector.send({ type: "time.step", by })
        }}
      >
        <div className={styles["track"]}>
          <i className={styles["done"]} style={{ width: percent(share * 1000) }} />
          <i className={styles["thumb"]} style={{ left: percent(share * 1000) }} />
          {marksOf(span).map((at) => (
            <span key={at} className={styles["mark"]} style={{ left: percent(shareOf(span, at) * 1000) }}>
              {timeText(at).slice(0, span.until - span.from > 600_000 ? 5 : span.until - span.from > 5_000 ? 8 : 12)}
            </span>
          ))}
        </div>
      </div>
    </section>
  )
}

function Icon({ path }: { readonly path: string }) {
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true" className={styles["sign"]}>
      <path d={path} />
    </svg>
  )
}

const percent = (thousandths: number): string => `${Math.max(0, thousandths) / 10}%`

const shareUnder = ({ clientX, currentTarget }: PointerEvent): number => {
  const { left, width } = (currentTarget.firstElementChild ?? currentTarget).getBoundingClientRect()
  return Math.min(1, Math.max(0, (clientX - left) / width))
}

const stepOf = ({ key }: KeyboardEvent): number | undefined => {
  if (key === "ArrowUp") return 1
  if (key === "ArrowDown") return -1
  if (key === "PageUp") return 10
  return key === "PageDown" ? -10 : undefined
}
