import { Link } from "wouter"
import type { VisitPlace } from "../../core/contract/visits.ts"
import { phoneLink } from "../../core/domain/content/organization.ts"
import { formatDayWithoutYear } from "../../core/domain/text/day-without-year.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { visitPath } from "../../core/domain/visits/visit-address.ts"
import { clockTime, shortWeekday } from "../../core/domain/visits/visit-days.ts"
import { useDialogAnchor } from "../modal/dialog-link.ts"
import { runEarlyPress } from "../islands/press.ts"
import { useOpenDialog } from "../shop-context.tsx"
import styles from "./visit.module.css"

type Day = VisitPlace["days"][number]
type Props = {
  readonly thing: { readonly id: string; readonly name: string }
  readonly place: VisitPlace
  readonly day: Day
}

/** Disables days without free hours. */
export function VisitDays({ day, place, thing }: Props) {
  return (
    <ol className={styles["days"]}>
      {place.days.map((each) => {
        const label = (
          <>
            <span>{shortWeekday(each.day)}</span> <b>{Number(each.day.slice(8))}</b> <small>{shortMonth(each.day)}</small>
          </>
        )
        return (
          <li key={each.day}>
            {each.free.length === 0 ? (
              <span className={styles["closed"]}>
                {label}
                <span className="unseen">{each.taken.length === 0 ? ", не принимаем" : ", занято"}</span>
              </span>
            ) : (
              <Link
                href={visitPath(thing.id, { place: place.id, day: each.day })}
                replace
                aria-current={each.day === day.day ? "date" : undefined}
              >
                {label}
              </Link>
            )}
          </li>
        )
      })}
    </ol>
  )
}

/** «ноя» */
const shortMonth = (day: string): string =>
  formatDayWithoutYear(day)
    .replace(/^\S+\s/u, "")
    .slice(0, 3)

/** Opens the form for a free hour, or dials the shop without scripts. */
export function VisitHours({ day, place, thing }: Props) {
  const openDialog = useOpenDialog()
  const linkProps = useDialogAnchor()
  const { address, id, kind, name } = place
  const visitDialog = (hour: number) => {
    const placeText = kind === "salon" ? `${name}, ${address}` : "Видеовстреча с геммологом"
    return { key: "visit", props: { thing: thing.id, place: id, day: day.day, hour, kind, name: thing.name, where: placeText } } as const
  }
  return (
    <ul id="hours" className={styles["hours"]} aria-label={formatDayWithoutYear(day.day)}>
      {[...day.free, ...day.taken]
        .toSorted((one, other) => one - other)
        .map((hour) => (
          <li key={hour}>
            {day.free.includes(hour) ? (
              <a
                ref={(link) => runEarlyPress(link, () => openDialog(visitDialog(hour)))}
                className="button"
                data-look="outline"
                data-press="waits"
                data-hour={hour}
                href={phoneLink}
                {...linkProps(visitDialog(hour))}
              >
                {clockTime(hour)}
              </a>
            ) : (
              <span className={styles["taken"]}>
                {clockTime(hour)}
                <span className="unseen">{typeset(", занято")}</span>
              </span>
            )}
          </li>
        ))}
    </ul>
  )
}

/** Sticky link to the hours while they are out of sight. */
export const VisitBar = ({ day }: { readonly day: string }) => (
  <div className={styles["bar"]} data-foot="bar">
    <a className="button" href="#hours">
      {typeset(`Выбрать время, ${formatDayWithoutYear(day)}`)}
    </a>
  </div>
)
