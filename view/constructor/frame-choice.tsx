import type { ReactNode } from "react"
import { Link } from "wouter"
import type { Blank, Frame } from "../../core/contract/custom-jewelry.ts"
import { type Choice, framePath } from "../../core/domain/constructor/choice.ts"
import { nameMetal } from "../../core/domain/product/jewelry.ts"
import { formatSize, nameSize } from "../../core/domain/product/jewelry-text.ts"
import { metalChoices, sizeChoices } from "../../core/domain/product/jewelry-variants.ts"
import { lowerFirst } from "../../core/domain/text/typography.ts"
import { MetalSwatch } from "../product/metal-swatch.tsx"
import styles from "../product/variant-choice.module.css"

type Props = {
  readonly blank: Blank
  readonly frame: Frame
  readonly choice: Choice
  /** Address of another frame; its own page by default. */
  readonly hrefOf?: (skuId: number) => string
}

export function FrameChoice({ blank, choice, frame, hrefOf }: Props) {
  const [first, ...others] = blank.frames
  const variants = [asVariant(first), ...others.map(asVariant)] as const
  const shown = asVariant(frame)
  const metals = metalChoices(variants, shown)
  const sizes = sizeChoices(variants, shown)
  const { code } = blank.category
  const pathOf = hrefOf ?? ((skuId: number) => framePath(blank.slug, { ...choice, skuId }))
  return (
    <>
      <Section name="Металл" value={lowerFirst(nameMetal(frame))}>
        <ul className={styles["metals"]}>
          {metals.map(({ isShown, metal, metalColor, name, skuId }) => (
            <li key={name}>
              <Link href={pathOf(skuId)} replace aria-current={isShown ? "true" : undefined}>
                <MetalSwatch metal={metal} color={metalColor} />
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </Section>
      {frame.size === null ? null : (
        <Section name={nameSize(code)} value={formatSize(code, frame.size)} help={sizeHelp}>
          <ul className={styles["sizes"]}>
            {sizes.map(({ isAvailable, isShown, size, skuId }) => (
              <li key={size} data-available={isAvailable}>
                {skuId === null ? (
                  <span className={styles["none"]}>
                    {formatSize(code, size)}
                    <span className="unseen">, не&nbsp;делаем</span>
                  </span>
                ) : (
                  <Link href={pathOf(skuId)} replace aria-current={isShown ? "true" : undefined}>
                    {formatSize(code, size)}
                    {isAvailable ? null : <span className="unseen">, сейчас не&nbsp;делаем</span>}
                  </Link>
                )}
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}

const asVariant = ({ isActive: isAvailableforSale, ...frame }: Frame) => ({ ...frame, isAvailableforSale })

type SectionProps = { readonly name: string; readonly value: string; readonly help?: ReactNode; readonly children: ReactNode }

const Section = ({ children, help = null, name, value }: SectionProps) => (
  <section className={styles["choice"]} aria-label={name}>
    <div className={styles["head"]}>
      <h2>{`${name}: ${value}`}</h2>
      {help}
    </div>
    {children}
  </section>
)

const sizeHelp = (
  <Link className={styles["help"]} href="/ring-size" data-dialog="ringSize">
    Как узнать размер
  </Link>
)
