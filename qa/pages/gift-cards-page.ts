import type { Page } from "playwright/test"
import { expect } from "./patient-expect.ts"

export class GiftCardsPage {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  async chooseAmount(name: string) {
    await this.page.getByRole("radio", { name, exact: true }).check()
  }

  /** Chooses another offered amount. */
  async chooseOtherAmount() {
    await this.page.getByRole("group", { name: "Номинал" }).getByRole("radio", { checked: false, name: /₽$/ }).first().check()
  }

  async chooseDesign(name: string) {
    await this.page.getByRole("radio", { name, exact: true }).check()
  }

  async writeAmount(text: string) {
    await this.page.getByLabel("Сумма, ₽").fill(text)
  }

  async writeQuantity(text: string) {
    await this.page.getByLabel("Количество").fill(text)
  }

  async put() {
    await this.page.getByRole("button", { name: "В корзину" }).click()
  }

  /** The pointer does not move. */
  async putByKey() {
    await this.page.getByRole("button", { name: "В корзину" }).press("Enter")
  }

  /** Expects the error, focus and value of a field. */
  async seeWrong(label: string, text: string, written: string) {
    const field = this.page.getByLabel(label)
    await expect(field).toBeFocused()
    await expect(field).toHaveAccessibleDescription(text)
    await expect(field).toHaveValue(written)
  }

  async seeFace(text: string) {
    await expect(this.page.getByRole("img", { name: text })).toBeVisible()
  }

  async seeTotal(text: string) {
    await expect(this.page.locator("output")).toHaveText(text)
  }

  /** Expects the quantity of the chosen certificate. */
  async seeInCart(count: number) {
    await expect(this.status).toContainText(`В корзине: ${count}.`)
  }

  async inCart(): Promise<number> {
    return Number(/\d+/.exec(await this.status.innerText())?.[0] ?? 0)
  }

  get status() {
    return this.page.locator("form[action='/giftcards/'] [role=status]")
  }
}
