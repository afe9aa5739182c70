import type { ReactNode } from "react"
import { Link } from "wouter"
import type { Jewelry, Sku } from "../../core/contract/catalog-jewelry.ts"
import { jewelryPath, nameMetal } from "../../core/domain/product/jewelry.ts"
import { formatSize, nameSize } from "../../core/domain/product/jewelry-text.ts"
import { metalChoices, type SizeChoice, sizeChoices } from "../../core/domain/product/jewelry-variants.ts"
import { lowerFirst } from "../../core/domain/text/typography.ts"
import { MetalSwatch } from "./metal-swatch.tsx"
import styles from "./variant-choice.module.css"

type Props = { readonly jewelry: Jewelry; readonly sku: Sku }

/** Metals of a piece; links replace the history entry (RT-112). */
export function MetalChoice({ jewelry, sku }: Props) {
  const metals = metalChoices(jewelry.skus, sku)
  if (metals.length < 2) return null
  return (
    <Choice name="Металл" value={lowerFirst(nameMetal(sku))}>
      <ul className={styles["metals"]}>
        {metals.map(({ isShown, metal, metalColor, name, skuId }) => (
          <li key={name}>
            <Link href={pathOf(jewelry, skuId)} replace aria-current={isShown ? "true" : undefined}>
              <MetalSwatch metal={metal} color={metalColor} />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </Choice>
  )
}

/** Sizes of a piece; those unavailable in the metal are crossed out. */
export function SizeChoices({ jewelry, sku }: Props) {
  const { code } = jewelry.category
  const sizes = sizeChoices(jewelry.skus, sku)
  if (sku.size === null || sizes.length === 0) return null
  return (
    <Choice name={nameSize(code)} value={formatSize(code, sku.size)} help={code.endsWith("kolco") ? sizeHelp : null}>
      <ul className={styles["sizes"]}>
        {sizes.map((choice) => (
          <li key={choice.size} data-available={choice.isAvailable}>
            <Size choice={choice} jewelry={jewelry} />
          </li>
        ))}
      </ul>
    </Choice>
  )
}

function Size({ choice: { isAvailable, isShown, size, skuId }, jewelry }: { readonly choice: SizeChoice; readonly jewelry: Jewelry }) {
  const text = (
    <>
      {formatSize(jewelry.category.code, size)}
      {isAvailable ? null : <span className="unseen">, нет в&nbsp;наличии</span>}
    </>
  )
  if (skuId === null) return <span className={styles["none"]}>{text}</span>
  return (
    <Link href={pathOf(jewelry, skuId)} replace aria-current={isShown ? "true" : undefined}>
      {text}
    </Link>
  )
}

type ChoiceProps = { readonly name: string; readonly value: string; readonly help?: ReactNode; readonly children: ReactNode }

function Choice({ children, help = null, name, value }: ChoiceProps) {
  return (
    <section className={styles["choice"]} aria-label={name}>
      <div className={styles["head"]}>
        <h2>{`${name}: ${value}`}</h2>
        {help}
      </div>
      {children}
    </section>
  )
}

const sizeHelp = (
  <Link className={styles["help"]} href="/ring-size" data-dialog="ringSize">
    Как узнать размер
  </Link>
)

const pathOf = ({ category, productCode }: Jewelry, skuId: number): string => jewelryPath(category.code, productCode, skuId)
