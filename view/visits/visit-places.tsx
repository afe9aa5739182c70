import { Link } from "wouter"
import type { VisitCalendar, VisitPlace } from "../../core/contract/visits.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { visitPath } from "../../core/domain/visits/visit-address.ts"
import { Icon } from "../ui/icon.tsx"
import styles from "./visit-places.module.css"

type Props = {
  readonly thing: VisitCalendar["thing"]
  readonly places: ReadonlyArray<VisitPlace>
  readonly place: VisitPlace
  readonly day: string | null
  /** Opens the list, because the chosen place has no free hours. */
  readonly isOpen: boolean
}

export const hasRoom = ({ days }: VisitPlace): boolean => days.some(({ free }) => free.length > 0)

export function VisitPlaces({ day, isOpen, place, places, thing }: Props) {
  return (
    <details className={styles["places"]} open={isOpen}>
      <summary>
        <PlaceLabel place={place} />
        {places.length > 1 ? (
          <span className={styles["other"]}>
            {typeset("Выбрать другое место")} <Icon name="chevron-down" size={16} />
          </span>
        ) : null}
      </summary>
      <ul>
        {places.map((each) => (
          <li key={each.id}>
            <Link
              href={visitPath(thing.id, { place: each.id, day: day ?? undefined })}
              replace
              aria-current={each.id === place.id ? "true" : undefined}
            >
              <PlaceLabel place={each} />
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}

const PlaceLabel = ({ place }: { readonly place: VisitPlace }) => (
  <>
    <b>{typeset(place.name)}</b>
    <span>{typeset(place.kind === "salon" ? `${place.city}, ${place.address}` : `${place.address}. ${place.city}`)}</span>
    {hasRoom(place) ? null : <span>{typeset("Свободного времени нет")}</span>}
  </>
)
