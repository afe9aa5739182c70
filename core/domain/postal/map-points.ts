export type MapPoint = {
  readonly id: string
  readonly name: string
  readonly latitude: number
  readonly longitude: number
  /** Not considered when the map chooses its initial view. */
  readonly isFar?: boolean
}

/** Custom element of a provider's map (`adapters/browser/map-element.ts`); its content is the fallback until the map loads. */
export const mapTag = "shop-map"

/** Event that the element fires when a point is clicked. */
export const mapEvent = "choose"

type LngLat = readonly [longitude: number, latitude: number]
/** Initial view: one point close up, or bounds that contain several. */
export type MapView = { readonly center: LngLat; readonly zoom: number } | { readonly bounds: readonly [LngLat, LngLat] }

/** View of the near points, or of all when none is near; `undefined` without points. */
export const viewOf = (points: ReadonlyArray<MapPoint>): MapView | undefined => {
  const near = points.filter(({ isFar }) => isFar !== true)
  const seen = near.length === 0 ? points : near
  const [first] = seen
  if (first === undefined) return undefined
  const [longitudes, latitudes] = [seen.map(({ longitude }) => longitude), seen.map(({ latitude }) => latitude)]
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)]
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)]
  if (west === east && south === north) return { center: [west, south], zoom: 15 }
  return {
    bounds: [
      [west, north],
      [east, south]
    ]
  }
}
