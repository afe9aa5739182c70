import { Link } from "wouter"
import { wishlistTypes } from "../../core/domain/favourites/wishlist.ts"
import { visitPath } from "../../core/domain/visits/visit-address.ts"
import type { Favourites } from "../../core/services/favourites/favourites.ts"
import { FavouriteAction } from "./favourite-action.tsx"
import styles from "./favourites.module.css"
import { FrameLink } from "./frame-link.tsx"
import { Heart } from "./heart.tsx"
import { Picture } from "../product/picture.tsx"
import { PriceAlertLink } from "./price-alert-link.tsx"
import { PriceLine } from "../product/price-line.tsx"
import { RemoveButton } from "./remove-button.tsx"

type Props = { readonly item: Favourites[number]; readonly isOwn: boolean; readonly first: boolean }

/** An unavailable favourite shows its price (FAV-021). */
export function FavouriteCard({ first, isOwn, item }: Props) {
  const { id, isAvailable, link, order, picture, price, subtitle, title, type } = item
  return (
    <li className={styles["card"]} data-item={`${type}-${id}`} data-available={isAvailable}>
      <div>
        <div className={styles["frame"]} data-stone={type === wishlistTypes.diamond}>
          {picture === null ? null : <Picture base={picture} alt="" sizes={sizes} first={first} />}
          {isAvailable ? null : <p className={styles["tag"]}>Нет в наличии</p>}
        </div>
        <h2 className={styles["name"]}>
          <Link href={link}>{title}</Link>
        </h2>
        <p className={styles["subtitle"]}>{subtitle}</p>
      </div>
      <PriceLine price={price} oldPrice={null} isOnOrder={isAvailable && !order.isReady} />
      <div className={styles["actions"]}>
        <div className={styles["action"]}>
          <FavouriteAction item={item} />
        </div>
        {order.isReady ? (
          <Link className={`link ${styles["visit"]}`} data-look="quiet" href={visitPath(`${type}-${id}`)}>
            Записаться на показ<span className="unseen">: {title}</span>
          </Link>
        ) : null}
        <FrameLink item={item} className={styles["visit"]} />
        <PriceAlertLink item={item} className={styles["visit"]} />
      </div>
      {isOwn ? <RemoveButton item={item} icon="heart-filled" /> : <Heart id={id} type={type} name={title} />}
    </li>
  )
}

const sizes = "(min-width: 120em) 410px, (min-width: 90em) 23vw, (min-width: 64em) 31vw, 46vw"
