import type { Ordered } from "../../core/contract/dialogs.ts"
import { phoneLink } from "../../core/domain/organization.ts"
import { typeset } from "../../core/domain/typography.ts"
import { useDialogAnchor } from "../dialog-link.ts"

type Props = {
  readonly order: Ordered
  readonly look?: "outline" | undefined
  /** Where several stand on a page: small, and whose order it is. */
  readonly of?: string | undefined
}

/** Opens the form of an order (PDP-014, PDP-015); until it has come alive, and without a script, it dials the shop. */
export function OrderLink({ look, of, order }: Props) {
  const opens = useDialogAnchor()
  return (
    <a
      className="button"
      data-look={look}
      data-size={of === undefined ? undefined : "small"}
      href={phoneLink}
      {...opens({ key: "OrderModal", props: order })}
    >
      {typeset(order.isReady ? "Быстрый заказ" : "Под заказ")}
      {of === undefined ? null : <span className="unseen">: {of}</span>}
    </a>
  )
}
