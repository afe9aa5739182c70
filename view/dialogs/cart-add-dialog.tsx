import { Link } from "wouter"
import type { DialogProps } from "../../core/contract/dialogs.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { Button } from "../ui/button.tsx"
import { useSend } from "../shop-context.tsx"
import styles from "./content.module.css"
import { Frame } from "./frame.tsx"

/** Said on the page of a product when it has come into the cart (DLG-024, SHL-010). */
export function CartAddDialog({ name }: DialogProps<"cartAdd">) {
  const send = useSend("dialogs")
  return (
    <Frame title="Товар успешно добавлен">
      <p className={styles["lead"]}>{typeset(`${name} ждёт вас в корзине.`)}</p>
      <div className={styles["pair"]}>
        <Button look="outline" onPress={() => send({ type: "dialogs.close", key: "cartAdd" })}>
          Продолжить покупки
        </Button>
        <Link className="button" href="/cart">
          {typeset("Перейти в корзину")}
        </Link>
      </div>
    </Frame>
  )
}
