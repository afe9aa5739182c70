import { type ReactNode, useRef } from "react"
import type { User } from "../../core/contract/session.ts"
import { alertsPath } from "../../core/domain/alerts/own-alert.ts"
import { formatCount } from "../../core/domain/text/plural.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { pageFailure } from "../../core/machines/navigation/page-failure.ts"
import { EmptyState } from "../notices/empty-state.tsx"
import { diamondsLink } from "../notices/shop-links.ts"
import { LoadFailed } from "../notices/load-failed.tsx"
import { useActor, useSend } from "../shop-context.tsx"
import { useRestoredFocus } from "../use-restored-focus.ts"
import { useSelector } from "../use-selector.ts"
import { AlertRow } from "./alert-row.tsx"
import rows from "../ui/rows.module.css"
import styles from "./alert-list.module.css"

type Props = { readonly user: User; readonly skeleton: ReactNode }

export function AlertList({ skeleton, user }: Props) {
  const send = useSend("alerts")
  const snapshot = useSelector(useActor("alerts"), (state) => state)
  const { alerts, ended, ending, refusal, unended } = snapshot.context
  const page = useRef<HTMLDivElement>(null)
  useRestoredFocus(page, alerts?.length ?? 0)
  if (alerts === null) {
    return snapshot.hasTag("failed") ? (
      <LoadFailed {...pageFailure(refusal)} onRetry={() => send({ type: "alerts.retry" })} retryHref={alertsPath} heading="h2" />
    ) : (
      skeleton
    )
  }
  return (
    <div ref={page} className={styles["page"]} tabIndex={-1}>
      <p className="unseen" role="status">
        {typeset(ended === null ? countText(alerts.length, user) : `Больше не следим: ${ended}`)}
      </p>
      {alerts.length === 0 ? (
        <Empty isEmailConfirmed={user.isEmailConfirmed} />
      ) : (
        <ul className={rows["rows"]}>
          {alerts.map((alert) => (
            <AlertRow
              key={alert.id}
              alert={alert}
              isBusy={ending === alert.id}
              isDisabled={ending !== null}
              unended={unended?.id === alert.id ? unended : null}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

/** The server returns no alerts for an unconfirmed address, so they are not counted. */
const countText = (count: number, { isEmailConfirmed }: User): string =>
  count === 0 && !isEmailConfirmed ? "" : formatCount(count, ["камень", "камня", "камней"])

function Empty({ isEmailConfirmed }: Pick<User, "isEmailConfirmed">) {
  return isEmailConfirmed ? (
    <EmptyState
      heading="h2"
      shape="emerald"
      title="Пока ни за чьей ценой не следим"
      text="Нажмите «Следить за ценой» на странице камня или в избранном. Камень появится здесь, а если подешевеет, напишем."
      action={diamondsLink}
      other={{ title: "Открыть избранное", link: "/wishlist/" }}
    />
  ) : (
    <EmptyState
      heading="h2"
      shape="emerald"
      title="Сначала подтвердите адрес почты"
      text="Камни, за ценой которых следит ваш адрес, видны только его владельцу. Откройте письмо, которое мы отправили при регистрации, или запросите его снова в профиле."
      action={{ title: "Открыть профиль", link: "/personal/profile/" }}
      other={diamondsLink}
    />
  )
}
