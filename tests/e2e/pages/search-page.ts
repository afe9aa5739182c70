import { expect } from "playwright/test"
import { Shell } from "./shell.ts"

/** The page of results, in two tabs. */
export class SearchPage extends Shell {
  get field() {
    return this.page.getByRole("main").getByRole("searchbox", { name: "Поиск по каталогу" })
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

  /** A whole page of what the shop's call answers, in its order. */
  async seeCards({ items }: { readonly items: ReadonlyArray<{ readonly name: string }> }) {
    expect(items).toHaveLength(12)
    // The card of a stone leaves out that it is one, and begins with its shape.
    const names = items.map(({ name }) =>
      name.replace(/^Бриллиант, (.)(\S*)/, (_, first: string, rest: string) => `${first.toUpperCase()}${rest},`)
    )
    await expect(this.cards.getByRole("heading", { level: 2 })).toHaveText(names)
  }

  async find(term: string) {
    await this.field.fill(term)
    await this.page.getByRole("button", { name: "Найти" }).click()
  }

  /** Chooses an order, and waits until the list stands in it. */
  async sort(by: string) {
    const menu = this.page.locator("summary").filter({ hasText: "Сортировка" })
    await menu.click()
    await this.page.getByRole("main").getByRole("link", { name: by, exact: true }).click()
    await expect(menu).toContainText(by)
  }

  /** What is said of the term; short words cling to what follows. */
  async seeSaid(text: string) {
    await expect(this.page.getByRole("main").getByRole("status")).toHaveText(new RegExp(text.replaceAll(" ", "\\s")))
  }

  /** The whole number of roubles of each card. */
  async prices(): Promise<ReadonlyArray<number>> {
    const texts = await this.cards.locator("p").filter({ hasText: "₽" }).allTextContents()
    return texts.map((text) => Number((/[\d\s]+(?=₽)/.exec(text)?.[0] ?? "").replaceAll(/\s/g, "")))
  }
}
