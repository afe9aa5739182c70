import { Link } from "wouter"
import type { MainPage } from "../../core/contract/content/pages.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import styles from "./collection-feature.module.css"
import { Picture } from "../product/picture.tsx"

type Props = { readonly collection: NonNullable<MainPage["collection"]> }

export function CollectionFeature({ collection: { link, picture, text, title } }: Props) {
  return (
    <section className={`container section ${styles["feature"]}`} aria-labelledby="collection">
      <Picture base={picture} alt="" sizes="(min-width: 64em) 54vw, 91vw" />
      <div>
        <p className="eyebrow">Коллекция</p>
        <h2 id="collection" className="display-l">
          {title}
        </h2>
        <p className={styles["text"]}>{typeset(text)}</p>
        <Link className="link" href={link}>
          Смотреть коллекцию
        </Link>
      </div>
    </section>
  )
}
