import type { ReactNode } from "react"
import styles from "./layout.module.css"

type Props = {
  readonly header: ReactNode
  readonly footer: ReactNode
  readonly busy: boolean
  readonly children: ReactNode
}

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
