import { Link } from "wouter"
import type { Menu, MenuItem } from "../../core/contract/shell.ts"
import styles from "./footer.module.css"

/** How to reach the house, every section of the menu, and whose shop this is. */
export function Footer({ menu }: { readonly menu: Menu | null }) {
  return (
    <footer className={styles["footer"]}>
      <div className={`container ${styles["columns"]}`}>
        {contact}
        {menu === null || menu.footer.length === 0 ? null : (
          <nav id="menu" className={styles["menu"]} aria-label="Все разделы" tabIndex={-1}>
            {menu.footer.map((item) => (
              <Column key={item.code} item={item} />
            ))}
          </nav>
        )}
        {legal}
      </div>
    </footer>
  )
}

function Column({ item: { children, link, title } }: { readonly item: MenuItem }) {
  return (
    <div>
      <h3 className="eyebrow">{children.length === 0 ? <Link href={link}>{title}</Link> : title}</h3>
      <ul>
        {children.map((child) => (
          <li key={child.link}>
            <Link href={child.link}>{child.title}</Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

const contact = (
  <div className={styles["contact"]}>
    <h2 className="display-s">
      Спросите о&nbsp;камне <em>до&nbsp;покупки</em>
    </h2>
    <p className="figures">
      <a href="tel:88000000000">8&nbsp;800&nbsp;000-00-00</a>
    </p>
    <p>
      <a href="mailto:client@gran.example">client@gran.example</a>
    </p>
  </div>
)

const legal = <p className={styles["legal"]}>©&nbsp;2026 Ювелирный дом «Грань»</p>
