import { useSelector } from "@xstate/react"
import type { ShopContext } from "../../core/shop/shop.ts"
import { useAlive } from "../islands/use-alive.ts"
import { useShop } from "../shop-context.tsx"
import { SlowNotice } from "./slow-notice.tsx"

/** Says that what was pressed waits, while the code of what does it has not come. */
export function HouseholdLost() {
  const shop = useShop()
  const text = useSelector(shop, (snapshot) => (snapshot.matches({ household: { awaited: "lost" } }) ? wordOf(snapshot.context) : null))
  return useAlive() && text !== null ? <SlowNotice text={text} onRetry={() => shop.send({ type: "shop.furnish" })} /> : null
}

const wordOf = ({ household: { intents, wish } }: ShopContext): string | null =>
  wish !== null
    ? "Окно не открылось: нет связи с магазином"
    : intents.some(({ type }) => type !== "cart.watch")
      ? "Нет связи с магазином. Нажатое сделаем, когда она вернётся"
      : null
