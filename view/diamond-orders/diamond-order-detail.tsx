import type { ReactNode } from "react"
import { diamondOrderNames, diamondOrderSentences } from "../../core/domain/diamond-orders/diamond-order.ts"
import { diamondOrderPath, diamondOrdersPath } from "../../core/domain/diamond-orders/diamond-orders-address.ts"
import { wishRows } from "../../core/domain/diamond-orders/wish-text.ts"
import { formatDay, momentOf } from "../../core/domain/text/days.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import type { DiamondOrdersContext } from "../../core/machines/diamond-orders/diamond-orders.machine.ts"
import type { DiamondOrder } from "../../core/services/diamond-orders/diamond-orders.ts"
import { useDialogLink } from "../modal/dialog-link.ts"
import styles from "../orders/orders.module.css"
import { LoadFailed } from "../notices/load-failed.tsx"
import { EmptyState } from "../notices/empty-state.tsx"
import { Answer } from "../ui/answer.tsx"
import { nowrapRanges } from "../content/ranges.tsx"
import { useDiamondOrders } from "./use-diamond-orders.ts"
import { WishSteps } from "./wish-steps.tsx"

/** PERS-019. */
export function DiamondOrderDetail({ id, skeleton }: { readonly id: number; readonly skeleton: ReactNode }) {
  const { cancelled, failure, isMissing, orders, retry, undone } = useDiamondOrders({ id })
  if (isMissing)
    return (
      <EmptyState
        heading="h2"
        shape="oval"
        title="Такой заявки нет"
        text="Проверьте номер или посмотрите в списке заявок."
        action={{ title: "Все заявки", link: diamondOrdersPath }}
      />
    )
  if (failure !== null && orders === null) return <LoadFailed {...failure} onRetry={retry} retryHref={diamondOrderPath(id)} heading="h2" />
  if (orders?._tag !== "One") return skeleton
  const { order } = orders
  return (
    <div className={styles["order"]} aria-busy={cancelled === id}>
      <p>{typeset(diamondOrderSentences[order.status])}</p>
      <WishSteps status={order.status} />
      <Cancel order={order} isBusy={cancelled === id} undone={undone} />
      <section className={styles["part"]} aria-label="Какой камень нужен">
        <h2 className="title">Какой камень нужен</h2>
        <dl className={styles["facts"]}>
          {wishRows(order).map(([title, text]) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{nowrapRanges(typeset(text))}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className={styles["part"]} aria-label="Ход заявки">
        <h2 className="title">Ход заявки</h2>
        <ol className={styles["timeline"]}>
          {order.history.map(({ at, status, words }, place) => (
            <li key={at} data-state={place === 0 ? "current" : "done"} aria-current={place === 0 ? "step" : undefined}>
              <span>
                {diamondOrderNames[status]}
                {words === null ? null : <span className="caption">{typeset(words)}</span>}
              </span>
              <time className="caption" dateTime={at}>
                {`${formatDay(momentOf(at).day)}, ${momentOf(at).time}`}
              </time>
            </li>
          ))}
        </ol>
      </section>
    </div>
  )
}

type CancelProps = { readonly order: DiamondOrder; readonly isBusy: boolean; readonly undone: DiamondOrdersContext["undone"] }

function Cancel({ isBusy, order: { canCancel, id }, undone }: CancelProps) {
  const buttonProps = useDialogLink()
  return (
    <>
      {canCancel ? (
        <p className={styles["actions"]}>
          <button
            className="link"
            data-look="quiet"
            type="button"
            disabled={isBusy}
            {...buttonProps({ key: "diamondOrderCancel", props: { id, name: `Заявка № ${id}` } })}
          >
            Отменить заявку
          </button>
        </p>
      ) : null}
      {undone === null ? null : <Answer>{typeset(reasonOf(undone))}</Answer>}
    </>
  )
}

const reasonOf = ({ refusal }: NonNullable<DiamondOrdersContext["undone"]>): string => {
  if (refusal?._tag === "Refused") return refusal.message
  return refusal?._tag === "Unreachable"
    ? "Нет связи с магазином. Заявка не отменена, попробуйте ещё раз."
    : "Не получилось отменить заявку. Попробуйте ещё раз."
}
