import type { MenuItem } from "../../core/contract/shell.ts"
import { formatNumber } from "../../core/domain/text/numbers.ts"
import { MenuLink } from "./menu-link.tsx"

type Props = {
  readonly item: MenuItem["children"][number]
  readonly domain: string | null
  readonly current?: "page" | undefined
}

export const CountedItem = ({ current, domain, item: { count, link, title } }: Props) => (
  <li>
    <MenuLink href={link} domain={domain} current={current}>
      {title}
    </MenuLink>
    {count === null ? null : <span className="caption">{formatNumber(count, 0)}</span>}
  </li>
)
