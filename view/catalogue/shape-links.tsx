import { Link } from "wouter"
import type { MainPage } from "../../core/contract/content/pages.ts"
import { shapeNames, shapePath } from "../../core/domain/product/diamond-names.ts"
import { formatNumber } from "../../core/domain/text/numbers.ts"
import { CutIcon } from "../product/cut-icon.tsx"
import styles from "./shape-links.module.css"

export function ShapeLinks({ shapes }: { readonly shapes: MainPage["shapes"] }) {
  return (
    <ul className={styles["shapes"]}>
      {shapes.map(({ count, shape }) => (
        <li key={shape}>
          <Link href={shapePath(shape)}>
            <CutIcon shape={shape} size={68} />
            {shapeNames[shape]}
            <span>{formatNumber(count, 0)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
