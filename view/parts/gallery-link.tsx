import type { ComponentProps } from "react"
import { largestFile } from "../../core/domain/picture-files.ts"
import { pressPicture } from "./gallery-press.ts"
import { Picture } from "./picture.tsx"

type Props = ComponentProps<typeof Picture> & {
  /** Its place among the pictures of the page. */
  readonly at: number
}

/** A picture that leads to its largest file, or with a script opens it over the screen (`gallery-viewer.tsx`). */
export function GalleryLink({ at, ...picture }: Props) {
  return (
    <a href={largestFile(picture.base)} onClick={(event) => pressPicture(event, at)}>
      <Picture {...picture} />
    </a>
  )
}
