import type { ComponentProps } from "react"
import { largestFile } from "../../core/domain/product/picture-files.ts"
import { shopTurns } from "../../core/domain/gallery/turns.ts"
import styles from "./gallery-link.module.css"
import { openPicture, pressPicture } from "./gallery-press.ts"
import { runEarlyPress } from "../islands/press.ts"
import { Icon } from "../ui/icon.tsx"
import { Picture } from "../product/picture.tsx"

type Props = ComponentProps<typeof Picture> & {
  /** Index among the page's pictures. */
  readonly at: number
  /** Offers rotation in the viewer; by default if the picture has frames. */
  readonly turns?: boolean
}

/** Link to the largest file; opens the viewer with scripts. */
export function GalleryLink({ at, turns, ...picture }: Props) {
  return (
    <a
      ref={(link) => runEarlyPress(link, () => openPicture({ at, isTurning: false }))}
      className={styles["link"]}
      href={largestFile(picture.base)}
      data-press="waits"
      onClick={(event) => pressPicture(event, at)}
    >
      <Picture {...picture} />
      {(turns ?? picture.base in shopTurns) ? (
        <span className={styles["sign"]} data-turns>
          <Icon name="rotate" size={20} />
          Вращать
        </span>
      ) : (
        <Icon className={styles["sign"]} name="zoom" />
      )}
    </a>
  )
}
