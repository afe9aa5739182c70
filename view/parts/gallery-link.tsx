import type { ComponentProps } from "react"
import { largestFile } from "../../core/domain/picture-files.ts"
import { Picture } from "./picture.tsx"

type Props = ComponentProps<typeof Picture> & {
  /** Its place among the pictures of the page. */
  readonly at: number
}

/** A picture that leads to its largest file; where the viewer has come, it opens that over the screen instead (`gallery-viewer.tsx`). */
export function GalleryLink({ at, ...picture }: Props) {
  return (
    <a href={largestFile(picture.base)} data-picture={at}>
      <Picture {...picture} />
    </a>
  )
}
