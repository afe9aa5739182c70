import { Link } from "wouter"
import type { Tile } from "../../../core/contract/content/showcase.ts"
import { Picture } from "../../product/picture.tsx"
import styles from "./shelf-tiles.module.css"

type Props = { readonly id: string; readonly title: string; readonly tiles: ReadonlyArray<Tile> }

/** Five per row if that fills all rows, else three. */
export function ShelfTiles({ id, tiles, title }: Props) {
  const columns = tiles.length % 5 === 0 ? 5 : 3
  return (
    <section className="container section" aria-labelledby={id}>
      <div className="section-head">
        <h2 id={id} className="display-m">
          {title}
        </h2>
      </div>
      <ul className={styles["tiles"]} data-columns={columns}>
        {tiles.map(({ link, picture, text, title: name }) => (
          <li key={link}>
            <Link href={link}>
              <Picture base={picture} alt="" sizes={columns === 5 ? fifth : third} />
              <span className={styles["name"]}>{name}</span> <span className={styles["text"]}>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

const third = "(min-width: 120em) 555px, (min-width: 48em) 30vw, 45vw"
const fifth = "(min-width: 64em) 17vw, (min-width: 48em) 30vw, 45vw"
