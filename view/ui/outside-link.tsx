import type { ReactNode } from "react"

type Props = { readonly href: string; readonly className?: string | undefined; readonly sign: ReactNode; readonly children: ReactNode }

/** Link to another site, opened in a new tab after a dialog. */
export const OutsideLink = ({ children, className, href, sign }: Props) => (
  <a className={className} href={href} target="_blank" rel="noopener" data-dialog="externalLink">
    {children}
    <span className="outside">
      {sign}
      <span className="unseen">, другой сайт, откроется в&nbsp;новой вкладке</span>
    </span>
  </a>
)
