import { useSelector } from "../use-selector.ts"
import { useIsHydrated } from "../islands/use-is-hydrated.ts"
import { useShop } from "../shop-context.tsx"
import { SlowNotice } from "../notices/slow-notice.tsx"

/** Notice of commands that wait because their feature's code failed to load. */
export function FeaturesLost() {
  const shop = useShop()
  const text = useSelector(shop, ({ context: { lost, mailbox } }) =>
    textFor(mailbox.filter(({ to }) => lost.includes(to)).map(({ event }) => event.type))
  )
  return useIsHydrated() && text !== null ? <SlowNotice text={text} onRetry={() => shop.send({ type: "system.retry" })} /> : null
}

const textFor = (types: ReadonlyArray<string>): string | null =>
  types.includes("dialogs.open")
    ? "Окно не открылось: нет связи с магазином"
    : types.some((type) => /^(?:cart|checkout|wishlist)\./.test(type))
      ? "Нет связи с магазином. Нажатое сделаем, когда она вернётся"
      : null
