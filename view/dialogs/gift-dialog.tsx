import { useSelector } from "../use-selector.ts"
import type { DialogProps } from "../../core/contract/dialogs.ts"
import { readCartId } from "../../core/domain/cart/read-cart-id.ts"
import { giftCardSheet } from "../../core/domain/cart/gift-card-sheet.ts"
import { giftDesignOf } from "../../core/domain/cart/gift-designs.ts"
import { messageFitText, messageFault } from "../../core/domain/cart/gift-message.ts"
import { textOf } from "../../core/domain/form/form.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { giftForm } from "../../core/forms/gift.ts"
import { SheetPreview } from "../cart/sheet-preview.tsx"
import { FormField } from "../forms/form-field.tsx"
import { DialogForm, useDialogForm } from "../modal/dialog-form.tsx"
import { Frame } from "../modal/frame.tsx"
import styles from "./gift-dialog.module.css"

export function GiftDialog({ design, isInCart, item }: DialogProps<"cartGift">) {
  return (
    <Frame title="Подписать подарок" width={880}>
      <div className={styles["sides"]}>
        <Preview design={design} item={item} />
        <DialogForm name="gift" definition={giftForm} submit={isInCart === "yes" ? "Сохранить" : "Подписать и в корзину"} busy="Сохраняем">
          <FormField name="recipient" />
          <FormField name="sender" />
          <div>
            <FormField name="words" />
            <MessageFit />
          </div>
          <FormField name="way" />
          <GiftField name="email" />
          <GiftField name="sendOn" />
        </DialogForm>
      </div>
    </Frame>
  )
}

const useTypedValue = (name: string): string => useSelector(useDialogForm("gift"), (form) => textOf(form?.context.values[name]))

/** A printed card needs neither email nor date. */
function GiftField({ name }: { readonly name: "email" | "sendOn" }) {
  return useTypedValue("way") === "card" ? null : <FormField name={name} />
}

/** Hidden while the field shows its error. */
function MessageFit() {
  const message = useTypedValue("words")
  const isReported = useSelector(useDialogForm("gift"), (form) => form?.context.errors["words"] !== undefined)
  return isReported ? null : (
    <p className={`caption ${styles["fit"]}`} role="status" data-wrong={messageFault(message) !== undefined}>
      {typeset(messageFitText(message))}
    </p>
  )
}

function Preview({ design, item }: Pick<DialogProps<"cartGift">, "design" | "item">) {
  const [recipient, sender, words] = [useTypedValue("recipient"), useTypedValue("sender"), useTypedValue("words")]
  const ref = readCartId(item)
  const amount = ref?.type === "certificate" ? ref.amount : null
  const sheet = giftCardSheet({ design: giftDesignOf(design), amount, recipient, sender, words, issued: null, link: null })
  return (
    <div className={styles["preview"]}>
      <SheetPreview sheet={sheet} label="Карта, как она будет напечатана: лист А5 складывается пополам" />
    </div>
  )
}
