import { sidesText } from "../../core/domain/true-size/size-text.ts"
import { stoneDrawing } from "../../core/domain/true-size/stone-drawing.ts"
import type { SizedStone } from "../../core/domain/true-size/subject-schema.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import styles from "./true-size.module.css"

type Props = { readonly stone: SizedStone; readonly scale: number }

/** Margin for the outline, in millimetres. */
const edge = 0.5

export function LoneStone({ scale, stone }: Props) {
  const { length, width } = stone
  const [across, along] = [width + 2 * edge, length + 2 * edge]
  return (
    <figure className={styles["lone"]}>
      <svg
        role="img"
        aria-label={typeset(`Камень в масштабе, ${sidesText(stone)}`)}
        width={across * scale}
        height={along * scale}
        viewBox={`${-across / 2} ${-along / 2} ${across} ${along}`}
      >
        <StonePath stone={stone} scale={scale} />
      </svg>
      <figcaption>{typeset("Камень без оправы")}</figcaption>
    </figure>
  )
}

/** Width of lines in CSS pixels. */
const line = 0.6

/** Facets around the origin, in millimetres. The outline lies within the stone's size. */
export function StonePath({ scale, stone }: Props) {
  const lineWidth = line / scale
  const { path, transform } = stoneDrawing({ ...stone, length: stone.length - lineWidth, width: stone.width - lineWidth })
  return <path className={styles["stone"]} d={path} strokeWidth={line} transform={transform === "" ? undefined : transform} />
}
