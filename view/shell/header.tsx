import { type MouseEvent, Suspense } from "react"
import { Link } from "wouter"
import { isUnderHeader, shownVariant } from "../../core/domain/shell/header.ts"
import { lateIsland } from "../islands/late-island.tsx"
import styles from "./header.module.css"
import { HeaderIcons } from "./header-icons.tsx"
import { HeaderSections } from "./header-sections.tsx"
import { type HeaderView, stageOf } from "./header-view.ts"
import { loadedPanels } from "./panels-loader.ts"
import { Sign } from "../ui/sign.tsx"
import { wordmark } from "./wordmark.tsx"

const Quiet = lateIsland(() => import("./quiet-header.late.tsx").then((part) => part.QuietHeader), true)

type Props = HeaderView & { readonly busy: boolean }

/** Links the menu button to the footer's list without JavaScript. */
export function Header({ busy, ...view }: Props) {
  const { header, menu, send } = view
  const { wanted } = header.context
  const items = menu?.header ?? []
  const panels = header.hasTag("drawable") ? loadedPanels() : undefined
  const drawer = stageOf(header, "hamburger")
  const isOpen = header.hasTag("open")
  const toggleDrawer = (event: MouseEvent) => {
    event.preventDefault()
    send({ type: "header.chooseHamburger" })
  }
  return (
    <>
      <header
        className={`container ${styles["header"]}`}
        data-variant={shownVariant(wanted, header.hasTag("white"))}
        data-over={isUnderHeader(wanted)}
        data-scrolled={header.hasTag("scrolled")}
        data-overlay={isOpen ? header.context.overlay : undefined}
      >
        {busy ? <div className={styles["progress"]} role="progressbar" aria-label="Страница загружается" /> : null}
        {wanted === "quiet" ? (
          <Suspense fallback={null}>
            <Quiet />
          </Suspense>
        ) : (
          <>
            <div className={styles["left"]}>
              {items.length === 0 ? null : (
                <a
                  className={styles["sign"]}
                  href="#menu"
                  aria-label="Меню"
                  aria-haspopup="dialog"
                  aria-expanded={drawer === "open"}
                  onClick={toggleDrawer}
                  onPointerEnter={() => send({ type: "header.prepare" })}
                >
                  <Sign name="menu" />
                </a>
              )}
              <HeaderSections {...view} label="Разделы магазина" items={items.slice(0, 4)} />
            </div>
            <Link className={styles["wordmark"]} href="/" aria-label="Грань, на главную">
              {wordmark}
            </Link>
            <div className={styles["right"]}>
              <HeaderSections {...view} label="О магазине" items={items.slice(4)} />
              <HeaderIcons {...view} />
            </div>
          </>
        )}
      </header>
      {header.context.overlay === null || drawer !== null ? null : (
        <button
          className={styles["scrim"]}
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          data-fading={!isOpen}
          onClick={() => send({ type: "header.close" })}
        />
      )}
      {panels && drawer ? <panels.Drawer {...view} stage={drawer} /> : null}
    </>
  )
}
