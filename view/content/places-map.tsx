import { createElement, type ReactNode } from "react"
import { mapEvent, type MapPoint, mapTag } from "../../core/domain/postal/map-points.ts"
import styles from "./places-map.module.css"

type Props = {
  readonly points: ReadonlyArray<MapPoint>
  readonly chosen: string | null
  readonly onChoose: (id: string) => void
  /** Plan shown until the provider's map loads, or without a provider. */
  readonly children: ReactNode
}

/** Provider's map, if any (MKT-024, CNT-013). The adjacent list has the same places. */
export const PlacesMap = ({ children, chosen, onChoose, points }: Props) => (
  <div className={styles["frame"]}>
    {createElement(
      mapTag,
      { points: JSON.stringify(points), chosen: chosen ?? undefined, ref: (element: HTMLElement | null) => listen(element, onChoose) },
      children
    )}
  </div>
)

const listen = (element: HTMLElement | null, onChoose: Props["onChoose"]) => {
  const handle = (event: Event) => (event instanceof CustomEvent ? onChoose(String(event.detail)) : undefined)
  element?.addEventListener(mapEvent, handle)
  return () => element?.removeEventListener(mapEvent, handle)
}
