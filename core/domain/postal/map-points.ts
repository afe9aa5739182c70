/** A place that a map shows. */
export type MapPoint = {
  readonly id: string
  readonly name: string
  readonly latitude: number
  readonly longitude: number
  /** It is shown where it comes into sight, and the map does not turn to it. */
  readonly isFar?: boolean
}

/** The element that a provider's map stands in, where there is one (`adapters/browser/map-element.ts`); what is in it stands until then. */
export const mapTag = "shop-map"

/** What it tells when a place is pressed. */
export const mapEvent = "choose"

type LngLat = readonly [longitude: number, latitude: number]
/** What a map turns to: one place from near by, several so that all are in sight. */
export type MapView = { readonly center: LngLat; readonly zoom: number } | { readonly bounds: readonly [LngLat, LngLat] }

/** Where the places are that matter; all where none does, `undefined` where there are none. */
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
