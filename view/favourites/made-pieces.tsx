import { Link } from "wouter"
import { maxVariants } from "../../core/domain/constructor/variants.ts"
import { orderPath } from "../../core/domain/orders/orders-address.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import type { Variant } from "../../core/services/constructor/variants.ts"
import { CartButton } from "../cart/cart-button.tsx"
import { Picture } from "../product/picture.tsx"
import { useActor, useSend } from "../shop-context.tsx"
import { Icon } from "../ui/icon.tsx"
import { PriceLine } from "../product/price-line.tsx"
import { useSelector } from "../use-selector.ts"
import styles from "./favourites.module.css"

/** Pieces composed in this browser. Requires a running `customPiece`. */
export function MadePieces() {
  const actor = useActor("customPiece")
  const send = useSend("customPiece")
  const variants = useSelector(actor, ({ context }) => context.variants)
  const hasFailed = useSelector(actor, (snapshot) => snapshot.hasTag("failed"))
  const pieces = variants.flatMap(({ piece, ...variant }) => (piece === null ? [] : { ...variant, piece }))
  if (pieces.length === 0 && !hasFailed) return null
  return (
    <section className={styles["made"]} aria-labelledby="made">
      <h2 id="made" className="display-s" tabIndex={-1}>
        {typeset("Созданные украшения")}
      </h2>
      {hasFailed ? (
        <p role="alert">
          {typeset("Не получилось открыть то, что вы собирали. ")}
          <button className="link" type="button" onClick={() => send({ type: "customPiece.retry" })}>
            Повторить
          </button>
        </p>
      ) : (
        <p className="caption">{typeset(`Из оправы и бриллианта, по сегодняшней цене. Этот браузер хранит последние ${maxVariants}.`)}</p>
      )}
      <ul className={styles["grid"]}>
        {pieces.map((piece) => (
          <Card key={piece.to} {...piece} onRemove={() => send({ type: "customPiece.clear", choice: piece.choice })} />
        ))}
      </ul>
    </section>
  )
}

type CardProps = Variant & { readonly piece: NonNullable<Variant["piece"]>; readonly onRemove: () => void }

function Card({ onRemove, isAvailable, name, picture, piece: { frame, id, lost, order, stones }, price, to }: CardProps) {
  return (
    <li className={styles["card"]} data-made={id} data-available={isAvailable}>
      <div>
        <div className={styles["frame"]}>
          {picture === null ? null : <Picture base={picture} alt="" sizes={sizes} />}
          {lost === null ? null : (
            <p className={styles["tag"]}>
              {typeset(order !== null ? "Вы заказали это изделие" : lost === "frame" ? "Оправу сейчас не делаем" : "Камень уже занят")}
            </p>
          )}
        </div>
        <h3 className={styles["name"]}>
          <Link href={to}>{typeset(name)}</Link>
        </h3>
        <p className={styles["subtitle"]}>
          {typeset(frame)}
          <br />
          {typeset(stones)}
        </p>
      </div>
      <PriceLine price={price} oldPrice={null} isOnOrder={false} />
      <div className={styles["action"]}>
        {isAvailable ? (
          <CartButton id={id} price={price} itemName={name} />
        ) : (
          <Link className="button" data-look="outline" href={order === null ? to : orderPath(order)}>
            {typeset(order === null ? "Чем заменить" : "Открыть заказ")}
            <span className="unseen">: {name}</span>
          </Link>
        )}
      </div>
      <button className="heart" type="button" aria-label={typeset(`Убрать: ${name}, ${frame}, ${stones}`)} onClick={onRemove}>
        <Icon name="close" />
      </button>
    </li>
  )
}

const sizes = "(min-width: 120em) 410px, (min-width: 90em) 23vw, (min-width: 64em) 31vw, 46vw"
