// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from "@testing-library/react"
import { afterEach, describe, expect, it } from "vitest"
import { StaticBlock } from "../../view/parts/static-block.tsx"
import { loadedDialog } from "../../view/dialogs/loader.ts"
import { AccountLink } from "../../view/shell/account-link.tsx"
import { MenuLink } from "../../view/shell/menu-link.tsx"
import { guestShop, renderIn, wishIn } from "../support/in-shop.tsx"

afterEach(cleanup)

const registry = "https://probpalata.example/registry"

describe("a link to another site", () => {
  it.each([
    [
      "a menu",
      <MenuLink key="menu" href={registry} domain="gran.example">
        Реестр
      </MenuLink>
    ],
    ["a page of words", <StaticBlock key="words" block={{ kind: "links", items: [{ title: "Реестр", link: registry }] }} />]
  ])("[DLG-038] of %s asks before the shop is left", (_, part) => {
    const shop = guestShop()
    renderIn(shop, part)
    const link = screen.getByRole("link", { name: /^Реестр, другой\sсайт/ })
    expect([link.getAttribute("href"), link.getAttribute("target"), link.getAttribute("rel")]).toEqual([registry, "_blank", "noopener"])
    expect(fireEvent.click(link)).toBe(false)
    expect(wishIn(shop)).toEqual({ key: "externalLink", props: { url: registry } })
  })

  it.each(["ctrlKey", "metaKey", "shiftKey", "altKey"])("is the browser's when it is pressed with %s", (key) => {
    const shop = guestShop()
    renderIn(
      shop,
      <MenuLink href={registry} domain={null}>
        Реестр
      </MenuLink>
    )
    expect(fireEvent.click(screen.getByRole("link"), { [key]: true })).toBe(true)
    expect(wishIn(shop)).toBeNull()
  })

  it("stays a plain one where the address cannot be one of another site", () => {
    const shop = guestShop()
    renderIn(
      shop,
      <MenuLink href="https:registry" domain={null}>
        Реестр
      </MenuLink>
    )
    expect(fireEvent.click(screen.getByRole("link"))).toBe(true)
    expect(wishIn(shop)).toBeNull()
  })
})

describe("the sign of the account", () => {
  it("leads to the profile, and for a guest to the login that leads there", async () => {
    const shop = guestShop()
    renderIn(shop, <AccountLink className={undefined} />)
    const link = screen.getByRole("link", { name: "Войти" })
    expect(link.getAttribute("href")).toBe("/personal/profile/")
    fireEvent.pointerEnter(link)
    await expect.poll(() => loadedDialog("login") !== undefined, { timeout: 30_000 }).toBe(true)
    fireEvent.click(link)
    expect(wishIn(shop)).toEqual({ key: "login", props: { redirect: true } })
  })

  it("names no guest while a kept token is being looked at, and is a link then", () => {
    const shop = guestShop()
    shop.send({ type: "shop.begin", auth: "stored", drafts: {}, wish: null })
    renderIn(shop, <AccountLink className={undefined} />)
    fireEvent.click(screen.getByRole("link", { name: /^Личный\sкабинет$/ }))
    expect(wishIn(shop)).toBeNull()
    expect(location.pathname).toBe("/personal/profile/")
  })
})
