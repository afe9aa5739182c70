import { Link } from "wouter"
import type { JewelryCard as Card } from "../../core/contract/catalog-jewelry.ts"
import { jewelryPath } from "../../core/domain/product/jewelry.ts"
import { materialLine, metalColorNames, tagOf } from "../../core/domain/product/jewelry-text.ts"
import { Heart } from "../favourites/heart.tsx"
import styles from "./jewelry-card.module.css"
import { MetalSwatch } from "../product/metal-swatch.tsx"
import { Picture } from "../product/picture.tsx"
import { PriceLine } from "../product/price-line.tsx"

type Props = {
  readonly card: Card
  /** Level of the name in the page's outline. */
  readonly heading: "h2" | "h3"
  readonly sizes: string
  /** Whether it stands in the first view. */
  readonly first?: boolean
  /** Whether it shows the variant that was asked for, and leads to that one; else it leads to the piece. */
  readonly isVariant?: boolean
  /** Said over the picture in place of what the card would say itself. */
  readonly tag?: string | null
}

/** A piece in a list: the whole card follows the one link in its name; a pointer that rests on it sees the second picture. */
export function JewelryCard({ card, first = false, heading: Heading, isVariant = false, sizes, tag = tagOf(card) }: Props) {
  const [main, second] = card.previews
  return (
    <li className={styles["card"]} data-item={card.productCode} data-available={card.isAvailableforSale}>
      <div className={styles["frame"]}>
        {main === undefined ? null : <Picture base={main} alt="" sizes={sizes} first={first} />}
        {second === undefined ? null : <Picture className={styles["second"]} base={second} alt="" sizes={sizes} />}
        {tag === null ? null : <p className={styles["tag"]}>{tag}</p>}
        <Metals card={card} />
      </div>
      <Heading className={styles["name"]}>
        <Link href={jewelryPath(card.category.code, card.productCode, isVariant ? card.id : undefined)}>{card.name}</Link>
      </Heading>
      <p className={styles["material"]}>{materialLine(card)}</p>
      <PriceLine price={card.price} oldPrice={card.oldPrice} isOnOrder={card.isOnOrder} />
      <Heart id={card.id} type={0} name={card.name} />
    </li>
  )
}

function Metals({ card: { metal, metalColors } }: Pick<Props, "card">) {
  return (
    <p
      className={styles["metals"]}
      role="img"
      aria-label={`Цвета металла: ${metalColors.map((color) => metalColorNames[color]).join(", ")}`}
    >
      {metalColors.map((color) => (
        <MetalSwatch key={color} metal={color === "white" ? metal : "gold"} color={color} />
      ))}
    </p>
  )
}
