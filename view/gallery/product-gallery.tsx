import type { ReactNode } from "react"
import { typeset } from "../../core/domain/text/typography.ts"
import { GalleryLink } from "./gallery-link.tsx"
import styles from "./product-gallery.module.css"

type Props = {
  readonly name: string
  readonly pictures: ReadonlyArray<string>
  readonly lead?: ReactNode
}

/** Pictures of a piece; on a phone a strip to swipe. */
export function ProductGallery({ lead, name, pictures }: Props) {
  return (
    <div className={styles["gallery"]} role="region" aria-label="Изображения изделия">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the focus lets the keyboard scroll the strip */}
      <ul className={styles["strip"]} tabIndex={0}>
        {lead ? <li>{lead}</li> : null}
        {pictures.map((picture, index) => (
          <li key={picture}>
            <GalleryLink
              at={index}
              base={picture}
              alt={typeset(`${name}, изображение ${index + 1} из ${pictures.length}`)}
              sizes={index === 0 && !lead ? mainSizes : otherSizes}
              first={index === 0 && !lead}
            />
          </li>
        ))}
      </ul>
      {pictures.length > 1 ? <Place count={pictures.length + (lead ? 1 : 0)} /> : null}
    </div>
  )
}

/** Scroll position of the strip, as dashes. */
function Place({ count }: { readonly count: number }) {
  return (
    <div className={styles["place"]} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <span key={index} />
      ))}
    </div>
  )
}

export const mainSizes = "(min-width: 120em) 990px, (min-width: 64em) 54vw, (min-width: 48em) 560px, 100vw"
const otherSizes = "(min-width: 120em) 490px, (min-width: 64em) 27vw, (min-width: 48em) 560px, 100vw"
