import type { Ordered } from "../../core/contract/dialogs.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { orderForm } from "../../core/forms/order.ts"
import { ConsentField } from "../forms/consent-field.tsx"
import { FormField } from "../forms/form-field.tsx"
import styles from "../modal/content.module.css"
import { DialogForm } from "../modal/dialog-form.tsx"
import { Frame } from "../modal/frame.tsx"

/** Quick order of an available product, else a request (QO-001, QO-002). */
export function OrderDialog({ details, isReady, name }: Ordered) {
  return (
    <Frame title={isReady ? "Быстрый заказ" : "Под заказ"}>
      <div className={styles["words"]}>
        <div>
          <p>{typeset(name)}</p>
          {details === undefined ? null : <p className="caption">{typeset(details)}</p>}
        </div>
        <p className={styles["lead"]}>{typeset(isReady ? ready : request)}</p>
      </div>
      <DialogForm name="order" definition={orderForm} submit={isReady ? "Заказать" : "Отправить запрос"} busy="Отправляем">
        <FormField name="userName" />
        <FormField name="email" />
        <FormField name="phone" />
        <ConsentField name="agreement" />
      </DialogForm>
    </Frame>
  )
}

const ready =
  "Позвоним, чтобы договориться об оплате и доставке. До звонка мы ничего не откладываем: чтобы закрепить за собой, оформите заказ через корзину."
const request = "Назовём срок и цену. Запрос ни к чему не обязывает."
