import type { ReactNode } from "react"
import { Link } from "wouter"

type Props = {
  readonly href: string
  readonly className?: string | undefined
  /** Whether it leads to the page that is open. */
  readonly current?: boolean
  readonly children: ReactNode
}

/** A link of the content: a page of ours by the shop's own navigation, a telephone, a letter or another house by the browser. */
export function TextLink({ children, className, current = false, href }: Props) {
  return href.startsWith("/") ? (
    <Link className={className} href={href} aria-current={current ? "page" : undefined}>
      {children}
    </Link>
  ) : (
    <a className={className} href={href} rel="noopener">
      {children}
    </a>
  )
}
