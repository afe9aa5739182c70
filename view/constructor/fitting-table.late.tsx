import type { FittingDiamond } from "../../core/contract/custom-jewelry.ts"
import { type Choice, stonePath } from "../../core/domain/constructor/choice.ts"
import { formatPrice } from "../../core/domain/text/money.ts"
import { nbsp } from "../../core/domain/text/numbers.ts"
import type { Place } from "../../core/domain/url/place.ts"
import { columns } from "../catalogue/diamond-columns.tsx"
import { ColumnName, StoneName, StoneTable } from "../catalogue/stone-table.tsx"
import { useCatalogue } from "../catalogue/use-catalogue.ts"

/** The price column comes last. */
const stoneColumns = columns.filter(({ look }) => look !== "price")

type Props = { readonly place: Place; readonly items: ReadonlyArray<FittingDiamond>; readonly choice: Choice }

/** Table if the URL asks for it; phones show cards. */
export function FittingTable({ choice, items, place }: Props) {
  const { state } = useCatalogue({ kind: "fitting", place })
  if (state.view !== "table" || items.length === 0) return null
  return (
    <StoneTable name="Таблица подходящих бриллиантов" head={head}>
      {items.map(({ diamond, price }) => (
        <tr key={diamond.id} data-item={diamond.code} data-available="true">
          <StoneName href={stonePath(diamond.id, choice)} stone={diamond} />
          {stoneColumns.map(({ cell, label, look }) => (
            <td key={label} data-look={look}>
              {cell(diamond)}
            </td>
          ))}
          <td data-look="number" translate="no">
            {formatPrice(diamond.price)}
          </td>
          <td data-look="price" translate="no">
            {formatPrice(price)}
          </td>
        </tr>
      ))}
    </StoneTable>
  )
}

const head = (
  <>
    {stoneColumns.map((column) => (
      <th key={column.label} scope="col" data-look={column.look}>
        <ColumnName {...column} />
      </th>
    ))}
    <th scope="col" data-look="number">
      Камень
    </th>
    <th scope="col" data-look="price">
      {`С${nbsp}оправой`}
    </th>
  </>
)
