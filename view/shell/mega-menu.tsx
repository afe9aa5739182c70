import type { MenuItem } from "../../core/contract/shell.ts"
import { columnsOf, sectionLinkTitle } from "../../core/domain/shell/menu-sections.ts"
import { CountedItem } from "./counted-item.tsx"
import { MenuLink } from "./menu-link.tsx"
import { Picture } from "../product/picture.tsx"
import { returnFocusOnRemoval } from "../focus.ts"
import drop from "../search/drop.module.css"
import styles from "./mega-menu.module.css"

type Props = {
  readonly id: string
  readonly item: MenuItem
  readonly domain: string | null
  readonly stage: "open" | "fading"
}

/** Menu of one section (HDR-021). */
export function MegaMenu({ domain, id, item, stage }: Props) {
  const [first, ...others] = columnsOf(item)
  return (
    <div ref={returnFocusOnRemoval} className={`container ${drop["drop"]} ${styles["panel"]}`} id={id} data-fading={stage === "fading"}>
      <div>
        <ul className={`display-s ${styles["categories"]}`}>
          {first?.children.map((child) => (
            <CountedItem key={child.link} item={child} domain={domain} />
          ))}
        </ul>
        <MenuLink className="link" href={item.link} domain={domain}>
          {sectionLinkTitle(item)}
        </MenuLink>
      </div>
      {others.length === 0 ? null : (
        <div className={styles["columns"]}>
          {others.map(({ children, heading }) => (
            <div key={heading}>
              <p className="eyebrow">{heading}</p>
              <ul>
                {children.map((child) => (
                  <CountedItem key={child.link} item={child} domain={domain} />
                ))}
              </ul>
            </div>
          ))}
        </div>
      )}
      {item.previews.length === 0 ? null : (
        <ul className={styles["previews"]}>
          {item.previews.slice(0, 2).map(({ image, link, title }) => (
            <li key={link}>
              <MenuLink href={link} domain={domain}>
                {image === null ? null : (
                  <Picture className={styles["picture"]} base={image} alt="" sizes="(min-width: 120em) 330px, 250px" />
                )}
                {title}
              </MenuLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
