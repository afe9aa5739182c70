import { type GiftDesign as Design, giftSheetOf } from "../../core/domain/cart/gift-designs.ts"
import styles from "./gift-design.module.css"

type Props = {
  readonly design: Design
  /** Face at 8:5 with room for text on the left, or the square around the drawing. */
  readonly crop: "face" | "thumb"
}

/** Decorative. */
export function GiftDesign({ crop, design }: Props) {
  const sheet = giftSheetOf(design)
  return (
    <svg
      className={styles["design"]}
      data-design={design}
      viewBox={sheet[crop]}
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      {sheet.lines.map(({ path, scale, x, y }) => (
        <path key={`${x} ${y}`} d={path} transform={`translate(${x} ${y}) scale(${scale})`} />
      ))}
    </svg>
  )
}
