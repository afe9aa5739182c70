import type { ReactNode } from "react"
import type { Menu } from "../../core/contract/shell.ts"
import type { HeaderVariant } from "../../core/routes/route.ts"
import { Footer } from "./footer.tsx"
import { Header } from "./header.tsx"
import styles from "./layout.module.css"

type Props = {
  /** `null` while there is none: the page stands with the house's name alone. */
  readonly menu: Menu | null
  readonly variant: HeaderVariant
  /** The address of the page, to mark its section. */
  readonly path: string
  /** Whether the next page is on its way. */
  readonly busy: boolean
  readonly children: ReactNode
}

/** What stands around every page. */
export function Layout({ busy, children, menu, path, variant }: Props) {
  return (
    <>
      {skip}
      <Header menu={menu} variant={variant} path={path} busy={busy} />
      <main id="main" className={styles["main"]} tabIndex={-1} aria-busy={busy ? "true" : undefined}>
        {children}
      </main>
      <Footer menu={menu} />
    </>
  )
}

const skip = (
  <a className={styles["skip"]} href="#main">
    Перейти к&nbsp;содержанию
  </a>
)
