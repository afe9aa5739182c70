import { expect } from "./patient-expect.ts"
import { Shell } from "./shell.ts"

export class JewelryPage extends Shell {
  /** Expects a full page of pieces, marked in the pagination. */
  async see(title: string, number: number) {
    await this.seeHeading(title)
    await expect(this.cards).toHaveCount(24)
    await expect(this.pages.getByRole("link", { name: `Страница ${number}`, exact: true })).toHaveAttribute("aria-current", "page")
  }

  async seeCategory(name: string) {
    await expect(this.categories.getByRole("link", { name: new RegExp(`^${name} \\d`) })).toHaveAttribute("aria-current", "true")
  }

  async chooseCategory(name: string) {
    await this.categories.getByRole("link", { name: new RegExp(`^${name} \\d`) }).click()
  }

  async choosePage(number: number) {
    await this.pages.getByRole("link", { name: `Страница ${number}`, exact: true }).click()
  }

  /** Opens a piece; returns its name and address. */
  async choosePiece(index: number) {
    const link = this.linkOf(index)
    const name = await link.innerText()
    const path = (await link.getAttribute("href")) ?? ""
    await link.click()
    return { name, path }
  }

  linkOf(index: number) {
    return this.cards.nth(index).getByRole("link")
  }

  /** Number of columns. */
  async perRow() {
    const tops = await this.cards.evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().top)))
    return tops.filter((top) => top === tops[0]).length
  }

  get cards() {
    return this.page
      .getByRole("main")
      .getByRole("listitem")
      .filter({ has: this.page.getByRole("heading", { level: 2 }) })
  }

  private get categories() {
    return this.page.getByRole("navigation", { name: "Категории украшений" })
  }

  private get pages() {
    return this.page.getByRole("navigation", { name: "Страницы списка" })
  }
}
