import type { ReactNode } from "react"
import { Link } from "wouter"

type Props = {
  readonly href: string
  readonly className?: string | undefined
  readonly current?: boolean
  readonly children: ReactNode
}

/** Client-side navigation within the shop, else a native link. */
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
