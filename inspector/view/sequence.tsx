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

/** Sequence diagram around the moment, newest event last. */
export function Sequence({ moment: { position } }: { readonly moment: Moment }) {
  const { replayIndex } = useShown()
  const { actors, messages } = exchangeAt(replayIndex, position, reach)
  const width = actors.length * column + 40
  const height = head + messages.length * row + 16
  return (
    <div className={styles["frame"]} tabIndex={0} role="region" aria-label="Обмен событиями">
      <svg width={width} height={height} className={styles["exchange"]}>
        {actors.map((actor, index) => (
          <g key={actor}>
            <text x={middle(index)} y={26} textAnchor="middle" className={styles["actor"]}>
              {shortName(actor)}
            </text>
            <path d={`M${middle(index)} ${head - 8}V${height}`} className={styles["life"]} />
          </g>
        ))}
        {messages.map((message, index) => (
          <Line key={message.position} message={message} y={head + index * row + row / 2} isShown={message.position === position} />
        ))}
      </svg>
    </div>
  )
}

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
      <text x={start === end ? end + 26 : Math.min(start, end) + 8} y={y - 5} className={styles["event"]}>
        {eventText(entry.event.type)}
      </text>
    </g>
  )
}
