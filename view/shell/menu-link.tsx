import type { ReactNode } from "react"
import { Link } from "wouter"
import { isExternal } from "../../core/domain/shell/menu-links.ts"
import { Sign } from "../ui/sign.tsx"

type Props = {
  readonly href: string
  /** Domain of the shop, to find external links; `null` until loaded. */
  readonly domain: string | null
  readonly className?: string | undefined
  readonly current?: "page" | "true" | undefined
  readonly children: ReactNode
}

/** Link of a menu. An external one opens in a new tab, after a dialog, as its label says. */
export function MenuLink({ children, className, current, domain, href }: Props) {
  if (isExternal(href, domain)) {
    return (
      <a className={className} href={href} target="_blank" rel="noopener" data-dialog="externalLink">
        {children}
        <span className="outside">
          <Sign name="outside" size={12} />
          <span className="unseen">, другой сайт, откроется в&nbsp;новой вкладке</span>
        </span>
      </a>
    )
  }
  return href.startsWith("/") ? (
    <Link className={className} href={href} aria-current={current}>
      {children}
    </Link>
  ) : (
    <a className={className} href={href}>
      {children}
    </a>
  )
}
