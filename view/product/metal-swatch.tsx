import type { Metal, MetalColor } from "../../core/domain/product/jewelry.ts"
import styles from "./metal-swatch.module.css"

type Props = { readonly metal: Metal; readonly color: MetalColor }

/** Decorative. */
export function MetalSwatch({ color, metal }: Props) {
  return <span className={styles["swatch"]} data-metal={metal === "platinum" ? "platinum" : color} />
}
