import type { ReactNode } from "react"
import { Link } from "wouter"
import { isExternal } from "../../core/domain/shell/menu-links.ts"
import { OutsideLink } from "../ui/outside-link.tsx"
import { Sign } from "../ui/sign.tsx"

type Props = {
  readonly href: string
  /** Domain of the shop, to find external links; `null` until loaded. */
  readonly domain: string | null
  readonly className?: string | undefined
  readonly current?: "page" | "true" | undefined
  readonly children: ReactNode
}

export function MenuLink({ children, className, current, domain, href }: Props) {
  if (isExternal(href, domain)) {
    return (
      <OutsideLink className={className} href={href} sign={<Sign name="outside" size={12} />}>
        {children}
      </OutsideLink>
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
