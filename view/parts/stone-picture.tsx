import type { Shape } from "../../core/domain/diamond.ts"

type Props = {
  readonly shape: Shape
  /** Empty where the text beside the picture says the same. */
  readonly alt: string
  /** How wide it stands on the page, as the `sizes` attribute has it. */
  readonly sizes: string
  /** Seen before anything is scrolled: fetched first instead of late. */
  readonly first?: boolean
}

/** A stone of this shape from above on the ground of the studio, square. */
export function StonePicture({ alt, first = false, shape, sizes }: Props) {
  return (
    <picture>
      <source type="image/avif" srcSet={sourcesOf(shape, "avif")} sizes={sizes} />
      <img
        src={`/pictures/stones/${shape}-640.webp`}
        srcSet={sourcesOf(shape, "webp")}
        sizes={sizes}
        width={1080}
        height={1080}
        alt={alt}
        decoding="async"
        {...(first ? { fetchPriority: "high" } : { loading: "lazy" })}
      />
    </picture>
  )
}

const sourcesOf = (shape: Shape, format: "avif" | "webp"): string =>
  [320, 640, 1080].map((width) => `/pictures/stones/${shape}-${width}.${format} ${width}w`).join(", ")
