import { Link } from "wouter"
import type { QuickOrder } from "../../core/contract/orders.ts"
import { quickOrderKindNames, quickOrderStateNames, quickOrderTitle } from "../../core/domain/orders/quick-order.ts"
import { formatDay, momentOf } from "../../core/domain/text/days.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import rows from "../ui/rows.module.css"
import styles from "./quick-orders.module.css"

type Props = { readonly title: string; readonly orders: ReadonlyArray<QuickOrder> }

/** Orders without a cart. */
export function QuickOrders({ orders, title }: Props) {
  if (orders.length === 0) return null
  return (
    <section className={styles["part"]} aria-label={title}>
      <h2 className="title">{title}</h2>
      <ul className={`${rows["rows"]} ${styles["list"]}`}>
        {orders.map((order) => (
          <QuickOrderRow key={order.id} order={order} />
        ))}
      </ul>
    </section>
  )
}

function QuickOrderRow({ order }: { readonly order: QuickOrder }) {
  const { answer, kind, placedAt, state, thing } = order
  return (
    <li className={styles["row"]}>
      <div className={styles["what"]}>
        <h3>{quickOrderTitle(order)}</h3>
        {thing.name === null ? null : (
          <p>
            {thing.link === null ? (
              typeset(thing.name)
            ) : (
              <Link className="link" href={thing.link}>
                {typeset(thing.name)}
              </Link>
            )}
          </p>
        )}
        <p className="caption">{typeset(`${quickOrderKindNames[kind]}, ${formatDay(momentOf(placedAt).day)}`)}</p>
        {answer === null ? null : <p>{typeset(answer)}</p>}
      </div>
      <p className={`${rows["mark"]} ${styles["state"]}`} data-state={state}>
        {typeset(quickOrderStateNames[state])}
      </p>
    </li>
  )
}
