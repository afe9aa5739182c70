import type { Order } from "../../core/contract/order-history.ts"
import { identityOfOrder } from "../../core/domain/checkout/identity.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { DialogButton } from "../modal/dialog-button.tsx"
import { useUser } from "../shop-context.tsx"
import { Notice } from "../ui/notice.tsx"
import styles from "./order-identity.module.css"

/** Passport needed to receive an order; `null` if the law requires none (LIM-039 … LIM-041). */
export function OrderIdentity({ order }: { readonly order: Order }) {
  const reason = identityOfOrder(order)
  const isSaved = (useUser()?.passport ?? null) !== null
  if (reason === null) return null
  return (
    <div className={styles["identity"]}>
      <Notice kind="info">{typeset(isSaved ? `${reason} Данные уже сохранены в профиле: возьмите с собой сам паспорт.` : reason)}</Notice>
      {isSaved ? null : (
        <DialogButton className="link" dialog={{ key: "passportAdd", props: {} }}>
          {typeset("Добавить паспорт заранее")}
        </DialogButton>
      )}
    </div>
  )
}
