import { expect } from "playwright/test"
import { Shell } from "./shell.ts"

export class HomePage extends Shell {
  openHome() {
    return this.open("/")
  }

  /** The hero, the ten cuts, the stones of today. */
  async see() {
    await this.seeAddress("/")
    await expect(this.page.getByRole("link", { name: "Выбрать бриллиант" })).toBeVisible()
    await expect(this.page.getByRole("region", { name: "Бриллианты по форме" }).getByRole("listitem")).toHaveCount(10)
    await expect(this.page.getByRole("region", { name: "Новое" }).getByRole("listitem").first()).toBeVisible()
  }

  /** Follows the link beside the stones of today, far down the page. */
  async chooseNewest() {
    await this.page.getByRole("link", { name: "Все новинки" }).click()
  }

  async chooseDiamonds() {
    await this.page.getByRole("link", { name: "Выбрать бриллиант" }).click()
  }
}
