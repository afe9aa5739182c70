import { type MapPoint, viewOf } from "../../core/domain/postal/map-points.ts"
import type { MapsProvider } from "./scripts/map-script.ts"

export type DrawnMap = {
  /** Redraws the marks and moves the map if the places changed; highlights the chosen one. */
  readonly show: (points: ReadonlyArray<MapPoint>, chosen: string | null) => void
  readonly remove: () => void
}

/**
 * Tiles are raster images: vector rendering uses `eval`, which the CSP forbids. Marks are no tab stops: a list beside the map has the same
 * places.
 */
export const drawMap = (provider: MapsProvider, element: HTMLElement, choose: (id: string) => void): DrawnMap => {
  const container = element.appendChild(document.createElement("div"))
  const map = new provider.YMap(container, { location: country, mode: "raster", behaviors: ["drag", "pinchZoom", "dblClick"] })
  map.addChild(new provider.YMapDefaultSchemeLayer({}))
  map.addChild(new provider.YMapDefaultFeaturesLayer({}))
  const marks = new Map<string, { readonly marker: object; readonly button: HTMLElement }>()
  let shown = ""
  const put = (points: ReadonlyArray<MapPoint>) => {
    for (const { marker } of marks.values()) map.removeChild(marker)
    marks.clear()
    for (const point of points) {
      const button = buttonOf(point, choose)
      const marker = new provider.YMapMarker({ coordinates: [point.longitude, point.latitude] }, button)
      marks.set(point.id, { marker, button })
      map.addChild(marker)
    }
    const view = viewOf(points)
    if (view !== undefined) map.setLocation(view)
  }
  return {
    show: (points, chosen) => {
      const pointsKey = JSON.stringify(points)
      if (pointsKey !== shown) put(points)
      shown = pointsKey
      for (const [id, { button }] of marks) button.dataset["chosen"] = String(id === chosen)
    },
    remove: () => {
      map.destroy()
      container.remove()
    }
  }
}

const country = { center: [90, 61], zoom: 3 }

const buttonOf = ({ id, name }: MapPoint, choose: (id: string) => void): HTMLElement => {
  const button = document.createElement("button")
  button.type = "button"
  button.tabIndex = -1
  button.title = name
  button.dataset["mark"] = id
  button.setAttribute("aria-hidden", "true")
  button.addEventListener("click", () => choose(id))
  return button
}
