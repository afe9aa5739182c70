import { useState } from "react"
import { Link } from "wouter"
import type { JewelryCard as Card } from "../../core/contract/catalog-jewelry.ts"
import { inMetal } from "../../core/domain/catalogue/card-metal.ts"
import { jewelryPath, type MetalColor, nameMetal } from "../../core/domain/product/jewelry.ts"
import { materialLine, tagOf } from "../../core/domain/product/jewelry-text.ts"
import { Heart } from "../favourites/heart.tsx"
import styles from "./jewelry-card.module.css"
import { MetalSwatch } from "../product/metal-swatch.tsx"
import { Picture } from "../product/picture.tsx"
import { PriceLine } from "../product/price-line.tsx"

type Props = {
  readonly card: Card
  readonly heading: "h2" | "h3"
  readonly sizes: string
  /** Visible without scrolling. */
  readonly first?: boolean
  /** Shows and links to this variant, not to the piece. */
  readonly isVariant?: boolean
  readonly tag?: string | null
}

/** Hovering shows the second picture. */
export function JewelryCard({ card: piece, first = false, heading: Heading, isVariant = false, sizes, tag }: Props) {
  const [color, chooseColor] = useState<MetalColor | null>(null)
  const card = inMetal(piece, color)
  const [main, second] = card.previews
  const tagLabel = tag === undefined ? tagOf(card) : tag
  return (
    <li className={styles["card"]} data-item={card.productCode} data-available={card.isAvailableforSale}>
      <div className={styles["frame"]}>
        {main === undefined ? null : <Picture base={main} alt="" sizes={sizes} first={first} />}
        {second === undefined ? null : <Picture className={styles["second"]} base={second} alt="" sizes={sizes} />}
        {tagLabel === null ? null : <p className={styles["tag"]}>{tagLabel}</p>}
        <Metals card={piece} chosen={card.metalColor} onChoose={chooseColor} />
      </div>
      <Heading className={styles["name"]}>
        <Link href={jewelryPath(card.category.code, card.productCode, isVariant || color !== null ? card.id : undefined)}>{card.name}</Link>
      </Heading>
      <p className={styles["material"]}>{materialLine(card)}</p>
      <PriceLine price={card.price} oldPrice={card.oldPrice} isOnOrder={card.isOnOrder} />
      <Heart id={card.id} type={0} name={card.name} />
    </li>
  )
}

type MetalsProps = Pick<Props, "card"> & { readonly chosen: MetalColor; readonly onChoose: (color: MetalColor) => void }

function Metals({ card, chosen, onChoose }: MetalsProps) {
  const metals = card.metalColors.map((color) => ({ ...inMetal(card, color), metalColor: color }))
  const isOne = metals.length === 1
  return (
    <div className={styles["metals"]} role={isOne ? "img" : "group"} aria-label={isOne ? nameMetal(card) : "Металлы"}>
      {metals.map((variant) =>
        isOne ? (
          <MetalSwatch key={variant.metalColor} metal={variant.metal} color={variant.metalColor} />
        ) : (
          <button
            key={variant.metalColor}
            type="button"
            aria-pressed={variant.metalColor === chosen}
            aria-label={nameMetal(variant)}
            onClick={() => onChoose(variant.metalColor)}
          >
            <MetalSwatch metal={variant.metal} color={variant.metalColor} />
          </button>
        )
      )}
    </div>
  )
}
