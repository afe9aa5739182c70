import type { Layer, PieceLayers } from "../../core/domain/constructor/layers.ts"
import styles from "./layered-picture.module.css"

type Props = {
  readonly layers: PieceLayers
  /** Empty if the adjacent text says the same. */
  readonly alt: string
  /** Omitted for a thumbnail. */
  readonly sizes?: string
}

/** Base and head of a piece, the head scaled to the stone. SVG attributes, because the CSP forbids inline styles. */
export function LayeredPicture({ alt, layers: { base, head, place, scale }, sizes }: Props) {
  const { left, top, width, x, y } = place
  return (
    <span className={styles["layers"]} {...(alt === "" ? {} : { role: "img", "aria-label": alt })}>
      {base === null ? null : <Base layer={base} sizes={sizes} />}
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <g transform={`translate(${x} ${y}) scale(${scale}) translate(${-x} ${-y})`}>
          <image
            href={`${head.path}-${sizes === undefined ? head.pixels / 2 : head.pixels}.webp`}
            x={left}
            y={top}
            width={width}
            height={width}
          />
        </g>
      </svg>
    </span>
  )
}

type BaseProps = { readonly layer: Layer; readonly sizes: string | undefined }

const Base = ({ layer: { path, pixels }, sizes = "88px" }: BaseProps) => (
  <picture>
    <source type="image/avif" srcSet={[pixels / 2, pixels].map((width) => `${path}-${width}.avif ${width}w`).join(", ")} sizes={sizes} />
    <img src={`${path}-${pixels / 2}.webp`} width={pixels} height={pixels} alt="" />
  </picture>
)
