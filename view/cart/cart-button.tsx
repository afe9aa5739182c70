import { useSelector } from "../use-selector.ts"
import { useEffect, useRef } from "react"
import { Link } from "wouter"
import { cartPresence } from "../../core/domain/cart/cart-presence.ts"
import { waitsForNetwork } from "../../core/domain/shell/network-waits.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { loadDialog } from "../modal/loader.ts"
import { earlyCommand, runEarlyPress } from "../islands/press.ts"
import { useFeature, useSend, useShop } from "../shop-context.tsx"
import { useIsHydrated } from "../islands/use-is-hydrated.ts"
import { useOffline } from "../use-offline.ts"
import styles from "./cart-button.module.css"
import { Icon } from "../ui/icon.tsx"
import { loader } from "../ui/loader.tsx"

type Props = {
  readonly id: string
  readonly price: number
  /** Name in the confirmation dialog, which opens only with it. */
  readonly name?: string | undefined
  /** Item name in the accessible label; makes the button small. */
  readonly itemName?: string | undefined
}

/** Adds an item, then links to the cart. Replays a press made before hydration. */
export function CartButton({ id, itemName, name, price }: Props) {
  const shop = useShop()
  const send = useSend("cart")
  const isQueued = useSelector(shop, ({ context: { mailbox } }) => mailbox.some(({ event }) => isAddOfItem(event, id)))
  const presence = useSelector(useFeature("cart"), (cart) => (cart === undefined ? "out" : cartPresence(cart.context, id)))
  const state = !useIsHydrated() ? "out" : isQueued ? "adding" : presence
  const isOffline = useOffline()
  const previousState = useRef<typeof state>(state)
  useEffect(() => void (previousState.current = state), [state])
  const command = { type: "cart.add", id, quantity: 1, price, ...(name === undefined ? {} : { name }) } as const
  const add = () => send(command)
  const look = itemName === undefined ? {} : ({ "data-look": "outline", "data-size": "small" } as const)
  if (state === "in") {
    return (
      <Link
        ref={(link: HTMLAnchorElement | null) => (previousState.current === "adding" ? takeLostFocus(link) : undefined)}
        className={`button ${styles["cart"]}`}
        {...look}
        data-look="outline"
        href="/cart"
        aria-label={inCartLabel(itemName)}
      >
        <Icon name="check" />
        {typeset("В корзине")}
      </Link>
    )
  }
  const isAdding = state === "adding"
  return (
    <button
      ref={(button) => runEarlyPress(button, add)}
      className={`button ${styles["cart"]}`}
      type="button"
      {...look}
      data-press="waits"
      data-gives={earlyCommand("cart", command)}
      aria-busy={isAdding ? "true" : undefined}
      aria-disabled={isAdding ? "true" : undefined}
      onPointerEnter={name === undefined ? undefined : preloadDialog}
      onFocus={name === undefined ? undefined : preloadDialog}
      onClick={isAdding ? undefined : add}
    >
      {isAdding ? isOffline ? waitsForNetwork : <>{loader} Добавляем</> : typeset("В корзину")}
      {itemName === undefined ? null : <span className="unseen">: {itemName}</span>}
    </button>
  )
}

/** Focuses the link that replaces the pressed button. */
const takeLostFocus = (link: HTMLElement | null) =>
  document.activeElement === document.body ? link?.focus({ preventScroll: true }) : undefined

const inCartLabel = (itemName: string | undefined) =>
  typeset(`В корзине${itemName === undefined ? "" : `: ${itemName}`}, перейти в корзину`)

const isAddOfItem = (event: { readonly type: string; readonly id?: unknown }, id: string): boolean =>
  event.type === "cart.add" && event.id === id

const preloadDialog = () => void loadDialog("cartAdd").catch(() => undefined)
