import type { MouseEvent } from "react"
import { AccountLink } from "../account/account-link.tsx"
import { CountedLink } from "./counted-link.tsx"
import styles from "./header.module.css"
import { type HeaderView, stageOf } from "./header-view.ts"
import { loadedPanels } from "./panels-loader.ts"
import { Sign } from "../ui/sign.tsx"

export function HeaderIcons(view: HeaderView) {
  const { favourites, header, inCart, menu, send } = view
  const stage = stageOf(header, "search")
  const panels = header.hasTag("drawable") ? loadedPanels() : undefined
  const toggleSearch = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    send({ type: "header.chooseSearch" })
  }
  return (
    <>
      {menu === null || menu.header.length === 0 ? null : (
        <a
          className={`${styles["sign"]} ${styles["search"]}`}
          href="/search/"
          aria-label="Поиск"
          aria-expanded={stage === "open"}
          onClick={toggleSearch}
          onPointerEnter={() => send({ type: "header.prepare" })}
        >
          <Sign name={stage === "open" ? "close" : "search"} />
        </a>
      )}
      {panels && stage && menu ? <panels.SearchPanel {...view} menu={menu} stage={stage} /> : null}
      <CountedLink href="/wishlist/" label="Избранное" sign="heart" count={favourites} />
      <AccountLink className={`${styles["sign"]} ${styles["account"]}`} user={view.user} labelClass="unseen" />
      <CountedLink href="/cart" label="Корзина" sign="bag" count={inCart} />
    </>
  )
}
