import type { ReactNode } from "react"
import { Link } from "wouter"
import { isExternal } from "../../core/domain/menu-links.ts"
import { ExternalLink } from "../shell/external-link.tsx"

type Props = {
  readonly href: string
  readonly className?: string | undefined
  /** Whether it leads to the page that is open. */
  readonly current?: boolean
  readonly children: ReactNode
}

/** A link of the content: a page of ours by the shop's own navigation, a telephone or a letter by the browser, another house after a question. */
export function TextLink({ children, className, current = false, href }: Props) {
  if (isExternal(href, null)) {
    return (
      <ExternalLink className={className} href={href}>
        {children}
      </ExternalLink>
    )
  }
  return href.startsWith("/") ? (
    <Link className={className} href={href} aria-current={current ? "page" : undefined}>
      {children}
    </Link>
  ) : (
    <a className={className} href={href}>
      {children}
    </a>
  )
}
