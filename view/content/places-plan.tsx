import type { MouseEvent } from "react"
import { nearestOnMap, onPointsMap, pointsMap } from "../../core/domain/orders/points-map.ts"
import styles from "./places-map.module.css"
import land from "./places-plan.svg?url"

type Spot = { readonly id: string; readonly name: string; readonly latitude: number; readonly longitude: number }

type Props = {
  readonly spots: ReadonlyArray<Spot>
  readonly chosen: string | null
  /** Names all spots, not only the chosen one. */
  readonly isNamed?: boolean
  readonly onChoose: (id: string) => void
}

/** Plan of the country; a press chooses the nearest place. Keyboard and screen readers use a list. */
export function PlacesPlan({ chosen, isNamed = false, onChoose, spots }: Props) {
  const chooseNearest = ({ clientX, clientY, currentTarget }: MouseEvent) => {
    const { height, left, top, width } = currentTarget.getBoundingClientRect()
    const nearest = nearestOnMap(spots, { x: (clientX - left) / width, y: (clientY - top) / height })
    if (nearest !== undefined) onChoose(nearest.id)
  }
  return (
    <button type="button" className={styles["plan"]} tabIndex={-1} aria-hidden="true" onClick={chooseNearest}>
      <img src={land} alt="" width={pointsMap.width} height={pointsMap.height} />
      <svg width="100%" height="100%">
        {spots
          .toSorted((one, other) => Number(one.id === chosen) - Number(other.id === chosen))
          .map((spot) => (
            <SpotMark key={spot.id} spot={spot} isChosen={spot.id === chosen} isNamed={isNamed || spot.id === chosen} />
          ))}
      </svg>
    </button>
  )
}

type MarkProps = { readonly spot: Spot; readonly isChosen: boolean; readonly isNamed: boolean }

/** Mark of a fixed size on screen. SVG attributes, because the CSP forbids inline styles. */
function SpotMark({ isChosen, isNamed, spot }: MarkProps) {
  const { x, y } = onPointsMap(spot)
  const isLeft = x > 0.5
  return (
    <svg className={styles["spot"]} x={percent(x)} y={percent(y)} width="1" height="1" overflow="visible" data-chosen={isChosen}>
      {isChosen ? <path className={styles["ring"]} d="M0-11 11 0 0 11-11 0Z" /> : null}
      <path d="M0-5 5 0 0 5-5 0Z" />
      {isNamed ? (
        <text x={isLeft ? -12 : 12} y="-8" textAnchor={isLeft ? "end" : "start"}>
          {spot.name}
        </text>
      ) : null}
    </svg>
  )
}

const percent = (part: number): string => `${(part * 100).toFixed(2)}%`
