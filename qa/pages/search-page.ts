import { expect } from "./patient-expect.ts"
import { Shell } from "./shell.ts"
import { containedText } from "./text-pattern.ts"

/** Search results, in two tabs. */
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

  /** Expects a page of results in the order of the API. */
  async seeCards({ items }: { readonly items: ReadonlyArray<{ readonly name: string }> }) {
    expect(items).toHaveLength(12)
    // A stone's card omits the word for diamond.
    const names = items.map(({ name }) =>
      name.replace(/^Бриллиант, (.)(\S*)/, (_, first: string, rest: string) => `${first.toUpperCase()}${rest},`)
    )
    await expect(this.cards.getByRole("heading", { level: 2 })).toHaveText(names)
  }

  async find(term: string) {
    await this.field.fill(term)
    await this.page.getByRole("button", { name: "Найти" }).click()
  }

  /** Chooses an order and waits for the sorted list. */
  async sort(by: string) {
    const menu = this.page.locator("summary").filter({ hasText: "Сортировка" })
    await menu.click()
    await this.page.getByRole("main").getByRole("link", { name: by, exact: true }).click()
    await expect(menu).toContainText(by)
  }

  /** Expects the message about the term, with any spaces. */
  async seeStatus(text: string) {
    await expect(this.page.getByRole("main").getByRole("status")).toHaveText(containedText(text))
  }

  /** Price of each card in roubles. */
  async prices(): Promise<ReadonlyArray<number>> {
    const texts = await this.cards.locator("p").filter({ hasText: "₽" }).allTextContents()
    return texts.map((text) => Number((/[\d\s]+(?=₽)/.exec(text)?.[0] ?? "").replaceAll(/\s/g, "")))
  }
}
