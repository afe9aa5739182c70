/** Map of pickup points (`npm run map`), in its own units. */
export const pointsMap = { width: 1000, height: 480, scale: 782, left: 555, top: 1051, parallels: [50, 70], meridian: 100 } as const

/** Settlement name as sent to the API; the region distinguishes equal names. */
export const wholeName = ({ name, region }: { readonly name: string; readonly region: string | null }): string =>
  region === null ? name : `${name} (${region})`

type Spot = { readonly latitude: number; readonly longitude: number }

/**
 * Projects coordinates onto the map, as fractions of its width and height: Albers equal-area projection, centred on the country's middle
 * meridian.
 */
export const onPointsMap = ({ latitude, longitude }: Spot): { readonly x: number; readonly y: number } => {
  const { height, left, scale, top, width } = pointsMap
  const radius = radiusAt(sine(latitude))
  const turn = radians(longitude - pointsMap.meridian) * cone
  return {
    x: (left + scale * radius * Math.sin(turn)) / width,
    y: (top - scale * (radiusAt(0) - radius * Math.cos(turn))) / height
  }
}

/** Nearest point to a map position; `undefined` when none is near. */
export const nearestOnMap = <Place extends Spot>(
  places: ReadonlyArray<Place>,
  at: { readonly x: number; readonly y: number }
): Place | undefined => {
  const [nearest] = places
    .map((place) => {
      const { x, y } = onPointsMap(place)
      return { place, away: Math.hypot((x - at.x) * pointsMap.width, (y - at.y) * pointsMap.height) }
    })
    .filter(({ away }) => away < near)
    .toSorted((one, other) => one.away - other.away)
  return nearest?.place
}

const near = 45

const radians = (degrees: number): number => (degrees * Math.PI) / 180
const sine = (degrees: number): number => Math.sin(radians(degrees))

const [south, north] = [sine(pointsMap.parallels[0]), sine(pointsMap.parallels[1])]
const cone = (south + north) / 2
const radiusAt = (sineOfLatitude: number): number => Math.sqrt(1 + south * (2 * cone - south) - 2 * cone * sineOfLatitude) / cone
