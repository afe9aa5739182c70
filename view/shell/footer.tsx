import type { MouseEvent, ReactNode } from "react"
import { Link } from "wouter"
import type { SnapshotFrom } from "xstate"
import type { Menu } from "../../core/contract/shell.ts"
import { organization } from "../../core/domain/content/organization.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import type { FormEvent, FormMachine } from "../../core/machines/forms/form.machine.ts"
import { consentLink } from "../marketing/consent-link.ts"
import { MenuLink } from "./menu-link.tsx"
import styles from "./footer.module.css"
import { NewsletterForm } from "../marketing/newsletter-form.tsx"
import { Sign } from "../ui/sign.tsx"

type Props = {
  readonly menu: Menu | null
  readonly domain: string | null
  readonly newsletter: SnapshotFrom<FormMachine> | undefined
  readonly send: (event: FormEvent) => void
  /** Opens the consent choices; without it the link leads to their page. */
  readonly openConsent?: (() => void) | undefined
}

export function Footer({ domain, menu, newsletter, openConsent, send }: Props) {
  const items = menu?.footer ?? []
  const lineOf = ({ link, title }: { readonly link: string; readonly title: string }) => (
    <li key={link}>
      <MenuLink href={link} domain={domain}>
        {title}
      </MenuLink>
    </li>
  )
  return (
    <footer className={styles["footer"]}>
      <div className={`container ${styles["columns"]}`}>
        <NewsletterForm newsletter={newsletter} send={send} />
        <nav id="menu" className={styles["menu"]} aria-label="Все разделы" tabIndex={-1}>
          {items.map((item) => (
            <Column key={item.code} title={item.title}>
              {(item.children.length > 0 ? item.children : [item]).map(lineOf)}
            </Column>
          ))}
          {items.some(({ children }) => children.some(({ link }) => link.startsWith("tel:"))) ? null : (
            <Column title="Связь">{contacts}</Column>
          )}
        </nav>
        <Legal openConsent={openConsent} />
      </div>
    </footer>
  )
}

/** Footer of checkout and payment pages. */
export const QuietFooter = (props: Pick<Props, "openConsent">) => (
  <footer className="container">
    <Legal {...props} />
  </footer>
)

/** Collapsible on a phone: CSS shows one of two forms. */
function Column({ children, title }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <>
      <div className={styles["column"]}>
        <h2 className="eyebrow">{title}</h2>
        <ul>{children}</ul>
      </div>
      <details className={styles["fold"]}>
        <summary>
          {title}
          <Sign name="plus" size={16} />
        </summary>
        <ul>{children}</ul>
      </details>
    </>
  )
}

const { email, phone, phoneInternational } = organization

/** Central office, shown even without the menu (CNT-016). */
const contacts = (
  <>
    <li className="figures">
      <a href={`tel:${phoneInternational}`}>{typeset(phone)}</a>
    </li>
    <li>
      <a href={`mailto:${email}`}>{email}</a>
    </li>
  </>
)

function Legal({ openConsent }: Pick<Props, "openConsent">) {
  const open = (event: MouseEvent) => {
    if (openConsent === undefined) return
    event.preventDefault()
    openConsent()
  }
  return (
    <ul className={styles["legal"]}>
      <li>©&nbsp;2026 Ювелирный дом «Грань»</li>
      <li>
        <Link href="/privacy-policy/">Политика конфиденциальности</Link>
      </li>
      <li>
        <Link href="/terms-and-conditions/">Условия продажи</Link>
      </li>
      <li>
        <Link href="/privacy-policy/" id={consentLink} onClick={open}>
          Настройки cookie
        </Link>
      </li>
      <li>Интернет-магазин принимает заказы круглосуточно</li>
    </ul>
  )
}
