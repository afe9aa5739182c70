import type { MouseEvent, TouchEvent } from "react"
import { Link } from "wouter"
import type { MenuItem } from "../../core/contract/shell.ts"
import { organization } from "../../core/domain/content/organization.ts"
import { AccountLink } from "../account/account-link.tsx"
import { MenuLink } from "./menu-link.tsx"
import { Branch } from "./branch.tsx"
import styles from "./drawer.module.css"
import { CountedLink } from "./counted-link.tsx"
import type { HeaderView } from "./header-view.ts"
import { Sign } from "../ui/sign.tsx"
import { wordmark } from "./wordmark.tsx"

type Props = HeaderView & { readonly stage: "open" | "fading" }

/** Drawer on a wide screen (list `hamburger`), full-screen menu on a narrow one (list `mobile`: the header has no sections there). */
export function Drawer({ stage, ...view }: Props) {
  const { favourites, header, inCart, menu, send } = view
  const close = () => send({ type: "header.close" })
  const closeOutside = ({ currentTarget, target }: MouseEvent) => (target === currentTarget ? close() : undefined)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- Escape closes it, and a button
    <dialog
      ref={showModal}
      className={styles["dialog"]}
      aria-label="Меню"
      data-fading={stage === "fading"}
      data-branch={header.context.branch !== null}
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
      onClick={closeOutside}
      onTouchStart={({ touches }: TouchEvent) => send({ type: "header.touch", at: pointOf(touches[0]) })}
      onTouchEnd={({ changedTouches }: TouchEvent) => send({ type: "header.lift", at: pointOf(changedTouches[0]) })}
    >
      <div className={styles["drawer"]}>
        <div className={styles["top"]}>
          <button className={styles["close"]} type="button" onClick={() => send({ type: "header.chooseHamburger" })}>
            <Sign name="close" />
            <span>Закрыть</span>
          </button>
          <button className={styles["search"]} type="button" aria-label="Поиск" onClick={() => send({ type: "header.chooseSearch" })}>
            <Sign name="search" />
          </button>
          <Link className={styles["wordmark"]} href="/" aria-label="Грань, на главную">
            {wordmark}
          </Link>
          <div className={styles["counted"]}>
            <CountedLink href="/wishlist/" label="Избранное" sign="heart" count={favourites} />
            <CountedLink href="/cart" label="Корзина" sign="bag" count={inCart} />
          </div>
        </div>
        <List {...view} className={styles["narrow"]} name="mobile" items={menu?.mobile ?? []} />
        <List {...view} className={styles["wide"]} name="hamburger" items={menu?.hamburger ?? []} />
        <div className={styles["contact"]}>
          <AccountLink className={styles["account"]} user={view.user} />
          {contact}
        </div>
      </div>
    </dialog>
  )
}

type ListProps = HeaderView & {
  readonly className: string | undefined
  readonly name: "mobile" | "hamburger"
  readonly items: ReadonlyArray<MenuItem>
}

function List({ className, items, name, ...view }: ListProps) {
  const { domain, header, path, send } = view
  const open = items.find(({ children, code }) => children.length > 0 && code === header.context.branch)
  return (
    <nav className={className} aria-label="Разделы">
      <ul className={styles["rows"]}>
        {items.map(({ children, code, link, title }) => (
          <li key={code} className="display-s">
            {children.length === 0 ? (
              <MenuLink href={link} domain={domain}>
                {title}
              </MenuLink>
            ) : (
              <button
                type="button"
                aria-expanded={open?.code === code}
                aria-controls={open?.code === code ? `${name}-${code}` : undefined}
                onClick={() => send({ type: "header.enterBranch", item: code })}
              >
                <span>{title}</span>
                <Sign name="next" size={20} />
              </button>
            )}
          </li>
        ))}
      </ul>
      {open ? (
        <Branch id={`${name}-${open.code}`} item={open} domain={domain} path={path} onBack={() => send({ type: "header.leaveBranch" })} />
      ) : null}
    </nav>
  )
}

/** Opens the dialog while rendered; the browser traps and restores the focus. */
const showModal = (dialog: HTMLDialogElement | null) => {
  if (dialog === null) return undefined
  dialog.showModal()
  return () => dialog.close()
}

type Finger = { readonly clientX: number; readonly clientY: number }

const pointOf = (finger: Finger | undefined) => ({ x: finger?.clientX ?? 0, y: finger?.clientY ?? 0 })

const phoneLink = `tel:${organization.phoneInternational}`

const contact = (
  <>
    <a href={phoneLink}>
      <Sign name="phone" size={20} />
      <span className={styles["short"]}>Позвонить</span>
      <span className={`figures ${styles["long"]}`}>{organization.phone}</span>
    </a>
    <Link className={styles["ask"]} href="/ask-question">
      Задать вопрос
    </Link>
  </>
)
