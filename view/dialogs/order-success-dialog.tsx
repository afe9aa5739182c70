import type { DialogProps } from "../../core/contract/dialogs.ts"
import { answersNow, callBackHours } from "../../core/domain/content/shop-hours.ts"
import { organization } from "../../core/domain/content/organization.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { unbrokenPhone } from "../../core/domain/form/phone.ts"
import styles from "../modal/content.module.css"
import { DialogButton } from "../modal/dialog-button.tsx"
import { Frame } from "../modal/frame.tsx"

/** QO-015. */
export function OrderSuccessDialog({ number }: DialogProps<"orderSuccess">) {
  return (
    <Frame title="Спасибо, заявка принята">
      <p className={styles["lead"]}>
        {typeset(
          `Номер заявки ${number}, он же придёт на почту. Позвоним вам ${callBackHours}. Если это срочно, звоните сами: ${unbrokenPhone(organization.phone)}, ${answersNow}.`
        )}
      </p>
      <p className={styles["under"]}>
        <DialogButton className="link" dialog={{ key: "contactUs", props: {} }}>
          Связаться с нами
        </DialogButton>
      </p>
    </Frame>
  )
}
