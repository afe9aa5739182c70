import { Link } from "wouter"
import type { Menu, MenuItem } from "../../core/contract/shell.ts"
import type { HeaderVariant } from "../../core/routes/route.ts"
import styles from "./header.module.css"
import { wordmark } from "./wordmark.tsx"

type Props = { readonly menu: Menu | null; readonly variant: HeaderVariant; readonly path: string; readonly busy: boolean }

/** Four sections on the left of the house's name, the others on its right; a narrow screen leads to the full list at the page's foot. */
export function Header({ busy, menu, path, variant }: Props) {
  const items = menu?.header ?? []
  return (
    <header className={`container ${styles["header"]}`} data-variant={variant}>
      {busy ? <div className={styles["progress"]} role="progressbar" aria-label="Страница загружается" /> : null}
      {items.length === 0 ? null : (
        <a className={styles["burger"]} href="#menu" aria-label="Меню">
          {bars}
        </a>
      )}
      <Sections label="Разделы магазина" items={items.slice(0, 4)} path={path} />
      <Link className={styles["wordmark"]} href="/" aria-label="Грань, на главную">
        {wordmark}
      </Link>
      <Sections label="О магазине" items={items.slice(4)} path={path} />
    </header>
  )
}

type SectionsProps = { readonly label: string; readonly items: ReadonlyArray<MenuItem>; readonly path: string }

function Sections({ items, label, path }: SectionsProps) {
  if (items.length === 0) return null
  return (
    <nav aria-label={label}>
      <ul className={styles["sections"]}>
        {items.map(({ code, link, title }) => (
          <li key={code}>
            <Link href={link} aria-current={standing(link, path)}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const standing = (link: string, path: string): "page" | "true" | undefined => {
  const section = link.replace(/\/$/, "")
  if (path.replace(/\/$/, "") === section) return "page"
  return path.startsWith(`${section}/`) ? "true" : undefined
}

const bars = (
  <svg viewBox="0 0 24 24" width={24} height={24} fill="none" stroke="currentColor" strokeWidth={1.25} aria-hidden="true">
    <path d="M3 6.5H21M3 12H21M3 17.5H15" />
  </svg>
)
