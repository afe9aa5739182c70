import type { ReactNode } from "react"
import { Link } from "wouter"
import type { DiamondOrderCard } from "../../core/contract/diamond-orders.ts"
import { diamondOrderPath, diamondOrdersAddress, type DiamondOrdersState } from "../../core/domain/diamond-orders/diamond-orders-address.ts"
import { wishText } from "../../core/domain/diamond-orders/wish-text.ts"
import { orderSortNames } from "../../core/domain/orders/order-status.ts"
import { formatDay, momentOf } from "../../core/domain/text/days.ts"
import { formatPrice } from "../../core/domain/text/money.ts"
import { formatCount } from "../../core/domain/text/plural.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { PageLinks } from "../catalogue/page-links.tsx"
import { SortMenu } from "../catalogue/sort-menu.tsx"
import { useDialogLink } from "../modal/dialog-link.ts"
import styles from "../orders/orders.module.css"
import { LoadFailed } from "../notices/load-failed.tsx"
import { EmptyState } from "../notices/empty-state.tsx"
import { nowrapRanges } from "../content/ranges.tsx"
import { useDiamondOrders } from "./use-diamond-orders.ts"
import { WishSteps } from "./wish-steps.tsx"

type Props = { readonly state: DiamondOrdersState; readonly skeleton: ReactNode }

/** PERS-016, PERS-019, PERS-020. */
export function DiamondOrderList({ skeleton, state }: Props) {
  const buttonProps = useDialogLink()
  const { failure, isMissing, orders, retry } = useDiamondOrders({ list: state })
  if (isMissing)
    return (
      <EmptyState
        heading="h2"
        shape="oval"
        title="Такой страницы нет"
        text="Заявок меньше, чем на столько страниц."
        action={{ title: "Все заявки", link: diamondOrdersAddress({ ...state, page: 1 }) }}
      />
    )
  if (failure !== null && orders === null)
    return <LoadFailed {...failure} onRetry={retry} retryHref={diamondOrdersAddress(state)} heading="h2" />
  if (orders?._tag !== "List") return skeleton
  const { items, page, pages, total } = orders.list
  if (total === 0)
    return (
      <EmptyState
        heading="h2"
        shape="round"
        title="Заявок пока нет"
        text="Если нужного камня нет в магазине, опишите его: геммолог подберёт варианты и напишет вам."
        action={{ title: newWish, button: buttonProps(wishDialog) }}
        other={{ title: "Выбрать из готовых", link: "/diamonds" }}
      />
    )
  return (
    <>
      <div className={styles["bar"]}>
        <button className="button" type="button" {...buttonProps(wishDialog)}>
          {newWish}
        </button>
        <SortMenu
          choices={[false, true].map((isOldestFirst) => ({
            label: orderSortNames[isOldestFirst ? "asc" : "desc"],
            link: diamondOrdersAddress({ isOldestFirst, page: 1 }),
            isCurrent: isOldestFirst === state.isOldestFirst
          }))}
        />
      </div>
      <p className="unseen" role="status">
        {formatCount(total, ["заявка", "заявки", "заявок"])}
      </p>
      <ul>
        {items.map((card) => (
          <WishRow key={card.id} card={card} />
        ))}
      </ul>
      {pages > 1 ? <PageLinks page={page} pages={pages} hrefOf={(other) => diamondOrdersAddress({ ...state, page: other })} /> : null}
    </>
  )
}

const newWish = "Новая заявка"
const wishDialog = { key: "diamondOrder", props: {} } as const

function WishRow({ card }: { readonly card: DiamondOrderCard }) {
  return (
    <li className={styles["order"]}>
      <div className={styles["head"]}>
        <h2 className="title">
          <Link href={diamondOrderPath(card.id)}>{nowrapRanges(typeset(wishText(card)))}</Link>
        </h2>
        <p className={styles["price"]} translate="no">
          {card.budget === null ? null : typeset(`до ${formatPrice(card.budget)}`)}
        </p>
        <p className="caption">{typeset(`Заявка № ${card.id} от ${formatDay(momentOf(card.askedAt).day)}`)}</p>
      </div>
      <WishSteps status={card.status} />
    </li>
  )
}
