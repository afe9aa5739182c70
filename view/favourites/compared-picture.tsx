import { largestFile, pictureFile } from "../../core/domain/product/picture-files.ts"
import type { Favourites } from "../../core/services/favourites/favourites.ts"
import { Picture } from "../product/picture.tsx"

type Props = {
  readonly item: Favourites[number]
  /** Stone size as a share of the frame; `null` for other products. */
  readonly share: number | null
}

export function ComparedPicture({ item: { picture }, share }: Props) {
  if (picture === null) return null
  if (share === null) return <Picture base={picture} alt="" sizes="(min-width: 80em) 20vw, 200px" />
  const [size, offset] = [share * 100, (1 - share) * 50]
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <image href={share > 0.8 ? largestFile(picture) : pictureFile(picture)} x={offset} y={offset} width={size} height={size} />
    </svg>
  )
}
