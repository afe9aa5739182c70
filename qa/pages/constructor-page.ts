import type { Locator, Page } from "playwright/test"
import { expect } from "./patient-expect.ts"
import { exactText } from "./text-pattern.ts"

export const fromFrame = "/create-jewelry/constructor/from-frame"

export class ConstructorPage {
  readonly #page: Page
  readonly main: Locator
  readonly bar: Locator
  readonly dialog: Locator

  constructor(page: Page) {
    this.#page = page
    this.main = page.getByRole("main")
    this.bar = this.main.getByRole("complementary", { name: "Ваш выбор" })
    this.dialog = page.getByRole("dialog")
  }

  async chooseCategory(name: string): Promise<void> {
    await this.main.getByRole("link", { name: new RegExp(`^${name}`) }).click()
    await this.seeStep("Выберите оправу")
  }

  async chooseFrame(name: string): Promise<void> {
    await this.main.getByRole("link", { name: exactText(name), exact: true }).click()
    await this.seeStep(name)
  }

  async seeStep(heading: string): Promise<void> {
    await expect(this.#page.getByRole("heading", { level: 1, name: exactText(heading) })).toBeVisible()
  }

  async seeCurrent(name: string): Promise<void> {
    await expect(this.main.getByRole("navigation", { name: "Шаги" }).locator("[aria-current=step]")).toContainText(name)
  }

  async seeFits(): Promise<void> {
    expect(await this.#page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      await this.#page.evaluate(() => innerWidth)
    )
  }

  /** Includes the query, which has the choice. */
  async seeAddress(path: RegExp): Promise<void> {
    await expect.poll(() => new URL(this.#page.url()).pathname + new URL(this.#page.url()).search).toMatch(path)
  }
}
