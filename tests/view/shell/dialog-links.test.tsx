// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from "@testing-library/react"
import type { ReactElement } from "react"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { StaticBlock } from "../../../view/content/static-block.tsx"
import { loadedDialog } from "../../../view/modal/loader.ts"
import { AccountLink } from "../../../view/account/account-link.tsx"
import { DialogLinks } from "../../../view/shell/dialog-links.tsx"
import { MenuLink } from "../../../view/shell/menu-link.tsx"
import { guestShop, renderIn, wishIn } from "../../support/view/in-shop.tsx"
import { user } from "../../../qa/samples/user.ts"

beforeEach(() => history.replaceState(null, "", "/"))
afterEach(cleanup)

const registry = "https://probpalata.example/registry"

/** A link on a hydrated page. */
const draw = (link: ReactElement) => {
  const shop = guestShop()
  renderIn(
    shop,
    <>
      {link}
      <DialogLinks />
    </>
  )
  return { shop, link: screen.getByRole("link") }
}

const menuLink = (href: string) => (
  <MenuLink href={href} domain="gran.example">
    Реестр
  </MenuLink>
)

describe("a link to another site", () => {
  it.each([
    ["a menu", menuLink(registry)],
    ["a page of words", <StaticBlock key="words" block={{ kind: "links", items: [{ title: "Реестр", link: registry }] }} />]
  ])("of %s asks before leaving the shop", (_, part) => {
    const { link, shop } = draw(part)
    expect(link.textContent).toMatch(/^Реестр, другой\sсайт, откроется/)
    expect([link.getAttribute("href"), link.getAttribute("target"), link.getAttribute("rel")]).toEqual([registry, "_blank", "noopener"])
    expect(fireEvent.click(link)).toBe(false)
    expect(wishIn(shop)).toEqual({ key: "externalLink", props: { url: registry } })
  })

  it.each(["ctrlKey", "metaKey", "shiftKey", "altKey"])("is left to the browser when pressed with %s", (key) => {
    const { link, shop } = draw(menuLink(registry))
    expect(fireEvent.click(link, { [key]: true })).toBe(true)
    expect(wishIn(shop)).toBeNull()
  })

  it("remains a plain one if the address cannot belong to another site", () => {
    const { link, shop } = draw(menuLink("https:registry"))
    expect(fireEvent.click(link)).toBe(true)
    expect(wishIn(shop)).toBeNull()
  })

  it("opens the ring measures over the page on which a size is chosen", () => {
    const { link, shop } = draw(
      <a href="/ring-size" data-dialog="ringSize">
        Как узнать размер
      </a>
    )
    expect(fireEvent.click(link)).toBe(false)
    expect(wishIn(shop)).toEqual({ key: "ringSize", props: {} })
  })

  it("is a plain link again after its page is unmounted", () => {
    const { shop } = draw(menuLink(registry))
    cleanup()
    document.body.innerHTML = `<a data-dialog="externalLink" href="${registry}">Реестр</a>`
    expect(fireEvent.click(screen.getByRole("link"))).toBe(true)
    expect(wishIn(shop)).toBeNull()
    document.body.innerHTML = ""
  })
})

describe("the account icon", () => {
  it("for a guest opens the login for the profile, whose code loads when a pointer approaches", async () => {
    const { link, shop } = draw(<AccountLink className={undefined} user={null} />)
    expect([link.textContent, link.getAttribute("href")]).toEqual(["Войти", "/personal/profile/"])
    fireEvent.pointerOver(link)
    await expect.poll(() => loadedDialog("login") !== undefined, { timeout: 30_000 }).toBe(true)
    expect(fireEvent.click(link)).toBe(false)
    expect(wishIn(shop)).toEqual({ key: "login", props: { redirect: true } })
    expect(location.pathname).toBe("/")
  })

  it.each([
    ["a user", user, "Личный кабинет, Анна"],
    ["somebody who is not known yet", undefined, "Личный кабинет"]
  ])("for %s is a link to the profile", (_, who, name) => {
    const { link, shop } = draw(<AccountLink className={undefined} user={who} />)
    expect(link.textContent).toBe(name)
    fireEvent.click(link)
    expect(wishIn(shop)).toBeNull()
    expect(location.pathname).toBe("/personal/profile/")
  })
})
