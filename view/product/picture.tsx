import { pictureFile, pictureFiles, pictureWidth, unmirrored } from "../../core/domain/product/picture-files.ts"

type Props = {
  /** Without its width and ending: `/pictures/jewelry/solitaire-white`. */
  readonly base: string
  /** Empty where the text beside the picture says the same. */
  readonly alt: string
  /** How wide it stands on the page, as the `sizes` attribute has it. */
  readonly sizes: string
  /** Seen before anything is scrolled: fetched first instead of late. */
  readonly first?: boolean
  readonly className?: string | undefined
}

/** A square picture of the shop in the formats and widths in which it is published. */
export function Picture({ alt, base, className, first = false, sizes }: Props) {
  const width = pictureWidth(base)
  return (
    <picture className={className}>
      <source type="image/avif" srcSet={pictureFiles(base, "avif")} sizes={sizes} />
      <img
        src={pictureFile(base)}
        srcSet={pictureFiles(base, "webp")}
        sizes={sizes}
        width={width}
        height={width}
        alt={alt}
        data-mirrored={unmirrored(base) === base ? undefined : true}
        {...(first ? { fetchPriority: "high" } : { loading: "lazy", decoding: "async" })}
      />
    </picture>
  )
}
