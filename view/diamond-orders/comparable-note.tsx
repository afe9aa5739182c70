import { useEffect } from "react"
import type { ActorRefFrom, SnapshotFrom } from "xstate"
import { comparableAddress } from "../../core/domain/diamond-orders/comparable-stones.ts"
import { formatPrice } from "../../core/domain/text/money.ts"
import { formatCount } from "../../core/domain/text/plural.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { comparableWish } from "../../core/forms/diamond-order.ts"
import type { comparableMachine } from "../../core/machines/diamond-orders/comparable.machine.ts"
import type { FormMachine } from "../../core/machines/forms/form.machine.ts"
import { useFeature } from "../shop-context.tsx"
import { Button } from "../ui/button.tsx"
import { useSelector } from "../use-selector.ts"
import styles from "./wish.module.css"

export function ComparableNote({ form }: { readonly form: ActorRefFrom<FormMachine> | undefined }) {
  const comparable = useSelector(useFeature("diamondOrders"), (orders) => orders?.children.comparable)
  const snapshot = useSelector(comparable, (state) => state)
  const values = useSelector(form, (state) => state?.context.values)
  useEffect(() => {
    if (values !== undefined) comparable?.send({ type: "comparable.setWish", wish: comparableWish(values) })
  }, [comparable, values])
  if (comparable === undefined || snapshot === undefined) return null
  return (
    <div className={styles["comparable"]} aria-busy={snapshot.hasTag("busy")}>
      <p role="status">{typeset(textOf(snapshot))}</p>
      {snapshot.hasTag("failed") ? (
        <Button look="outline" size="small" onPress={() => comparable.send({ type: "comparable.retry" })}>
          Повторить
        </Button>
      ) : null}
      {!snapshot.hasTag("busy") && snapshot.context.wish !== null && snapshot.context.stones?.prices ? (
        <a className="link" href={comparableAddress(snapshot.context.wish)} target="_blank" rel="noopener">
          {typeset("Посмотреть в новой вкладке")}
        </a>
      ) : null}
    </div>
  )
}

const textOf = (snapshot: SnapshotFrom<typeof comparableMachine>): string => {
  const { stones, wish } = snapshot.context
  if (snapshot.hasTag("failed")) return "Не получилось узнать цены похожих камней."
  if (wish === null) return "Укажите массу, цвет и чистоту, и мы покажем цены похожих камней."
  if (snapshot.hasTag("busy") || stones === null) return "Смотрим цены похожих камней…"
  if (stones.prices === null) return "Таких камней в магазине сейчас нет."
  const { least, most } = stones.prices
  const count = stones.total === null ? "есть такие камни" : formatCount(stones.total, ["такой камень", "таких камня", "таких камней"])
  return least === most
    ? `Сейчас в магазине ${count} за ${formatPrice(least)}.`
    : `Сейчас в магазине ${count}: от ${formatPrice(least)} до ${formatPrice(most)}.`
}
