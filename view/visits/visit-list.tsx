import { useSelector } from "../use-selector.ts"
import type { ReactNode } from "react"
import { Link } from "wouter"
import type { Visit } from "../../core/contract/visits.ts"
import { formatCount } from "../../core/domain/text/plural.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { isAhead, visitKindNames, visitStateName, type VisitState } from "../../core/domain/visits/visit.ts"
import { visitTime } from "../../core/domain/visits/visit-days.ts"
import { pageFailure } from "../../core/machines/navigation/page-failure.ts"
import type { VisitsContext } from "../../core/machines/visits/visits.machine.ts"
import { unbrokenPhone } from "../../core/domain/form/phone.ts"
import { useDialogLink } from "../modal/dialog-link.ts"
import { LoadFailed } from "../notices/load-failed.tsx"
import { EmptyState } from "../notices/empty-state.tsx"
import { diamondsLink, jewelryLink } from "../notices/shop-links.ts"
import { useActor, useSend } from "../shop-context.tsx"
import { Answer } from "../ui/answer.tsx"
import rows from "../ui/rows.module.css"
import styles from "./visit-list.module.css"

export function VisitList({ skeleton }: { readonly skeleton: ReactNode }) {
  const actor = useActor("visits")
  const send = useSend("visits")
  const snapshot = useSelector(actor, (each) => each)
  const { cancelled, refusal, undone, visits } = snapshot.context
  if (visits === null) {
    return snapshot.hasTag("failed") ? (
      <LoadFailed {...pageFailure(refusal)} onRetry={() => send({ type: "visits.retry" })} retryHref="/personal/visits/" heading="h2" />
    ) : (
      skeleton
    )
  }
  if (visits.length === 0) {
    return (
      <EmptyState
        heading="h2"
        shape="oval"
        title="Визитов пока нет"
        text="Любое украшение и любой камень можно посмотреть до покупки: в салоне или по видео с геммологом."
        action={jewelryLink}
        other={diamondsLink}
      />
    )
  }
  return (
    <>
      <p className="unseen" role="status">
        {formatCount(visits.length, ["визит", "визита", "визитов"])}
      </p>
      <ul className={rows["rows"]}>
        {visits.map((visit) => (
          <VisitRow key={visit.id} visit={visit} cancelled={cancelled} undone={undone?.id === visit.id ? undone : null} />
        ))}
      </ul>
    </>
  )
}

/** Texts of video meetings, whose link is only in letters. */
const linkTexts: Readonly<Record<VisitState, string | null>> = {
  asked: "Ссылка придёт в письме с подтверждением",
  confirmed: "Ссылка на встречу в письме с подтверждением",
  cancelled: null,
  sold: null,
  over: null
}

/** Only one visit at a time can be cancelled. */
type RowProps = { readonly visit: Visit } & Pick<VisitsContext, "cancelled" | "undone">

function VisitRow({ cancelled, undone, visit }: RowProps) {
  const buttonProps = useDialogLink()
  const { cancelReason, id, place, state, thing } = visit
  const timeText = visitTime({ ...visit, kind: place.kind })
  const placeText = place.kind === "salon" ? `${place.name}: ${place.address}, ${unbrokenPhone(place.phone)}` : linkTexts[state]
  return (
    <li className={styles["visit"]} aria-busy={cancelled === id}>
      <div className={styles["what"]}>
        <p className="eyebrow">{typeset(`${visitKindNames[place.kind]} № ${id}`)}</p>
        <h2 className="title">{typeset(timeText)}</h2>
        <p>
          <Link className="link" href={thing.link}>
            {typeset(thing.name)}
          </Link>
        </p>
        {placeText === null ? null : <p className={styles["where"]}>{typeset(placeText)}</p>}
        {cancelReason === null ? null : <p>{typeset(cancelReason)}</p>}
      </div>
      <p className={`${rows["mark"]} ${styles["state"]}`} data-state={state}>
        {typeset(visitStateName(state, place.kind, thing.link))}
      </p>
      {isAhead(state) ? (
        <button
          className="link"
          data-look="quiet"
          type="button"
          disabled={cancelled !== null}
          aria-label={`Отменить: ${timeText}`}
          {...buttonProps({ key: "visitCancel", props: { id, name: timeText, isConfirmed: state === "confirmed" } })}
        >
          Отменить
        </button>
      ) : null}
      {undone === null ? null : (
        <div className={styles["undone"]}>
          <Answer>{typeset(reasonOf(undone))}</Answer>
        </div>
      )}
    </li>
  )
}

const reasonOf = ({ refusal }: NonNullable<VisitsContext["undone"]>): string => {
  if (refusal?._tag === "Refused") return refusal.message
  return refusal?._tag === "Unreachable"
    ? "Нет связи с магазином. Визит не отменён, попробуйте ещё раз."
    : "Не получилось отменить визит. Попробуйте ещё раз."
}
