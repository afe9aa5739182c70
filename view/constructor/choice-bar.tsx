import type { ReactNode } from "react"
import type { PieceLayers } from "../../core/domain/constructor/layers.ts"
import type { Shape } from "../../core/domain/product/diamond.ts"
import { formatPrice } from "../../core/domain/text/money.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { CutIcon } from "../product/cut-icon.tsx"
import { Picture } from "../product/picture.tsx"
import { LayeredPicture } from "./layered-picture.tsx"
import styles from "./choice-bar.module.css"

export type ChosenPart = {
  readonly name: string
  readonly note: string
  readonly picture?: string | undefined
  /** Replaces `picture`. */
  readonly layers?: PieceLayers | null
}

type Props = {
  readonly frame: ChosenPart | null
  readonly stones: ChosenPart | null
  /** Drawn until a stone is chosen. */
  readonly shape: Shape
  readonly stonesCount?: number
  /** `null` until something with a price is chosen. */
  readonly total: { readonly label: string; readonly price: number } | null
  readonly children: ReactNode
}

export function ChoiceBar({ children, frame, shape, stones, stonesCount = 1, total }: Props) {
  return (
    <aside className={styles["bar"]} data-foot="bar" aria-label="Ваш выбор">
      <ul className={styles["parts"]}>
        <Part part={frame} empty={["Оправа", "не выбрана"]} shape={shape} />
        <Part part={stones} empty={stonesCount > 1 ? ["Бриллианты", "не выбраны"] : ["Бриллиант", "не выбран"]} shape={shape} />
      </ul>
      {total === null ? null : (
        <p className={styles["total"]}>
          <span>{typeset(total.label)}</span> <b translate="no">{formatPrice(total.price)}</b>
        </p>
      )}
      <div className={styles["next"]}>{children}</div>
    </aside>
  )
}

type PartProps = { readonly part: ChosenPart | null; readonly empty: readonly [name: string, note: string]; readonly shape: Shape }

const Part = ({ empty, part, shape }: PartProps) => (
  <li data-empty={part === null}>
    <span className={styles["thumb"]}>
      {part?.layers ? (
        <LayeredPicture layers={part.layers} alt="" />
      ) : part?.picture === undefined ? (
        <CutIcon shape={shape} size={34} />
      ) : (
        <Picture base={part.picture} alt="" sizes="64px" />
      )}
    </span>
    <span className={styles["words"]}>
      <span>{typeset(part?.name ?? empty[0])}</span> <span>{typeset(part?.note ?? empty[1])}</span>
    </span>
  </li>
)
