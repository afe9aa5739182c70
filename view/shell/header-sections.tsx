import type { FocusEvent, KeyboardEvent, PointerEvent } from "react"
import type { MenuItem } from "../../core/contract/shell.ts"
import { ariaCurrent } from "../../core/domain/shell/menu-links.ts"
import { MenuLink } from "./menu-link.tsx"
import { moveFocus } from "../focus.ts"
import styles from "./header.module.css"
import { type HeaderView, stageOf } from "./header-view.ts"
import { loadedPanels } from "./panels-loader.ts"
import { Sign } from "../ui/sign.tsx"

type Props = HeaderView & { readonly label: string; readonly items: ReadonlyArray<MenuItem> }

/** Header links; arrow keys move along them. */
export function HeaderSections({ items, label, ...view }: Props) {
  if (items.length === 0) return null
  const move = (event: KeyboardEvent<HTMLElement>) =>
    movesAlongRow(event.key) && event.target instanceof Element && event.target.matches(stops)
      ? moveFocus(event, event.currentTarget, stops)
      : undefined
  return (
    <nav aria-label={label}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of the links inside */}
      <ul className={styles["sections"]} onKeyDown={move}>
        {items.map((item) => (
          <Section key={item.code} {...view} item={item} />
        ))}
      </ul>
    </nav>
  )
}

/** Links and buttons of the row, not of the menus below. */
const stops = "[data-stop] > a, [data-stop] > button"

const movesInMenu = (key: string): boolean => key === "ArrowUp" || key === "Home" || key === "End"

const movesAlongRow = (key: string): boolean => key === "ArrowLeft" || key === "ArrowRight"

/** Link with a menu button (WAI-ARIA disclosure navigation), which covers it on touch screens. Hovering opens the menu, too. */
function Section({ item, ...view }: HeaderView & { readonly item: MenuItem }) {
  const { domain, header, path, send } = view
  const { code, link, title } = item
  const toPage = (
    <MenuLink href={link} domain={domain} current={ariaCurrent(link, path)}>
      {title}
    </MenuLink>
  )
  if (item.children.length === 0) return <li data-stop>{toPage}</li>
  const stage = header.context.item === code ? stageOf(header, "desktopMenu") : null
  const panels = header.hasTag("drawable") ? loadedPanels() : undefined
  const id = `menu-${code}`

  const byMouse = (event: PointerEvent, action: () => void) => (event.pointerType === "touch" ? undefined : action())
  const closeOnBlur = ({ currentTarget, relatedTarget }: FocusEvent) =>
    stage === "open" && relatedTarget !== null && !currentTarget.contains(relatedTarget) ? send({ type: "header.close" }) : undefined
  const moveInMenu = (event: KeyboardEvent<HTMLElement>) => {
    const panel = document.getElementById(id)
    const isInside = event.target instanceof Node && panel?.contains(event.target) === true
    if (event.key !== "ArrowDown" && !(isInside && movesInMenu(event.key))) return
    if (panel !== null) return moveFocus(event, panel, "a")
    event.preventDefault()
    send({ type: "header.chooseItem", item: code })
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hovering is a shortcut of the button
    <li
      data-stop
      data-open={stage === "open"}
      onPointerEnter={(event) => byMouse(event, () => send({ type: "header.point", item: code }))}
      onPointerLeave={(event) => byMouse(event, () => send({ type: "header.leave" }))}
      onBlur={closeOnBlur}
      onKeyDown={moveInMenu}
    >
      {toPage}
      <button
        className={styles["disclose"]}
        type="button"
        aria-label={`Меню раздела «${title}»`}
        aria-expanded={stage === "open"}
        aria-controls={stage === "open" ? id : undefined}
        onClick={() => send({ type: "header.chooseItem", item: code })}
      >
        <Sign name="down" size={16} />
      </button>
      {panels && stage ? <panels.MegaMenu id={id} item={item} domain={domain} stage={stage} /> : null}
    </li>
  )
}
