import { expect } from "playwright/test"
import { Shell } from "./shell.ts"

export class HomePage extends Shell {
  openHome() {
    return this.open("/")
  }

  /** Expects the hero, the ten cuts and today's stones. */
  async see() {
    await this.seeAddress("/")
    await expect(this.wayToStones).toBeVisible()
    await expect(this.page.getByRole("region", { name: "Бриллианты по форме" }).getByRole("listitem")).toHaveCount(10)
    await expect(this.page.getByRole("region", { name: "Новое" }).getByRole("listitem").first()).toBeVisible()
  }

  /** Follows the link beside the new stones, far down the page. */
  async chooseNewest() {
    await this.page.getByRole("link", { name: "Все бриллианты", exact: true }).click()
  }

  async chooseDiamonds() {
    await this.wayToStones.click()
  }

  /** Follows a section of the shop, by its picture or its name. */
  async chooseCategory(name: string) {
    await this.page
      .getByRole("region", { name: "Украшения" })
      .getByRole("link", { name: new RegExp(`^${name}\\s\\d`) })
      .click()
  }

  /** Link in the hero; the dark stone section has another. */
  private get wayToStones() {
    return this.page.getByRole("main").getByRole("link", { name: "Выбрать бриллиант" }).first()
  }
}
