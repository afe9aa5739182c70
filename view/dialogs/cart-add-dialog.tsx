import { useSelector } from "../use-selector.ts"
import { Link } from "wouter"
import type { DialogProps } from "../../core/contract/dialogs.ts"
import { homeArrivalText } from "../../core/domain/delivery/arrival-text.ts"
import { formatPrice } from "../../core/domain/text/money.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { type AddedItem, addedItem } from "../../core/domain/cart/added-item.ts"
import { Picture } from "../product/picture.tsx"
import { Button } from "../ui/button.tsx"
import { useFeature, useSend } from "../shop-context.tsx"
import added from "./cart-add-dialog.module.css"
import styles from "../modal/content.module.css"
import { Frame } from "../modal/frame.tsx"

/** DLG-024, SHL-010. */
export function CartAddDialog({ isEngraved = false, name }: DialogProps<"cartAdd">) {
  const send = useSend("dialogs")
  const page = useSelector(useFeature("page"), (snapshot) => snapshot?.context.view)
  const item = page === null || page === undefined ? null : addedItem(page, name)
  return (
    <Frame title="Товар успешно добавлен">
      {item === null ? (
        <p className={styles["lead"]}>{typeset(`${name} ждёт вас в корзине.`)}</p>
      ) : (
        <AddedItem item={item} name={name} isEngraved={isEngraved} />
      )}
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

type Props = { readonly item: AddedItem; readonly name: string; readonly isEngraved: boolean }

/** Only the cart shows the later arrival of an engraved piece. */
function AddedItem({ isEngraved, name, item: { arrival, companions, details, picture, price, title } }: Props) {
  return (
    <>
      <div className={added["thing"]}>
        {picture === null ? null : <Picture base={picture} alt="" sizes="120px" />}
        <div>
          <p className={added["name"]}>{typeset(name)}</p>
          <p className="caption">{typeset(details)}</p>
          <p className={added["price"]} translate="no">
            {formatPrice(price)}
          </p>
          {isEngraved ? <p className="caption">{typeset("С гравировкой: цену и срок с ней покажет корзина.")}</p> : null}
          {isEngraved || arrival === null ? null : <p className="caption">{typeset(homeArrivalText(arrival))}</p>}
        </div>
      </div>
      {companions.length === 0 ? null : (
        <section aria-labelledby="companions">
          <h3 id="companions" className={added["title"]}>
            {typeset(title)}
          </h3>
          <ul className={added["companions"]}>
            {companions.map((companion) => (
              <li key={companion.link}>
                {companion.picture === null ? null : <Picture base={companion.picture} alt="" sizes="72px" />}
                <div>
                  <Link href={companion.link}>{typeset(companion.name)}</Link>
                  <p className="caption" translate="no">
                    {formatPrice(companion.price)}
                  </p>
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
