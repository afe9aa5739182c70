import { createElement, type ReactNode } from "react"
import { mapEvent, type MapPoint, mapTag } from "../../core/domain/postal/map-points.ts"
import styles from "./places-map.module.css"

type Props = {
  readonly points: ReadonlyArray<MapPoint>
  readonly chosen: string | null
  /** A place on the provider's map was pressed. */
  readonly onChoose: (id: string) => void
  /** What stands where there is no provider, and until its map has come: a drawn plan. */
  readonly children: ReactNode
}

/** Places on a map of the provider that is configured, if any is (MKT-024, CNT-013). A list beside it says the same. */
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
