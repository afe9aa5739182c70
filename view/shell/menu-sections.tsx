import type { Menu } from "../../core/contract/shell.ts"
import { findSections } from "../../core/domain/shell/menu-sections.ts"
import { formatNumber } from "../../core/domain/text/numbers.ts"
import { MenuLink } from "./menu-link.tsx"
import styles from "../search/search-panel.module.css"

type Props = { readonly domain: string | null; readonly menu: Menu; readonly text: string }

/** Menu sections with words that start with the typed ones; top-level ones for an empty text. */
export function MenuSections({ domain, menu, text }: Props) {
  const sections = findSections([...menu.mobile, ...menu.header, ...menu.hamburger, ...menu.footer], text)
  return sections.length === 0 ? null : (
    <section aria-labelledby="found-sections">
      <h2 id="found-sections" className="eyebrow">
        Разделы
      </h2>
      <ul className={styles["sections"]}>
        {sections.map(({ count, link, title, within }) => (
          <li key={link}>
            <MenuLink href={link} domain={domain}>
              {title}
            </MenuLink>
            <span>{count === null ? within : formatNumber(count, 0)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
