import { pictureFile, pictureFiles, pictureWidth, unmirrorPicture } from "../../core/domain/product/picture-files.ts"

type Props = {
  /** Path without width and extension: `/pictures/jewelry/solitaire-white`. */
  readonly base: string
  /** Empty if the text beside it says the same. */
  readonly alt: string
  readonly sizes: string
  /** Visible without scrolling: fetched with priority. */
  readonly first?: boolean
  readonly className?: string | undefined
}

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
        data-mirrored={unmirrorPicture(base) === base ? undefined : true}
        {...(first ? { fetchPriority: "high" } : { loading: "lazy", decoding: "async" })}
      />
    </picture>
  )
}
