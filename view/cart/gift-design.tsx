import { type GiftDesign as Design, giftSheetOf } from "../../core/domain/cart/gift-designs.ts"
import styles from "./gift-design.module.css"

type Props = {
  readonly design: Design
  /** The whole face of 8 by 5, with room for words on its left, or the square around the drawing. */
  readonly crop: "face" | "thumb"
}

/** The drawing of a gift certificate on its ground; it fills what it stands in, and the words beside it say what it is. */
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
