import type { ReactNode } from "react"
import styles from "./layout.module.css"

type Props = {
  readonly header: ReactNode
  readonly footer: ReactNode
  /** Whether the next page is on its way. */
  readonly busy: boolean
  readonly children: ReactNode
}

/** What stands around every page. */
export function Layout({ busy, children, footer, header }: Props) {
  return (
    <>
      {skip}
      {header}
      <main id="main" className={styles["main"]} tabIndex={-1} aria-busy={busy ? "true" : undefined}>
        {children}
      </main>
      {footer}
    </>
  )
}

const skip = (
  <a className={styles["skip"]} href="#main">
    Перейти к&nbsp;содержанию
  </a>
)
