import { expect } from "./patient-expect.ts"
import { Shell } from "./shell.ts"

export class HomePage extends Shell {
  openHome() {
    return this.open("/")
  }

  async see() {
    await this.seeAddress("/")
    await expect(this.stonesLink).toBeVisible()
    await expect(this.page.getByRole("region", { name: "Бриллианты по форме" }).getByRole("listitem")).toHaveCount(10)
    await expect(this.page.getByRole("region", { name: "Новое" }).getByRole("listitem").first()).toBeVisible()
  }

  /** Follows the link beside the new stones. */
  async chooseNewest() {
    await this.page.getByRole("link", { name: "Все бриллианты", exact: true }).click()
  }

  async chooseDiamonds() {
    await this.stonesLink.click()
  }

  /** Follows a category, by picture or name. */
  async chooseCategory(name: string) {
    await this.page
      .getByRole("region", { name: "Украшения" })
      .getByRole("link", { name: new RegExp(`^${name}\\s\\d`) })
      .click()
  }

  /** Link of the hero; the stone section has another. */
  private get stonesLink() {
    return this.page.getByRole("main").getByRole("link", { name: "Выбрать бриллиант" }).first()
  }
}
