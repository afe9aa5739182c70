import type { Page } from "playwright/test"
import { expect } from "./patient-expect.ts"
import { exactText } from "./text-pattern.ts"

/** Consent bar and its choices, which the footer opens too. */
export class ConsentPanel {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  get region() {
    return this.#page.getByRole("region", { name: "Файлы cookie" })
  }

  allowAll = () => this.#press("Разрешить все")
  refuse = () => this.#press("Только необходимые")
  choose = () => this.#press("Выбрать")
  save = () => this.#press("Сохранить выбор")
  close = () => this.#press("Закрыть")

  async tick(name: string): Promise<void> {
    await this.region.getByText(exactText(name), { exact: true }).click()
  }

  async openByFooter(): Promise<void> {
    await this.#page
      .getByRole("contentinfo")
      .getByRole("link", { name: exactText("Настройки cookie") })
      .click()
  }

  async see(state: string): Promise<void> {
    await expect(this.region).toHaveCount(state === "asking" || state === "choosing" ? 1 : 0)
    if (state === "choosing") await expect(this.region.getByRole("checkbox")).toHaveCount(3)
  }

  async #press(name: string): Promise<void> {
    await this.region.getByRole("button", { name: exactText(name) }).click()
  }
}
