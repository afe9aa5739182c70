import type { MouseEvent } from "react"
import type { PointSettlement } from "../../../core/contract/checkout.ts"
import { nearestOnMap, onPointsMap, pointsMap } from "../../../core/domain/orders/points-map.ts"
import styles from "./points-map.module.css"
import land from "./points-map.svg?url"

type Props = {
  readonly settlements: ReadonlyArray<PointSettlement>
  readonly chosen: PointSettlement | undefined
  readonly onChoose: (settlement: PointSettlement) => void
}

/** Where the settlements with pickup points lie: a press chooses the nearest. Who does not see it, or has no pointer, has the list of them. */
export function PointsMap({ chosen, onChoose, settlements }: Props) {
  const press = ({ clientX, clientY, currentTarget }: MouseEvent) => {
    const { height, left, top, width } = currentTarget.getBoundingClientRect()
    const nearest = nearestOnMap(settlements, { x: (clientX - left) / width, y: (clientY - top) / height })
    if (nearest !== undefined) onChoose(nearest)
  }
  return (
    <button type="button" className={styles["map"]} tabIndex={-1} aria-hidden="true" onClick={press}>
      <img src={land} alt="" width={pointsMap.width} height={pointsMap.height} />
      {settlements.map((settlement) => (
        <span
          key={`${settlement.name} ${settlement.region ?? ""}`}
          className={styles["spot"]}
          data-chosen={settlement === chosen}
          style={placeOf(settlement)}
        />
      ))}
      {chosen === undefined ? null : (
        <span className={styles["name"]} data-side={onPointsMap(chosen).x > 0.5 ? "left" : "right"} style={placeOf(chosen)}>
          {chosen.name}
        </span>
      )}
    </button>
  )
}

const placeOf = (settlement: PointSettlement) => {
  const { x, y } = onPointsMap(settlement)
  return { left: `${(x * 100).toFixed(2)}%`, top: `${(y * 100).toFixed(2)}%` }
}
