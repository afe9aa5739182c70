import { useSelector } from "@xstate/react"
import { useAlive } from "../islands/use-alive.ts"
import { useShop } from "../shop-context.tsx"
import { SlowNotice } from "./slow-notice.tsx"

/** Says that what was pressed waits, while the code of what does it has not come. */
export function HouseholdLost() {
  const shop = useShop()
  const text = useSelector(shop, ({ context: { lost, mailbox } }) =>
    lost.includes("household") ? wordOf(mailbox.filter(({ to }) => to === "household").map(({ event }) => event.type)) : null
  )
  return useAlive() && text !== null ? <SlowNotice text={text} onRetry={() => shop.send({ type: "system.retry" })} /> : null
}

const wordOf = (waiting: ReadonlyArray<string>): string | null =>
  waiting.includes("dialogs.want")
    ? "Окно не открылось: нет связи с магазином"
    : waiting.includes("shopping.want")
      ? "Нет связи с магазином. Нажатое сделаем, когда она вернётся"
      : null
