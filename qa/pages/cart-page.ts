import type { Locator } from "playwright/test"
import { expect } from "./patient-expect.ts"
import { containedText, exactText } from "./text-pattern.ts"
import { Shell } from "./shell.ts"

export class CartPage extends Shell {
  /** Opens the cart and waits for its content. */
  async openFull() {
    await this.open("/cart/")
    await this.seeSummary()
  }

  async seeSummary() {
    await expect(this.page.getByRole("heading", { name: exactText("Ваш заказ") })).toBeVisible()
  }

  async seeEmpty() {
    await expect(this.page.getByRole("heading", { level: 1, name: exactText("Корзина пуста") })).toBeVisible()
  }

  /** Adds the product of the page, and expects the confirmation. */
  async buy() {
    await this.buyButton.click()
    await expect(this.dialog).toBeVisible()
  }

  get buyButton(): Locator {
    return this.page.getByRole("button", { name: exactText("В корзину") }).first()
  }

  line(name: string | RegExp): Locator {
    return this.page
      .getByRole("main")
      .getByRole("listitem")
      .filter({ has: this.page.getByRole("heading", { level: 3, name }) })
  }

  get lines(): Locator {
    return this.page
      .getByRole("main")
      .getByRole("listitem")
      .filter({ has: this.page.getByRole("heading", { level: 3 }) })
  }

  get quantity(): Locator {
    return this.page.getByRole("textbox", { name: "Количество" })
  }

  async seeQuantity(quantity: number) {
    await expect(this.quantity).toHaveValue(String(quantity))
    await expect(this.page.getByRole("main").locator('[aria-busy="true"]')).toHaveCount(0)
  }

  async clear() {
    await this.page.getByRole("button", { name: exactText("Очистить корзину") }).click()
    await this.page.getByRole("dialog").getByRole("button", { name: "Очистить" }).click()
    await this.seeEmpty()
  }

  get total(): Locator {
    return this.page.getByText("Итого", { exact: true }).locator("xpath=following-sibling::dd")
  }

  get order(): Locator {
    return this.page.getByRole("button", { name: exactText("Перейти к оформлению") })
  }

  get dialog(): Locator {
    return this.page.getByRole("dialog", { name: exactText("Товар успешно добавлен") })
  }

  get removals(): Locator {
    return this.page.getByRole("button", { name: /^Удалить: / })
  }

  get asides(): Locator {
    return this.page.getByRole("button", { name: /^Отложить: / })
  }

  get returns(): Locator {
    return this.page.getByRole("button", { name: /^Вернуть в корзину: / })
  }

  /** Undo button after a removal. */
  get undo(): Locator {
    return this.page.getByRole("button", { name: "Вернуть", exact: true })
  }

  /** Retry button of unsent changes. */
  get again(): Locator {
    return this.page.getByRole("button", { name: "Повторить" })
  }

  /** Opens the form of a stone's name. */
  get naming(): Locator {
    return this.page.getByRole("button", { name: exactText("Дать камню имя") })
  }

  named(name: string): Locator {
    return this.page.getByRole("main").getByText(exactText(`Имя в сертификате: «${name}»`))
  }

  async goByHeader() {
    await this.page
      .getByRole("banner")
      .getByRole("link", { name: /^Корзина/ })
      .first()
      .click()
  }

  toast(text: string): Locator {
    return this.page.locator("[aria-live] > [role]").filter({ hasText: containedText(text) })
  }

  /** Expects the header's link: «Корзина», or with the number of items. */
  async seeBadge(text: string) {
    await expect(
      this.page
        .getByRole("banner")
        .getByRole("link", { name: exactText(text) })
        .first()
    ).toBeVisible()
  }
}
