import type { ReactNode } from "react"
import { Link } from "wouter"
import type { OrderCard as Card } from "../../core/contract/order-history.ts"
import { formatDay, momentOf } from "../../core/domain/text/days.ts"
import { formatPrice } from "../../core/domain/text/money.ts"
import { paymentStateName } from "../../core/domain/orders/order-payment.ts"
import { countUnder, orderFilterNames, orderSortNames } from "../../core/domain/orders/order-status.ts"
import { orderPath, ordersAddress, ordersPath, type OrdersState } from "../../core/domain/orders/orders-address.ts"
import { isOpenQuickOrder } from "../../core/domain/orders/quick-order.ts"
import { formatCount } from "../../core/domain/text/plural.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { EmptyState } from "../notices/empty-state.tsx"
import { diamondsLink, jewelryLink } from "../notices/shop-links.ts"
import { PageLinks } from "../catalogue/page-links.tsx"
import { PaperLink, PaperNote } from "./paper-link.tsx"
import { SortMenu } from "../catalogue/sort-menu.tsx"
import { useUser } from "../shop-context.tsx"
import { LoadFailed } from "../notices/load-failed.tsx"
import { OrderActions } from "./order-actions.tsx"
import { OrderPicture } from "./order-picture.tsx"
import { OrderSteps } from "./order-steps.tsx"
import { QuickOrders } from "./quick-orders.tsx"
import styles from "./orders.module.css"
import { useOrders } from "./use-orders.ts"

type Props = { readonly state: OrdersState; readonly skeleton: ReactNode }

/** Page of orders (PERS-006 to PERS-011, PERS-020). */
export function OrderList({ skeleton, state }: Props) {
  const { cancelled, failure, isMissing, orders, retry, undone } = useOrders({ list: state })
  const isUnconfirmed = useUser()?.isEmailConfirmed === false
  if (isMissing) return <NoOrders title="Такой страницы нет" text="Заказов меньше, чем на столько страниц." link={{ ...state, page: 1 }} />
  if (failure !== null && orders === null) {
    return <LoadFailed {...failure} onRetry={retry} retryHref={ordersAddress(state)} heading="h2" />
  }
  const list = orders?._tag === "List" ? orders.list : null
  const isFirst = state.status === null && list?.page === 1
  const quick = isFirst ? list.quickOrders : []
  const open = <QuickOrders title="Заявки" orders={quick.filter((each) => isOpenQuickOrder(each.state))} />
  const closed = <QuickOrders title="Прошлые заявки" orders={quick.filter((each) => !isOpenQuickOrder(each.state))} />
  if (list?.total === 0 && state.status === null) {
    return (
      <>
        {open}
        {closed}
        <EmptyState
          heading="h2"
          shape="oval"
          title="Заказов пока нет"
          text={`Здесь будет видно, что вы заказали и где это сейчас.${isUnconfirmed ? ` ${hiddenRequests}` : ""}`}
          action={jewelryLink}
          other={isUnconfirmed ? toProfile : diamondsLink}
        />
      </>
    )
  }
  return (
    <>
      {open}
      <div className={styles["bar"]}>
        <nav aria-label="Состояние заказов">
          <ul className={styles["tabs"]}>
            {filters.map((status) => (
              <li key={status}>
                <Link href={ordersAddress({ ...state, status, page: 1 })} aria-current={status === state.status ? "page" : undefined}>
                  {status === null ? "Все" : orderFilterNames[status]}{" "}
                  {list === null ? null : <span className={styles["count"]}>{countUnder(list.counts, status)}</span>}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <SortMenu
          choices={[false, true].map((isOldestFirst) => ({
            label: orderSortNames[isOldestFirst ? "asc" : "desc"],
            link: ordersAddress({ ...state, isOldestFirst, page: 1 }),
            isCurrent: isOldestFirst === state.isOldestFirst
          }))}
        />
      </div>
      {list === null ? (
        skeleton
      ) : (
        <>
          <p className="unseen" role="status">
            {formatCount(list.total, ["заказ", "заказа", "заказов"])}
          </p>
          {list.total === 0 ? (
            <NoOrders title="Таких заказов нет" text="Посмотрите в других разделах истории." link={{ ...state, status: null, page: 1 }} />
          ) : (
            <ul>
              {list.items.map((card) => (
                <OrderRow key={card.id} card={card} cancelled={cancelled} undone={undone} />
              ))}
            </ul>
          )}
          {list.pages > 1 ? <PageLinks page={list.page} pages={list.pages} hrefOf={(page) => ordersAddress({ ...state, page })} /> : null}
          {closed}
          {isFirst && isUnconfirmed ? (
            <p className={`caption ${styles["unconfirmed"]}`}>
              {typeset(hiddenRequests)}{" "}
              <Link className="link" href={toProfile.link}>
                {typeset(toProfile.title)}
              </Link>
            </p>
          ) : null}
        </>
      )}
    </>
  )
}

/** Quick orders are shown only to owners of a confirmed address. */
const hiddenRequests =
  "Быстрые заказы и запросы появятся здесь, когда вы подтвердите почту: откройте письмо, которое мы отправили при регистрации, или запросите его снова в профиле."
const toProfile = { title: "Открыть профиль", link: "/personal/profile/" }

/** Filter tabs (PERS-008). */
const filters = [null, "current", "completed", "cancelled"] as const

function NoOrders({ link, text, title }: { readonly title: string; readonly text: string; readonly link: OrdersState }) {
  return (
    <EmptyState
      heading="h2"
      shape="oval"
      title={title}
      text={text}
      action={{ title: "Все заказы", link: ordersAddress(link) || ordersPath }}
    />
  )
}

type RowProps = { readonly card: Card } & Pick<Parameters<typeof OrderActions>[0], "cancelled" | "undone">

function OrderRow({ cancelled, card, undone }: RowProps) {
  return (
    <li className={styles["order"]} aria-busy={cancelled === card.id}>
      <div className={styles["head"]}>
        <h2 className="title">
          <Link href={orderPath(card.id)}>{typeset(card.name)}</Link>
        </h2>
        <p className={styles["price"]} translate="no">
          {formatPrice(card.price)}
        </p>
        <p className="caption">{`от ${formatDay(momentOf(card.placedAt).day)}`}</p>
        <p className={`caption ${styles["payment"]}`}>{typeset(paymentStateName(card.paymentState, card.coveredBy))}</p>
      </div>
      <OrderSteps status={card.orderStatus} way={card.delivery.code} />
      <div className={styles["foot"]}>
        <ul className={styles["pictures"]} aria-label="Состав заказа">
          {card.items.map(({ id, images, name, quantity, type }) => (
            <li key={id}>
              <OrderPicture type={type} image={images[0]} alt={quantity > 1 ? `${name}, ${quantity}` : name} />
            </li>
          ))}
        </ul>
        <OrderActions order={card} cancelled={cancelled} undone={undone}>
          {card.receipt === null ? null : (
            <PaperLink look="quiet" url={card.receipt} label={`Чек: ${card.name}`}>
              Чек
            </PaperLink>
          )}
          <Link className="button" data-look="outline" data-size="small" href={orderPath(card.id)} aria-label={`Подробнее: ${card.name}`}>
            Подробнее
          </Link>
          {card.receipt === null ? null : <PaperNote url={card.receipt} />}
        </OrderActions>
      </div>
    </li>
  )
}
