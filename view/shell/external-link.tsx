import type { ReactNode } from "react"
import { destinationOf } from "../../core/domain/links.ts"
import { useDialogLink } from "../dialog-link.ts"
import { Sign } from "./signs.tsx"

type Props = { readonly href: string; readonly className?: string | undefined; readonly children: ReactNode }

/** A link to another site: it says so, and a plain press asks before the shop is left (DLG-038, `design §9`). */
export function ExternalLink({ children, className, href }: Props) {
  const opens = useDialogLink()
  const asking = destinationOf(href) === "outside" ? opens({ key: "externalLink", props: { url: href } }) : {}
  return (
    <a className={className} href={href} target="_blank" rel="noopener" {...asking}>
      {children}
      <span className="outside">
        <Sign name="outside" size={12} />
        <span className="unseen">, другой сайт, откроется в&nbsp;новой вкладке</span>
      </span>
    </a>
  )
}
