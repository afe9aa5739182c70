import { Link } from "wouter"
import type { DiamondCard as Card } from "../../core/contract/catalog-diamonds.ts"
import { catalogAddress } from "../../core/domain/filters/address.ts"
import { sortedBy } from "../../core/domain/filters/change.ts"
import { colorOnCard } from "../../core/domain/diamond-grades.ts"
import { diamondPath } from "../../core/domain/diamond-meta.ts"
import { shapeNames } from "../../core/domain/diamond-names.ts"
import { formatPrice } from "../../core/domain/money.ts"
import { formatMillimetres, formatNumber } from "../../core/domain/numbers.ts"
import { stonePicture } from "../../core/domain/picture-files.ts"
import type { Place } from "../../core/domain/place.ts"
import styles from "./diamond-table.module.css"
import { Grade } from "./grade.tsx"
import { Picture } from "./picture.tsx"
import { useArrangement, useCatalogue } from "../use-catalogue.ts"

type Props = { readonly place: Place; readonly items: ReadonlyArray<Card> }

/** The stones of a page as rows of a table, where the visitor wants them so; on a phone the cards stay. */
export function DiamondTable({ items, place }: Props) {
  const { arrangement } = useArrangement()
  if (arrangement.view !== "table" || items.length === 0) return null
  return (
    <table className={styles["table"]} data-view="table">
      <caption className="unseen">Бриллианты</caption>
      <thead>
        <tr>
          <th scope="col">Форма</th>
          <SortedHead place={place} code="weight" label="Масса, карат" />
          <th scope="col">Цвет</th>
          <th scope="col">Чистота</th>
          <th scope="col">Огранка</th>
          <th scope="col">Размер</th>
          <SortedHead place={place} code="price" label="Цена" />
        </tr>
      </thead>
      <tbody>
        {items.map((card) => (
          <Row key={card.id} card={card} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ card }: { readonly card: Card }) {
  const [color, russianColor] = colorOnCard(card.color, card.colorRf)
  return (
    <tr data-item={card.code} data-available={card.isAvailableForSale}>
      <th scope="row">
        <Link href={diamondPath(card.code)}>
          <Picture base={stonePicture(card.shape)} alt="" sizes="48px" />
          {shapeNames[card.shape]}
          <span className="unseen">, артикул {card.code}</span>
        </Link>
      </th>
      <td className={styles["number"]}>{formatNumber(card.weight, 2)}</td>
      <td>
        <Grade value={color} russian={russianColor} />
      </td>
      <td>
        <Grade value={card.clarity} russian={card.clarityRf} />
      </td>
      <td>{card.cut === null ? <span className="russian">Без оценки</span> : <Grade value={card.cut} russian={card.cutRf} />}</td>
      <td className={styles["size"]}>{formatMillimetres(card.measurements.length, card.measurements.width)}</td>
      <td className={styles["number"]}>{card.isAvailableForSale ? formatPrice(card.price) : "Нет в наличии"}</td>
    </tr>
  )
}

/** A column by which the list is sorted: a link to the other way where it is, else to its usual one. */
function SortedHead({ code, label, place }: { readonly code: string; readonly label: string; readonly place: Place }) {
  const { listing, state } = useCatalogue({ kind: "diamonds", place })
  const isCurrent = state.sort.code === code
  const usual = listing.sorts.find((option) => option.code === code)?.direction ?? "asc"
  const direction = isCurrent ? (state.sort.direction === "asc" ? "desc" : "asc") : usual
  const sorted = state.sort.direction === "asc" ? "ascending" : "descending"
  return (
    <th className={styles["number"]} scope="col" aria-sort={isCurrent ? sorted : undefined}>
      <Link href={catalogAddress(listing, sortedBy(state, { code, direction }))}>
        {label}
        {isCurrent ? <span className={styles["way"]} data-way={state.sort.direction} /> : null}
      </Link>
    </th>
  )
}
