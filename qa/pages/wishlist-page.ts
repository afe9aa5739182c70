import { expect } from "./patient-expect.ts"
import { Shell } from "./shell.ts"
import { exactText } from "./text-pattern.ts"

/** Favourites, and the hearts of any page. */
export class WishlistPage extends Shell {
  openFavourites(query = "") {
    return this.open(`/wishlist/${query}`)
  }

  /** Hearts of the page, in order. */
  hearts() {
    return this.page.getByRole("main").getByRole("button", { name: /^(?:В избранное|Убрать из избранного):/ })
  }

  /** Adds an item; returns its name. */
  async like(index: number): Promise<string> {
    const heart = this.hearts().nth(index)
    const name = ((await heart.getAttribute("aria-label")) ?? "").replace(/^.*?: /, "")
    await heart.click()
    await expect(heart).toHaveAttribute("aria-pressed", "true")
    return name
  }

  async seeCount(count: number) {
    await expect(this.page.getByRole("banner").getByRole("link", { name: /^Избранное/ })).toHaveAccessibleName(
      count === 0 ? "Избранное" : new RegExp(`^Избранное, ${count}`)
    )
  }

  /** Expects these names: items, or columns of a comparison. */
  async seeItems(names: ReadonlyArray<string>) {
    await expect(this.page.getByRole("main").locator("[data-item] h2, thead th[scope=col] a")).toHaveText(names.map(exactText))
  }

  get empty() {
    return this.page.getByRole("heading", { level: 1, name: /^В\sизбранном\sпока\sничего\sнет$/ })
  }

  async seeEmpty() {
    await expect(this.empty).toBeVisible()
  }

  async seeNothingCome() {
    await expect(this.page.getByRole("main").getByRole("link", { name: "Повторить" })).toBeVisible()
  }

  async askAgain() {
    await this.page.getByRole("main").getByText("Повторить", { exact: true }).click()
  }

  async chooseTab(name: RegExp) {
    await this.page.getByRole("navigation", { name: "Разделы избранного" }).getByRole("link", { name }).click()
  }

  tabs() {
    return this.page.getByRole("navigation", { name: "Разделы избранного" }).getByRole("link")
  }

  display(name: "Сетка" | "Сравнение") {
    return this.page.getByRole("navigation", { name: "Вид списка" }).getByRole("link", { name })
  }

  rows() {
    return this.page.getByRole("table").getByRole("rowheader")
  }

  async remove(name: string) {
    await this.page
      .getByRole("main")
      .getByRole("button", { name: `Убрать из избранного: ${name}` })
      .click()
  }

  async share() {
    await this.page
      .getByRole("main")
      .getByRole("button", { name: /^Поделиться$/ })
      .click()
  }

  async clear() {
    await this.page.getByRole("main").getByRole("button", { name: "Очистить" }).click()
  }
}
