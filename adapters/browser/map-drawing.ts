import { type MapPoint, viewOf } from "../../core/domain/postal/map-points.ts"
import type { MapsProvider } from "./map-script.ts"

export type DrawnMap = {
  /** Draws the marks anew and moves the map if the places changed; highlights the chosen one. */
  readonly show: (points: ReadonlyArray<MapPoint>, chosen: string | null) => void
  readonly remove: () => void
}

/**
 * Draws a provider's map with a mark for each place. Tiles are raster images: vector rendering uses `eval`, which the CSP forbids. Marks are not tab
 * stops: a list next to the map has the same places.
 */
export const drawMap = (provider: MapsProvider, element: HTMLElement, choose: (id: string) => void): DrawnMap => {
  const place = element.appendChild(document.createElement("div"))
  const map = new provider.YMap(place, { location: country, mode: "raster", behaviors: ["drag", "pinchZoom", "dblClick"] })
  map.addChild(new provider.YMapDefaultSchemeLayer({}))
  map.addChild(new provider.YMapDefaultFeaturesLayer({}))
  const marks = new Map<string, { readonly mark: object; readonly body: HTMLElement }>()
  let shown = ""
  const put = (points: ReadonlyArray<MapPoint>) => {
    for (const { mark } of marks.values()) map.removeChild(mark)
    marks.clear()
    for (const point of points) {
      const body = markOf(point, choose)
      const mark = new provider.YMapMarker({ coordinates: [point.longitude, point.latitude] }, body)
      marks.set(point.id, { mark, body })
      map.addChild(mark)
    }
    const view = viewOf(points)
    if (view !== undefined) map.setLocation(view)
  }
  return {
    show: (points, chosen) => {
      const places = JSON.stringify(points)
      if (places !== shown) put(points)
      shown = places
      for (const [id, { body }] of marks) body.dataset["chosen"] = String(id === chosen)
    },
    remove: () => {
      map.destroy()
      place.remove()
    }
  }
}

const country = { center: [90, 61], zoom: 3 }

const markOf = ({ id, name }: MapPoint, choose: (id: string) => void): HTMLElement => {
  const mark = document.createElement("button")
  mark.type = "button"
  mark.tabIndex = -1
  mark.title = name
  mark.dataset["mark"] = id
  mark.setAttribute("aria-hidden", "true")
  mark.addEventListener("click", () => choose(id))
  return mark
}
