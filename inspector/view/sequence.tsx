import { useLayoutEffect, useRef } from "react"
import { eventText } from "../chart/chart.ts"
import { exchangeAt, type Message } from "../exchange.ts"
import { type Moment, shortName } from "../moment.ts"
import { useInspector, useShown } from "./inspector-context.tsx"
import styles from "./sequence.module.css"

/** Width of a column, heights of a row and of the head, in pixels. */
const column = 168
const row = 28
const head = 44
const reach = 40

export function Sequence({ moment: { position } }: { readonly moment: Moment }) {
  const { replayIndex } = useShown()
  const { actors, messages } = exchangeAt(replayIndex, position, reach)
  const width = actors.length * column + 40
  const height = messages.length * row + 16
  const index = messages.findIndex((message) => message.position === position)
  const frame = useScrollTo(messages[index]?.to, index)
  return (
    <div className={styles["frame"]} ref={frame} tabIndex={0} role="region" aria-label="Обмен событиями">
      <svg width={width} height={head} className={styles["heads"]}>
        {actors.map((actor, place) => (
          <text key={actor} x={middle(place)} y={26} textAnchor="middle" className={styles["actor"]}>
            {shortName(actor)}
          </text>
        ))}
      </svg>
      <svg width={width} height={height} className={styles["exchange"]}>
        {actors.map((actor, place) => (
          <path key={actor} d={`M${middle(place)} 0V${height}`} className={styles["life"]} />
        ))}
        {messages.map((message, place) => (
          <Line key={message.position} message={message} y={place * row + row / 2} isShown={message.position === position} />
        ))}
      </svg>
    </div>
  )
}

/** Places an event's name at its receiver, which is scrolled into view. */
const labelAt = (start: number, end: number, isOutside: boolean) => {
  if (start === end) return { x: end + 26 }
  if (isOutside) return { x: start + 8 }
  return start < end ? { x: end - 12, textAnchor: "end" as const } : { x: end + 12 }
}

/** Scrolls to an event, given by its column and row. */
const useScrollTo = (to: number | undefined, index: number) => {
  const frame = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = frame.current
    if (element === null || to === undefined) return
    const { clientHeight, clientWidth, scrollLeft, scrollTop } = element
    element.scrollTo({
      left: scrolled(middle(to), column / 2, scrollLeft, clientWidth),
      top: scrolled(index * row + row / 2, row / 2, scrollTop, clientHeight - head)
    })
  }, [index, to])
  return frame
}

/** Scroll offset that shows a point: the present one if possible, otherwise with the point in the middle. */
export const scrolled = (point: number, margin: number, offset: number, room: number): number =>
  point - margin >= offset && point + margin <= offset + room ? offset : Math.max(0, point - room / 2)

const middle = (index: number): number => 40 + index * column + column / 2 - 20

type Props = { readonly message: Message; readonly y: number; readonly isShown: boolean }

function Line({ isShown, message: { entry, from, position, to }, y }: Props) {
  const inspector = useInspector()
  const [start, end] = [from === null ? middle(to) - 56 : middle(from), middle(to)]
  const tip = start < end ? -1 : 1
  const path = start === end ? `M${end} ${y - 6}h20v10h-20` : `M${start} ${y}H${end}`
  return (
    <g className={styles["message"]} data-shown={isShown} onClick={() => inspector.send({ type: "time.goTo", position })}>
      <rect x={0} y={y - row / 2} width="100%" height={row} className={styles["row"]} />
      <path d={path} className={styles["way"]} data-outside={from === null} />
      {start === end ? (
        <path d={`M${end + 5} ${y + 1}l-5 3 5 3`} className={styles["way"]} />
      ) : (
        <path d={`M${end + tip * 6} ${y - 3}L${end} ${y}l${tip * 6} 3`} className={styles["way"]} />
      )}
      <text {...labelAt(start, end, from === null)} y={y - 5} className={styles["event"]}>
        {eventText(entry.event.type)}
      </text>
    </g>
  )
}
