import type { Locator } from "playwright/test"
import { expect } from "./patient-expect.ts"
import { Shell } from "./shell.ts"

export class ProductPage extends Shell {
  async see(name: string) {
    await this.seeHeading(name)
    await expect(this.page.getByText(/^Арт\.\s/)).toBeVisible()
    await expect(this.page.getByRole("heading", { name: "Характеристики" })).toBeVisible()
  }

  chosen(property: "Металл" | "Размер") {
    return this.page.getByRole("region", { name: property }).locator("[aria-current]")
  }

  /** Chooses another available metal or size; returns the link's name and address. */
  async chooseOther(property: "Металл" | "Размер"): Promise<{ readonly name: string; readonly path: string }> {
    const other = this.others(property).first()
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

  private others(property: "Металл" | "Размер"): Locator {
    return this.page.getByRole("region", { name: property }).locator("li a:not([aria-current])").filter({ hasNotText: "нет" })
  }
}
