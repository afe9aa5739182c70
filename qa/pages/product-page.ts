import { expect, type Locator } from "playwright/test"
import { Shell } from "./shell.ts"

export class ProductPage extends Shell {
  async see(name: string) {
    await this.seeHeading(name)
    await expect(this.page.getByText(/^Арт\.\s/)).toBeVisible()
    await expect(this.page.getByRole("heading", { name: "Характеристики" })).toBeVisible()
  }

  /** Chosen metal or size. */
  chosen(what: "Металл" | "Размер") {
    return this.page.getByRole("region", { name: what }).locator("[aria-current]")
  }

  /** Chooses the first other metal or size that is available, and returns the link's name and address. */
  async chooseOther(what: "Металл" | "Размер"): Promise<{ readonly name: string; readonly path: string }> {
    const other = this.others(what).first()
    const name = await other.innerText()
    const path = (await other.getAttribute("href")) ?? ""
    await other.click()
    return { name, path }
  }

  get bar(): Locator {
    return this.page.getByText(/^(?:В\sкорзину|Под\sзаказ)$/).last()
  }

  get action(): Locator {
    return this.page.getByRole("link", { name: /^(?:Быстрый\sзаказ|Под\sзаказ)$/ }).first()
  }

  private others(what: "Металл" | "Размер"): Locator {
    return this.page.getByRole("region", { name: what }).locator("li a:not([aria-current])").filter({ hasNotText: "нет" })
  }
}
