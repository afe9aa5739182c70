import type { OrderCard } from "../../core/contract/order-history.ts"
import { giftDesignOf } from "../../core/domain/cart/gift-designs.ts"
import { GiftDesign } from "../product/gift-design.tsx"
import { Picture } from "../product/picture.tsx"
import styles from "./orders.module.css"

type Props = {
  readonly type: OrderCard["items"][number]["type"]
  readonly image: string | undefined
  readonly alt: string
}

export function OrderPicture({ alt, image, type }: Props) {
  if (image === undefined) return alt === "" ? <span className={styles["picture"]} /> : <span className={styles["picture"]}>{alt}</span>
  return (
    <span className={styles["picture"]}>
      {type === "certificate" ? (
        <>
          <GiftDesign design={giftDesignOf(image)} crop="thumb" />
          {alt === "" ? null : <span className="unseen">{alt}</span>}
        </>
      ) : (
        <Picture base={image} alt={alt} sizes="88px" />
      )}
    </span>
  )
}
