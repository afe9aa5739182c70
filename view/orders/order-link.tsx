import type { Ordered } from "../../core/contract/dialogs.ts"
import { phoneLink } from "../../core/domain/content/organization.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { useDialogAnchor } from "../modal/dialog-link.ts"
import { runEarlyPress } from "../islands/press.ts"
import { useOpenDialog } from "../shop-context.tsx"

type Props = {
  readonly order: Ordered
  readonly look?: "outline" | undefined
  readonly title?: string | undefined
}

/** Opens the order form (PDP-014, PDP-015), or dials the shop without scripts. */
export function OrderLink({ look, order, title }: Props) {
  const open = useOpenDialog()
  const dialog = { key: "OrderModal", props: order } as const
  const linkProps = useDialogAnchor()
  return (
    <a
      ref={(link) => runEarlyPress(link, () => open(dialog))}
      className="button"
      data-press="waits"
      data-thing={order.id}
      data-look={look}
      data-size={title === undefined ? undefined : "small"}
      href={phoneLink}
      {...linkProps(dialog)}
    >
      {typeset(order.isReady ? "Быстрый заказ" : "Под заказ")}
      {title === undefined ? null : <span className="unseen">: {title}</span>}
    </a>
  )
}
