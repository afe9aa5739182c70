import type { ReactNode } from "react"
import type { VisitCalendar, VisitPlace } from "../../core/contract/visits.ts"
import { organization } from "../../core/domain/content/organization.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { readVisitSearch } from "../../core/domain/visits/visit-address.ts"
import { isStone, nounsOf } from "../../core/domain/visits/thing-nouns.ts"
import { unbroken } from "../../core/domain/text/numbers.ts"
import { formatDayWithoutYear } from "../../core/domain/text/day-without-year.ts"
import { isDay } from "../../core/domain/text/days.ts"
import { visitTime } from "../../core/domain/visits/visit-days.ts"
import { EmptyState } from "../notices/empty-state.tsx"
import { Crumbs, homeCrumb } from "../ui/crumbs.tsx"
import { Notice } from "../ui/notice.tsx"
import { VisitBar, VisitDays, VisitHours } from "../visits/visit-hours.tsx"
import { hasRoom, VisitPlaces } from "../visits/visit-places.tsx"
import { VisitItem } from "../visits/visit-item.tsx"
import styles from "../visits/visit.module.css"
import { type Draw, requireData } from "./draw.ts"

type Props = VisitCalendar & {
  /** Choice in the URL; `null` if absent or invalid. */
  readonly chosen: { readonly place: number | null; readonly day: string | null; readonly hour: number | null }
  /** Number of the visit just requested. */
  readonly asked: number | null
}

export function VisitScreen({ asked, chosen, places, thing }: Props) {
  const place = places.find(({ id }) => id === chosen.place) ?? places.find(hasRoom) ?? places[0]
  const day = place === undefined ? undefined : dayOf(place, chosen.day)
  return (
    <div className={`container ${styles["frame"]}`}>
      <Crumbs trail={[homeCrumb, [thing.name, thing.link]]} here="Посмотреть до покупки" />
      <div className={`columns ${styles["page"]}`}>
        <h1 className={`display-l ${styles["title"]}`}>{typeset("Посмотреть до покупки")}</h1>
        <div className={styles["side"]}>
          <VisitItem thing={thing} />
        </div>
        <div className={styles["choice"]}>
          {asked === null ? null : <RequestedVisit number={asked} when={timeText(place, chosen)} noun={nounsOf(thing.id).name} />}
          {place === undefined ? (
            <NoVisits id={thing.id} isThere={thing.isThere} />
          ) : (
            <Choice thing={thing} places={places} place={place} day={chosen.day} />
          )}
        </div>
      </div>
      {day === undefined || asked !== null ? null : <VisitBar day={day.day} />}
    </div>
  )
}

/** Requested day if it has free hours, else the first with some. */
const dayOf = ({ days }: VisitPlace, requested: string | null): VisitPlace["days"][number] | undefined => {
  const open = days.filter(({ free }) => free.length > 0)
  return open.find(({ day }) => day === requested) ?? open[0]
}

/** Time and place of the requested visit; empty if the URL lacks them. */
const timeText = (place: VisitPlace | undefined, { day, hour, place: requested }: Props["chosen"]): string =>
  place === undefined || place.id !== requested || hour === null || !isDay(day ?? "")
    ? ""
    : `: ${visitTime({ kind: place.kind, day: day ?? "", hour })}, ${place.name}`

type RequestedProps = { readonly number: number; readonly when: string; readonly noun: string }

const RequestedVisit = ({ noun, number, when }: RequestedProps) => (
  <div className={styles["asked"]} role="status">
    <Notice kind="info">
      {typeset(
        `Заявка № ${number} принята${when}. Подтвердим встречу письмом: в нём будут файл календаря и ссылка, чтобы отменить. До подтверждения ${noun} остаётся в продаже.`
      )}
    </Notice>
  </div>
)

/** Sold or made-to-order item, or no free hour. */
const NoVisits = ({ id, isThere }: { readonly id: string; readonly isThere: boolean }) => (
  <EmptyState
    heading="h2"
    shape="oval"
    title={isThere ? "Свободного времени нет" : "Показать пока нечего"}
    text={
      isThere
        ? `Позвоните нам, и мы найдём время: ${unbroken(organization.phone)}.`
        : `Этого ${nounsOf(id).genitive} сейчас нет в наличии. Похожее можно выбрать в каталоге и посмотреть до покупки.`
    }
    action={{
      title: isStone(id) ? "Смотреть бриллианты" : "Смотреть украшения",
      link: isStone(id) ? "/diamonds" : "/jewelry/"
    }}
  />
)

type ChoiceProps = {
  readonly thing: VisitCalendar["thing"]
  readonly places: ReadonlyArray<VisitPlace>
  readonly place: VisitPlace
  readonly day: string | null
}

function Choice({ day: requested, place, places, thing }: ChoiceProps) {
  const day = dayOf(place, requested)
  return (
    <>
      <Step title="Где">
        <VisitPlaces key={place.id} thing={thing} places={places} place={place} day={requested} isOpen={day === undefined} />
      </Step>
      {day === undefined ? (
        <p>{typeset(`На две недели вперёд здесь всё занято. Выберите другое место или позвоните: ${unbroken(place.phone)}.`)}</p>
      ) : (
        <>
          <Step title="Когда">
            <VisitDays thing={thing} place={place} day={day} />
          </Step>
          <Step title={`Во сколько, ${formatDayWithoutYear(day.day)}`}>
            <VisitHours thing={thing} place={place} day={day} />
            <noscript>
              <p className={styles["note"]}>{typeset(`Чтобы записаться, позвоните: ${unbroken(organization.phone)}.`)}</p>
            </noscript>
          </Step>
        </>
      )}
      <p className={styles["note"]}>{typeset(noteOf(place, thing.id))}</p>
    </>
  )
}

const Step = ({ children, title }: { readonly title: string; readonly children: ReactNode }) => (
  <section className={styles["step"]}>
    <h2 className="title">{typeset(title)}</h2>
    {children}
  </section>
)

const noteOf = ({ kind }: VisitPlace, id: string): string => {
  const { it, name, reserved } = nounsOf(id)
  const offer =
    kind === "salon"
      ? "Показ бесплатный и ни к чему не обязывает."
      : `Геммолог покажет ${name} под микроскопом и ответит на вопросы. Это бесплатно.`
  return `${offer} После подтверждения ${name} ${reserved} для вас на весь день визита, до конца встречи: оплатить его сможете только вы. До этого дня ${it} остаётся в продаже; если ${it} раньше уйдёт из продажи, мы сразу напишем.`
}

export const draw: Draw = ({ data, place: { search } }) => {
  const { asked, day, hour, place } = readVisitSearch(search)
  return <VisitScreen {...requireData(data, "visits.calendar")} chosen={{ place, day, hour }} asked={asked} />
}
