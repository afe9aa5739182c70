import { seatScale, seatsLine } from "../../core/domain/constructor/seat-scale.ts"
import { type FrameSeat, type SeatedStone, seatSize } from "../../core/domain/constructor/seats.ts"
import { formatNumber } from "../../core/domain/text/numbers.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import styles from "./seat-scale.module.css"

type Props = {
  readonly seats: ReadonlyArray<FrameSeat>
  readonly stone: SeatedStone | null
}

/** Range of stones that fit, as text and on a ruler in millimetres. A stone of another cut has no place on it. */
export function SeatScale({ seats, stone }: Props) {
  const own = seats.find(({ shape }) => shape === stone?.shape)
  const seat = own ?? seats[0]
  if (seat === undefined) return null
  const { least, most, stone: at, ticks } = seatScale(seat, stone === null || own === undefined ? null : seatSize(stone))
  return (
    <div className={styles["seat"]}>
      <p>{typeset(seatsLine(seats))}</p>
      <svg className={styles["ruler"]} viewBox="0 0 400 52" aria-hidden="true">
        <path className={styles["line"]} d={`M10 17H390${ticks.map((tick) => `M${place(tick)} 17v-5`).join("")}`} />
        <path className={styles["range"]} d={`M${place(least)} 17H${place(most)}`} />
        <path className={styles["ends"]} d={`M${place(least)} 8v18M${place(most)} 8v18`} />
        {at === null ? null : <path className={styles["stone"]} d={octagonAt(place(at), 17)} />}
        <g className={styles["figures"]} textAnchor="middle">
          <text x={place(least)} y={46}>
            {formatNumber(seat.least, 1)}
          </text>
          <text x={place(most)} y={46}>
            {formatNumber(seat.most, 1)}
          </text>
        </g>
      </svg>
    </div>
  )
}

/** Maps 0…1 to the ruler: width 400, margins 10. */
const place = (part: number): number => Math.round((10 + part * 380) * 10) / 10

const octagonAt = (x: number, y: number): string => {
  const [outer, inner] = [7, 2.9]
  return `M${x - inner} ${y - outer}h${2 * inner}l${outer - inner} ${outer - inner}v${2 * inner}l${inner - outer} ${outer - inner}h${-2 * inner}l${inner - outer} ${inner - outer}v${-2 * inner}z`
}
