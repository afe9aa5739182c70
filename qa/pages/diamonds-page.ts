import { expect } from "./patient-expect.ts"
import { Shell } from "./shell.ts"
import { containedText } from "./text-pattern.ts"

export class DiamondsPage extends Shell {
  openPage(number: number) {
    return this.open(number === 1 ? "/diamonds" : `/diamonds/${number}`)
  }

  /** Expects a full page of stones, marked in the pagination. */
  async see(number: number) {
    await this.seeHeading("Бриллианты")
    await expect(this.cards).toHaveCount(24)
    await expect(this.pages.getByRole("link", { name: `Страница ${number}`, exact: true })).toHaveAttribute("aria-current", "page")
    const range = [(number - 1) * 24 + 1, number * 24].map((each) => new Intl.NumberFormat("ru-RU").format(each)).join("–")
    await expect(this.page.getByText(containedText(`Показаны ${range} `))).toBeVisible()
  }

  async choosePage(number: number) {
    const link = this.pages.getByRole("link", { name: `Страница ${number}`, exact: true })
    await this.seeAlivePart(link)
    await link.click()
  }

  /** Opens a stone; returns its name and article. */
  async chooseStone(index: number): Promise<{ readonly name: string; readonly article: string }> {
    const link = this.cards.nth(index).getByRole("link")
    const name = await link.innerText()
    const article = /^\/diamonds\/(\d+)\/$/.exec((await link.getAttribute("href")) ?? "")?.[1] ?? ""
    await link.click()
    return { name, article }
  }

  private get cards() {
    return this.page
      .getByRole("main")
      .getByRole("listitem")
      .filter({ has: this.page.getByRole("heading", { level: 2 }) })
  }

  private get pages() {
    return this.page.getByRole("navigation", { name: "Страницы списка" })
  }
}
