import { Link } from "wouter"
import type { DiamondCard as Card } from "../../core/contract/catalog-diamonds.ts"
import { diamondPath } from "../../core/domain/product/diamond-meta.ts"
import { colorOnCard } from "../../core/domain/product/diamond-grades.ts"
import { nameOnCard } from "../../core/domain/product/diamond-names.ts"
import { formatPrice } from "../../core/domain/text/money.ts"
import { formatMillimetres } from "../../core/domain/text/numbers.ts"
import { stonePicture } from "../../core/domain/product/picture-files.ts"
import styles from "./diamond-card.module.css"
import { Grade } from "../product/grade.tsx"
import { Heart } from "../favourites/heart.tsx"
import { Picture } from "../product/picture.tsx"

type Props = {
  readonly card: Card
  readonly heading: "h2" | "h3"
  readonly sizes: string
  readonly first?: boolean
}

export function DiamondCard({ card, first = false, heading: Heading, sizes }: Props) {
  const name = nameOnCard(card.shape, card.weight)
  return (
    <li className={styles["card"]} data-item={card.code} data-available={card.isAvailableForSale}>
      <Picture base={stonePicture(card)} alt="" sizes={sizes} first={first} />
      <p className={styles["size"]}>{formatMillimetres(card.measurements.length, card.measurements.width)}</p>
      {card.isAvailableForSale ? null : <p className={styles["tag"]}>Нет в наличии</p>}
      <Heading className={styles["name"]}>
        <Link href={diamondPath(card.code)}>{name}</Link>
      </Heading>
      <CardGrades stone={card} />
      <p className="price" translate="no">
        {formatPrice(card.price)}
      </p>
      <Heart id={card.id} type={1} name={name} />
    </li>
  )
}

export function CardGrades({ stone }: { readonly stone: Pick<Card, "color" | "colorRf" | "clarity" | "clarityRf" | "cut" | "cutRf"> }) {
  const [color, russianColor] = colorOnCard(stone.color, stone.colorRf)
  return (
    <dl className={styles["grades"]}>
      <dt>Цвет</dt>
      <dd>
        <Grade value={color} russian={russianColor} />
      </dd>
      <dt>Чистота</dt>
      <dd>
        <Grade value={stone.clarity} russian={stone.clarityRf} />
      </dd>
      <dt>Огранка</dt>
      <dd>{stone.cut === null ? <span className="russian">Без оценки</span> : <Grade value={stone.cut} russian={stone.cutRf} />}</dd>
    </dl>
  )
}
