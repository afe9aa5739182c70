import { Link } from "wouter"
import type { ListedDiamond } from "../../core/contract/catalog-diamonds.ts"
import { catalogAddress } from "../../core/domain/catalogue/address.ts"
import { sortedBy } from "../../core/domain/catalogue/arranged.ts"
import { diamondPath } from "../../core/domain/product/diamond-meta.ts"
import { nameOnCard } from "../../core/domain/product/diamond-names.ts"
import type { Place } from "../../core/domain/url/place.ts"
import { CompareBar } from "../favourites/compare-bar.tsx"
import { CompareMark } from "../favourites/compare-mark.tsx"
import { type Column, columns } from "./diamond-columns.tsx"
import styles from "./diamond-table.module.css"
import { Heart } from "../favourites/heart.tsx"
import { ColumnName, StoneName, StoneTable } from "./stone-table.tsx"
import { useCatalogue } from "./use-catalogue.ts"

type Props = { readonly place: Place; readonly items: ReadonlyArray<ListedDiamond> }

/** Table if the URL asks for it; phones show cards. */
export function DiamondTable({ items, place }: Props) {
  const { state } = useCatalogue({ kind: "diamonds", place })
  if (state.view !== "table" || items.length === 0) return null
  return (
    <>
      <StoneTable name="Таблица бриллиантов" head={columnHeads(place)}>
        {items.map((stone) => (
          <Row key={stone.id} stone={stone} />
        ))}
      </StoneTable>
      <CompareBar />
    </>
  )
}

const columnHeads = (place: Place) => (
  <>
    {columns.map((column) => (
      <Head key={column.label} place={place} column={column} />
    ))}
    <th scope="col">Сравнить</th>
    <th scope="col">
      <span className="unseen">Избранное</span>
    </th>
  </>
)

function Row({ stone }: { readonly stone: ListedDiamond }) {
  const name = nameOnCard(stone.shape, stone.weight)
  return (
    <tr data-item={stone.code} data-available={stone.isAvailableForSale}>
      <StoneName href={diamondPath(stone.code)} stone={stone} />
      {columns.map(({ cell, label, look }) => (
        <td key={label} data-look={look}>
          {cell(stone)}
        </td>
      ))}
      <td>
        <CompareMark id={stone.id} name={name} />
      </td>
      <td className={styles["like"]}>
        <Heart id={stone.id} type={1} name={name} />
      </td>
    </tr>
  )
}

type HeadProps = { readonly column: Column; readonly place: Place }

/** Links to its sort order, or to the reverse of the current one. */
function Head({ column, place }: HeadProps) {
  const { listing, state } = useCatalogue({ kind: "diamonds", place })
  const { look, sort } = column
  if (sort === undefined) {
    return (
      <th scope="col" data-look={look}>
        <ColumnName {...column} />
      </th>
    )
  }
  const isCurrent = state.sort.code === sort
  const defaultDirection = listing.sorts.find((option) => option.code === sort)?.direction ?? "asc"
  const direction = isCurrent ? (state.sort.direction === "asc" ? "desc" : "asc") : defaultDirection
  const ariaSort = state.sort.direction === "asc" ? "ascending" : "descending"
  return (
    <th data-look={look} scope="col" aria-sort={isCurrent ? ariaSort : undefined}>
      <Link href={catalogAddress(listing, sortedBy(state, { code: sort, direction }))}>
        <ColumnName {...column} />
        {isCurrent ? <span className={styles["way"]} data-way={state.sort.direction} /> : null}
      </Link>
    </th>
  )
}
