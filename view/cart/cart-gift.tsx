import type { CartItem } from "../../core/domain/cart/cart-items.ts"
import { giftText } from "../../core/domain/cart/gift-text.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { DialogButton } from "../modal/dialog-button.tsx"
import styles from "./cart-line.module.css"

export function CartGift({ item: { gift, id, image, quantity } }: { readonly item: CartItem }) {
  return (
    <div className={styles["words"]}>
      {gift === null ? null : <p>{typeset(giftText(gift))}</p>}
      <p>
        <DialogButton
          className={styles["quiet"] ?? ""}
          dialog={{
            key: "cartGift",
            props: {
              item: id,
              design: image ?? "",
              quantity: String(quantity),
              isInCart: "yes",
              ...(gift === null
                ? emptyGiftCard
                : {
                    recipient: gift.recipient,
                    sender: gift.sender,
                    words: gift.words,
                    way: gift.way,
                    email: gift.email ?? "",
                    sendOn: gift.sendOn ?? ""
                  })
            }
          }}
        >
          {gift === null ? typeset("Подписать и выбрать день") : "Изменить"}
        </DialogButton>
      </p>
    </div>
  )
}

export const emptyGiftCard = { recipient: "", sender: "", words: "", way: "email", email: "", sendOn: "" } as const
