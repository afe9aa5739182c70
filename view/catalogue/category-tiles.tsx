import { Link } from "wouter"
import type { MainPage } from "../../core/contract/content/pages.ts"
import { formatNumber } from "../../core/domain/text/numbers.ts"
import styles from "./category-tiles.module.css"
import { Picture } from "../product/picture.tsx"

type Category = MainPage["categories"][number]

export function CategoryTiles({ categories }: { readonly categories: ReadonlyArray<Category> }) {
  const rest = categories.slice(pictureCount)
  return (
    <>
      <ul className={styles["tiles"]}>
        {categories.slice(0, pictureCount).map((category) => (
          <li key={category.link}>
            <Link href={category.link}>
              <Picture base={category.picture} alt="" sizes="(min-width: 48em) 23vw, 45vw" />
              <Name category={category} />
            </Link>
          </li>
        ))}
      </ul>
      {rest.length === 0 ? null : (
        <ul className={styles["rest"]}>
          {rest.map((category) => (
            <li key={category.link}>
              <Link href={category.link}>
                <Name category={category} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function Name({ category: { count, title } }: { readonly category: Category }) {
  return (
    <>
      <span className={styles["name"]}>{title}</span> <span className={styles["count"]}>{formatNumber(count, 0)}</span>
    </>
  )
}

const pictureCount = 4
