import { expect } from "./patient-expect.ts"
import type { HeaderVariant } from "../../core/domain/shell/header.ts"
import { Shell } from "./shell.ts"

export type Overlay = "desktopMenu" | "hamburger" | "search"

export class Header extends Shell {
  async seeVariant(variant: HeaderVariant) {
    await expect(this.bar).toHaveAttribute("data-variant", variant)
  }

  /** Expects only this overlay to be open. */
  async seeOpen(overlay: Overlay) {
    await expect(this.panels[overlay]).toBeVisible()
    await expect(this.bar).toHaveAttribute("data-overlay", overlay)
    for (const other of overlays) if (other !== overlay) await expect(this.panels[other]).toBeHidden()
  }

  /** Expects the section's menu to be open. */
  async seeOpenMenu(section: string) {
    await expect(this.disclosure(section)).toHaveAttribute("aria-expanded", "true")
    await expect(this.disclosure(section).locator("+ div")).toBeVisible()
  }

  async seeOverlay(overlay: Overlay) {
    await expect(this.bar).toHaveAttribute("data-overlay", overlay)
  }

  async seeNothingOpen() {
    await expect(this.bar).not.toHaveAttribute("data-overlay")
  }

  async seeClosed() {
    await expect(this.bar).not.toHaveAttribute("data-overlay")
    for (const overlay of overlays) await expect(this.panels[overlay]).toBeHidden()
  }

  /** Opens a section's menu by keyboard, others by mouse. */
  async choose(overlay: Overlay) {
    if (overlay === "desktopMenu") await this.disclosure("Украшения").press("Enter")
    else if (overlay === "search") await this.controlOf("Поиск").click()
    else await this.controlOf("Меню", "Закрыть").click()
  }

  /** Activates a control under the drawer, as screen readers can. */
  async chooseUnder(overlay: "desktopMenu" | "search") {
    const control = overlay === "search" ? this.bar.getByLabel("Поиск", { exact: true }) : this.bar.getByLabel("Меню раздела «Украшения»")
    await control.dispatchEvent("click")
  }

  /** Activates a control without focus, as screen readers can. */
  async chooseWithoutFocus(control: "Меню" | "Поиск") {
    await this.controlOf(control).dispatchEvent("click")
  }

  /** Opens the drawer's first row with subpages. */
  async chooseBranch() {
    await this.drawer.locator("button[aria-expanded]:visible").first().click()
  }

  async pointAt(section: string) {
    await this.section(section).hover()
  }

  /** Moves the pointer away from the header and its menus. */
  async pointAway() {
    await this.page.mouse.move(640, 860)
  }

  /** Expects the sections, or only the shop's name. */
  async seeSections(areThere: boolean) {
    await expect(this.section("Бриллианты")).toHaveCount(areThere ? 1 : 0)
  }

  section(name: string) {
    return this.bar.getByRole("link", { name, exact: true }).first()
  }

  disclosure(section: string) {
    return this.bar.getByRole("button", { name: `Меню раздела «${section}»` })
  }

  async touch(x: number) {
    await this.finger("touchstart", x)
  }

  async lift(x: number) {
    await this.finger("touchend", x)
  }

  get drawer() {
    return this.page.getByRole("dialog", { name: "Меню" })
  }

  get search() {
    return this.page.getByRole("combobox", { name: "Поиск по каталогу" })
  }

  get focused() {
    return this.page.locator(":focus")
  }

  /** Presses Tab at most `most` times, until an element with this name has the focus. */
  async tabTo(name: string | RegExp, most = 60): Promise<void> {
    for (let presses = 0; presses < most; presses++) {
      await this.page.keyboard.press("Tab")
      const label = await this.focused
        .evaluate((element) => element.getAttribute("aria-label") ?? element.textContent ?? "")
        .catch(() => "")
      const plain = label.replaceAll(/\s/g, " ").trim()
      if (typeof name === "string" ? plain === name : name.test(plain)) return
    }
    throw new Error(`Tab never reached ${String(name)}`)
  }

  /** Turns the wheel; returns the scroll position. */
  async wheel(by: number) {
    await this.page.mouse.wheel(0, by)
    await this.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    return this.scrolled()
  }

  private async finger(type: "touchstart" | "touchend", x: number) {
    await this.drawer.evaluate(
      (drawer, { name, left }) => {
        const finger = new Touch({ identifier: 1, target: drawer, clientX: left, clientY: 640 })
        drawer.dispatchEvent(
          new TouchEvent(name, { bubbles: true, touches: name === "touchend" ? [] : [finger], changedTouches: [finger] })
        )
      },
      { name: type, left: x }
    )
  }

  private controlOf(...names: ReadonlyArray<string>) {
    const [first = "", ...others] = names.map((name) => this.page.getByRole(name === "Закрыть" ? "button" : "link", { name, exact: true }))
    if (typeof first === "string") throw new Error("no control")
    return others.reduce((found, other) => (typeof other === "string" ? found : found.or(other)), first).last()
  }

  private get bar() {
    return this.page.locator("header")
  }

  private get panels() {
    return {
      desktopMenu: this.bar.getByText("Все украшения"),
      hamburger: this.drawer,
      search: this.search
    }
  }
}

const overlays: ReadonlyArray<Overlay> = ["desktopMenu", "hamburger", "search"]
