import type { FocusEvent, SyntheticEvent } from "react"
import { useLocation } from "wouter"
import type { Menu } from "../../core/contract/shell.ts"
import { findSections } from "../../core/domain/menu-sections.ts"
import { formatNumber } from "../../core/domain/numbers.ts"
import { typeset } from "../../core/domain/typography.ts"
import { MenuLink } from "./menu-link.tsx"
import { takeFocus } from "./focus.ts"
import type { HeaderView } from "./header-view.ts"
import styles from "./search-panel.module.css"
import { Sign } from "./signs.tsx"

type Props = HeaderView & { readonly menu: Menu; readonly stage: "open" | "fading" }

/** Finds a section of the shop by its name while it is typed; Enter goes to the first. */
export function SearchPanel({ domain, header, menu, send, stage }: Props) {
  const [, go] = useLocation()
  const { text } = header.context
  const sections = findSections([...menu.mobile, ...menu.header, ...menu.hamburger, ...menu.footer], text)
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const first = sections.find(({ link }) => link.startsWith("/"))
    if (first !== undefined && text.trim() !== "") go(first.link)
  }
  const leaveByFocus = ({ currentTarget, relatedTarget }: FocusEvent) =>
    relatedTarget !== null && currentTarget.closest("header")?.contains(relatedTarget) === false
      ? send({ type: "header.close" })
      : undefined
  return (
    <div ref={takeFocus} className={`container ${styles["panel"]}`} data-fading={stage === "fading"} onBlur={leaveByFocus}>
      <form className={styles["form"]} role="search" aria-label="Поиск по разделам" onSubmit={submit}>
        <Sign name="search" />
        <input
          data-first
          type="search"
          name="term"
          aria-label="Что найти"
          placeholder="Что найти"
          autoComplete="off"
          maxLength={1000}
          value={text}
          onChange={({ currentTarget }) => send({ type: "header.search", text: currentTarget.value })}
        />
        {text === "" ? null : (
          <button className={styles["clear"]} type="button" onClick={() => send({ type: "header.search", text: "" })}>
            Очистить
          </button>
        )}
      </form>
      <div role="status" className={styles["note"]}>
        {sections.length === 0 ? <p>{typeset(`Разделов со словами «${text.trim()}» нет. Попробуйте другое слово.`)}</p> : null}
      </div>
      {sections.length === 0 ? null : (
        <section aria-labelledby="found-sections">
          <h2 id="found-sections" className="eyebrow">
            Разделы
          </h2>
          <ul className={styles["sections"]}>
            {sections.map(({ count, link, title, within }) => (
              <li key={link}>
                <MenuLink href={link} domain={domain}>
                  {title}
                </MenuLink>
                <span>{count === null ? within : formatNumber(count, 0)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
