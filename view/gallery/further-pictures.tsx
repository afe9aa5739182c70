import { typeset } from "../../core/domain/text/typography.ts"
import styles from "./further-pictures.module.css"
import { GalleryLink } from "./gallery-link.tsx"

type Props = {
  readonly title: string
  readonly name: string
  readonly pictures: ReadonlyArray<string>
}

/** Pictures after the first, which is at the head of the page; `null` without any. */
export function FurtherPictures({ name, pictures, title }: Props) {
  if (pictures.length < 2) return null
  return (
    <section className="section" aria-labelledby="pictures">
      <h2 id="pictures" className="display-s">
        {typeset(title)}
      </h2>
      <ul className={styles["pictures"]}>
        {pictures.slice(1).map((picture, index) => (
          <li key={picture}>
            <GalleryLink
              at={index + 1}
              base={picture}
              alt={typeset(`${name}, фотография ${index + 2} из ${pictures.length}`)}
              sizes="(min-width: 120em) 490px, (min-width: 64em) 30vw, (min-width: 48em) 45vw, 91vw"
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
