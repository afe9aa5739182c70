import { Link } from "wouter"
import styles from "./crumbs.module.css"

type Crumb = readonly [name: string, href: string]
type Props = {
  /** Starts with the home page, which is the whole trail by default. */
  readonly trail?: ReadonlyArray<Crumb> | undefined
  readonly here: string
}

export const homeCrumb: Crumb = ["Главная", "/"]

export function Crumbs({ here, trail = [homeCrumb] }: Props) {
  return (
    <nav aria-label="Путь к странице">
      <ol className={styles["crumbs"]}>
        {trail.map(([name, href]) => (
          <li key={href}>
            <Link href={href}>{name}</Link>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  )
}
