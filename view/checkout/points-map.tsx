import type { PickupPoint, PointSettlement, SelfPickup } from "../../core/contract/checkout.ts"
import { fullName } from "../../core/domain/orders/points-map.ts"
import { PlacesMap } from "../content/places-map.tsx"
import { PlacesPlan } from "../content/places-plan.tsx"

type Props = {
  readonly settlements: ReadonlyArray<PointSettlement>
  readonly places: ReadonlyArray<PickupPoint | SelfPickup>
  readonly settlement: string | null
  readonly point: string | null
  readonly isBusy: boolean
  readonly onSettlement: (settlement: string) => void
  readonly onPoint: (id: string) => void
}

/** Plan with settlements; a provider's map also has the points of the chosen one. */
export function PointsMap({ isBusy, onPoint, onSettlement, places, point, settlement, settlements }: Props) {
  const spots = settlements.map((each) => ({ ...spotOf(each), id: fullName(each), name: each.name }))
  const points = places.map((each) => ({ ...spotOf(each), id: String(each.id), name: each.address }))
  const far = points.length === 0 ? spots : spots.filter(({ id }) => id !== settlement).map((spot) => ({ ...spot, isFar: true }))
  const choose = (id: string) => {
    if (isBusy) return
    if (points.some((each) => each.id === id)) onPoint(id)
    else onSettlement(id)
  }
  return (
    <PlacesMap points={[...points, ...far]} chosen={point ?? settlement} onChoose={choose}>
      <PlacesPlan spots={spots} chosen={settlement} onChoose={choose} />
    </PlacesMap>
  )
}

const spotOf = ({ latitude, longitude }: PointSettlement | PickupPoint | SelfPickup) => ({ latitude, longitude })
