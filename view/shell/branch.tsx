import type { MenuItem } from "../../core/contract/shell.ts"
import { ariaCurrent } from "../../core/domain/shell/menu-links.ts"
import { columnsOf, sectionLinkTitle } from "../../core/domain/shell/menu-sections.ts"
import { CountedItem } from "./counted-item.tsx"
import { MenuLink } from "./menu-link.tsx"
import styles from "./drawer.module.css"
import { focusFirst } from "../focus.ts"
import { Sign } from "../ui/sign.tsx"

type Props = {
  readonly id: string
  readonly item: MenuItem
  readonly domain: string | null
  readonly path: string
  readonly onBack: () => void
}

/** Pages of a section; replace the list on a narrow screen. */
export function Branch({ domain, id, item, onBack, path }: Props) {
  return (
    <div ref={focusFirst} className={styles["branch"]} id={id}>
      <button data-first className={styles["back"]} type="button" onClick={onBack}>
        <Sign name="back" size={20} />
        Назад
      </button>
      <h2>{item.title}</h2>
      {columnsOf(item).map(({ children, heading }) => (
        <div key={heading}>
          {heading === null ? null : <h3 className="eyebrow">{heading}</h3>}
          <ul>
            {children.map((child) => (
              <CountedItem
                key={child.link}
                item={child}
                domain={domain}
                current={ariaCurrent(child.link, path) === "page" ? "page" : undefined}
              />
            ))}
          </ul>
        </div>
      ))}
      <MenuLink className="link" href={item.link} domain={domain}>
        {sectionLinkTitle(item)}
      </MenuLink>
    </div>
  )
}
