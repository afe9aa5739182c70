import { expect } from "playwright/test"
import { Shell } from "./shell.ts"

/** The page of results, in two tabs. */
export class SearchPage extends Shell {
  get field() {
    return this.page.getByRole("main").getByRole("searchbox", { name: "Что найти" })
  }

  get tabs() {
    return this.page.getByRole("navigation", { name: "Где нашлось" }).getByRole("link")
  }

  get cards() {
    return this.page
      .getByRole("main")
      .getByRole("listitem")
      .filter({ has: this.page.getByRole("heading", { level: 2 }) })
  }

  async find(term: string) {
    await this.field.fill(term)
    await this.page.getByRole("button", { name: "Найти" }).click()
  }

  async sort(by: string) {
    await this.page
      .locator("summary")
      .filter({ hasText: /Сначала|Цена/ })
      .click()
    await this.page.getByRole("main").getByRole("link", { name: by, exact: true }).click()
  }

  /** What is said of the term; short words cling to what follows. */
  async seeSaid(text: string) {
    await expect(this.page.getByRole("main").getByRole("status")).toHaveText(new RegExp(text.replaceAll(" ", "\\s")))
  }

  /** The whole number of roubles of each card. */
  async prices(): Promise<ReadonlyArray<number>> {
    const texts = await this.cards.locator("p").filter({ hasText: "₽" }).allTextContents()
    return texts.map((text) => Number(text.replace(/,.*$/s, "").replaceAll(/\D/g, "")))
  }
}
