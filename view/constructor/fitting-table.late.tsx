import { Link } from "wouter"
import type { FittingDiamond } from "../../core/contract/custom-jewelry.ts"
import { type Choice, stonePath } from "../../core/domain/constructor/choice.ts"
import { shapeNames } from "../../core/domain/product/diamond-names.ts"
import { stonePicture } from "../../core/domain/product/picture-files.ts"
import { formatPrice } from "../../core/domain/text/money.ts"
import { nbsp } from "../../core/domain/text/numbers.ts"
import type { Place } from "../../core/domain/url/place.ts"
import { columns } from "../catalogue/diamond-columns.tsx"
import styles from "../catalogue/diamond-table.module.css"
import { useCatalogue } from "../catalogue/use-catalogue.ts"
import { Picture } from "../product/picture.tsx"

/** Columns without the price, which comes last. */
const ofStone = columns.filter(({ look }) => look !== "price")

type Props = { readonly place: Place; readonly items: ReadonlyArray<FittingDiamond>; readonly choice: Choice }

/** Table of fitting stones if the URL asks for it; phones show cards. */
export function FittingTable({ choice, items, place }: Props) {
  const { state } = useCatalogue({ kind: "fitting", place })
  if (state.view !== "table" || items.length === 0) return null
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls is scrolled by keys
    <div className={styles["region"]} role="region" aria-label="Таблица подходящих бриллиантов" tabIndex={0}>
      <table className={styles["table"]}>
        <thead>
          <tr>
            <th scope="col">Форма и артикул</th>
            {ofStone.map(({ label, look, short }) => (
              <th key={label} scope="col" data-look={look}>
                {short === undefined ? (
                  label
                ) : (
                  <>
                    <span title={label} aria-hidden="true">
                      {short}
                    </span>
                    <span className="unseen">{label}</span>
                  </>
                )}
              </th>
            ))}
            <th scope="col" data-look="number">
              Камень
            </th>
            <th scope="col" data-look="price">
              {`С${nbsp}оправой`}
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ diamond, price }) => (
            <tr key={diamond.id} data-item={diamond.code} data-available="true">
              <th scope="row">
                <Link href={stonePath(diamond.id, choice)}>
                  <Picture base={stonePicture(diamond)} alt="" sizes="48px" />
                  <span>
                    {shapeNames[diamond.shape]}
                    <span className="unseen">, артикул</span> <span className={styles["article"]}>{diamond.code}</span>
                  </span>
                </Link>
              </th>
              {ofStone.map(({ cell, label, look }) => (
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
        </tbody>
      </table>
      <span hidden />
    </div>
  )
}
