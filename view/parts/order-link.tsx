import type { MouseEvent } from "react"
import type { Ordered } from "../../core/contract/dialogs.ts"
import { typeset } from "../../core/domain/typography.ts"
import { useDialogLink } from "../dialog-link.ts"
import { phoneLink } from "../../core/domain/organization.ts"

type Props = {
  readonly order: Ordered
  readonly look?: "outline" | undefined
}

/** Opens the form of an order (PDP-014, PDP-015); until it has come alive, and without a script, it dials the shop. */
export function OrderLink({ look, order }: Props) {
  const { onClick, ...near } = useDialogLink()({ key: "OrderModal", props: order })
  const press = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onClick()
  }
  return (
    <a className="button" data-look={look} href={phoneLink} onClick={press} {...near}>
      {typeset(order.isReady ? "Быстрый заказ" : "Под заказ")}
    </a>
  )
}
