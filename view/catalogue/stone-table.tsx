import type { ReactNode } from "react"
import { Link } from "wouter"
import type { ListedDiamond } from "../../core/contract/catalog-diamonds.ts"
import { shapeNames } from "../../core/domain/product/diamond-names.ts"
import { stonePicture } from "../../core/domain/product/picture-files.ts"
import { Picture } from "../product/picture.tsx"
import type { Column } from "./diamond-columns.tsx"
import styles from "./diamond-table.module.css"

type Props = { readonly name: string; readonly head: ReactNode; readonly children: ReactNode }

/** Scrollable table; `head` has the column heads after the first, `children` the rows. */
export function StoneTable({ children, head, name }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the focus lets the keyboard scroll the region
    <div className={styles["region"]} role="region" aria-label={name} tabIndex={0}>
      <table className={styles["table"]}>
        <thead>
          <tr>
            <th scope="col">Форма и артикул</th>
            {head}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
      <span hidden />
    </div>
  )
}

/** Row head with a link to the stone. */
export function StoneName({ href, stone }: { readonly href: string; readonly stone: ListedDiamond }) {
  return (
    <th scope="row">
      <Link href={href}>
        <Picture base={stonePicture(stone)} alt="" sizes="48px" />
        <span>
          {shapeNames[stone.shape]}
          <span className="unseen">, артикул</span> <span className={styles["article"]}>{stone.code}</span>
        </span>
      </Link>
    </th>
  )
}

/** Short name for sighted users, full name for screen readers. */
export function ColumnName({ label, short }: Pick<Column, "label" | "short">) {
  return short === undefined ? (
    label
  ) : (
    <>
      <span title={label} aria-hidden="true">
        {short}
      </span>
      <span className="unseen">{label}</span>
    </>
  )
}
