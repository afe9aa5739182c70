import type { DialogProps } from "../../core/contract/dialogs.ts"
import { missingText } from "../../core/domain/cart/cart-sections.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { Button } from "../ui/button.tsx"
import { useSend } from "../shop-context.tsx"
import styles from "../modal/content.module.css"
import { Frame } from "../modal/frame.tsx"

/** DLG-026. */
export function CartMissingDialog({ codes }: DialogProps<"cartNotAvailableItems">) {
  const send = useSend("dialogs")
  return (
    <Frame title="Нет в наличии">
      <p className={styles["lead"]}>{typeset(missingText(codes))}</p>
      <p className={styles["actions"]}>
        <Button onPress={() => send({ type: "dialogs.close", key: "cartNotAvailableItems" })}>{typeset("Вернуться в корзину")}</Button>
      </p>
    </Frame>
  )
}
