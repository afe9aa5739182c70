import { createElement, type ReactNode } from "react"
import { mapEvent, type MapPoint, mapTag } from "../../core/domain/postal/map-points.ts"
import styles from "./places-map.module.css"

type Props = {
  readonly points: ReadonlyArray<MapPoint>
  readonly chosen: string | null
  readonly onChoose: (id: string) => void
  /** Drawn plan, shown without a provider and until its map loads. */
  readonly children: ReactNode
}

/** Places on the provider's map, if any (MKT-024, CNT-013). The list beside it has the same places. */
export const PlacesMap = ({ children, chosen, onChoose, points }: Props) => (
  <div className={styles["frame"]}>
    {createElement(
      mapTag,
      { points: JSON.stringify(points), chosen: chosen ?? undefined, ref: (element: HTMLElement | null) => listening(element, onChoose) },
      children
    )}
  </div>
)

const listening = (element: HTMLElement | null, onChoose: Props["onChoose"]) => {
  const hear = (event: Event) => (event instanceof CustomEvent ? onChoose(String(event.detail)) : undefined)
  element?.addEventListener(mapEvent, hear)
  return () => element?.removeEventListener(mapEvent, hear)
}
