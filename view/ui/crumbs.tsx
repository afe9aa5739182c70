import { Link } from "wouter"
import styles from "./crumbs.module.css"

type Props = {
  readonly trail: ReadonlyArray<readonly [name: string, href: string]>
  readonly here: string
}

export function Crumbs({ here, trail }: Props) {
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
