import { expect } from "./patient-expect.ts"
import { Shell } from "./shell.ts"

/** List with its filters: beside it, or in a sheet on a phone. */
export class CataloguePage extends Shell {
  async choose(...options: ReadonlyArray<string | RegExp>) {
    for (const name of options) {
      await this.panel.getByRole("checkbox", { name }).check({ force: true })
    }
  }

  /** Types one or both ends of a range. */
  async type(facet: string, { from, to }: { readonly from?: string; readonly to?: string }) {
    if (from !== undefined) await this.end(facet, "от").fill(from)
    if (to !== undefined) await this.end(facet, "до").fill(to)
    await this.end(facet, to === undefined ? "от" : "до").blur()
  }

  async openGroup(name: string) {
    await this.panel.locator("summary").filter({ hasText: name }).click()
  }

  /** Opens the sheet; its button shows the number of chosen options. */
  async openSheet(chosen = 0) {
    await this.page
      .getByRole("button", { name: chosen === 0 ? /^Фильтры(?:\s*•?\s*,|$)/ : new RegExp(`^Фильтры\\s*${chosen} выбрано`) })
      .click()
    await expect(this.panel).toBeVisible()
  }

  async closeSheet() {
    await this.panel.getByRole("button", { name: "Закрыть фильтры" }).click()
  }

  async seeSheet(isOpen: boolean) {
    await expect(this.panel).toBeVisible({ visible: isOpen })
  }

  /** Opens the menu, the list beside it. */
  get sorting() {
    return this.page.locator("details:has(a[href*='sort=']) > summary")
  }

  async seeSorting(isOpen: boolean) {
    await expect(this.sorting.locator("+ ul")).toBeVisible({ visible: isOpen })
  }

  async show() {
    await this.showControl.click()
  }

  async seeShowControl(text: string | RegExp) {
    await expect(this.showControl).toHaveText(text)
  }

  /** Number on the sheet's button. */
  async promised(): Promise<number> {
    return Number((await this.showControl.innerText()).replaceAll(/\D/g, ""))
  }

  async takeBack(name: string) {
    await this.chips
      .getByRole("link")
      .filter({ hasText: `${name}, снять` })
      .click()
  }

  async resetAll() {
    await this.chips.getByRole("link", { name: "Сбросить всё" }).click()
  }

  async seeChips(...names: ReadonlyArray<string>) {
    await expect(this.chips.getByRole("link")).toHaveText([...names.map((name) => `${name}, снять`), "Сбросить всё"])
  }

  async seeNoChips() {
    await expect(this.chips).toHaveCount(0)
  }

  async sort(name: string) {
    await this.page.locator("summary", { hasText: "Сортировка" }).click()
    await this.page.getByRole("link", { name, exact: true }).click()
  }

  async seeChosen(...names: ReadonlyArray<RegExp>) {
    for (const name of names) await expect(this.panel.getByRole("checkbox", { name })).toBeChecked()
  }

  /** Number of results. */
  async count(): Promise<number> {
    return Number((await this.page.getByRole("main").getByRole("status").first().innerText()).replaceAll(/\D/g, ""))
  }

  async seeCount(count: number) {
    await expect.poll(() => this.count()).toBe(count)
  }

  /** Number beside an option. */
  async countOf(name: RegExp): Promise<number> {
    const label = await this.panel.locator("label").filter({ hasText: name }).first().innerText()
    return Number(/(\d[\d\s]*)$/.exec(label)?.[1]?.replaceAll(/\s/g, ""))
  }

  links() {
    return this.cards.evaluateAll((links) => links.map((link) => link.getAttribute("href")))
  }

  /** Chooses the columns on a phone. */
  async chooseGrid(name: "По одной" | "По две") {
    await this.page.locator("label", { has: this.page.getByRole("radio", { name, exact: true }) }).click()
  }

  async seeGrid(columns: number) {
    const tops = () =>
      this.cards.evaluateAll((links) => links.slice(0, 3).map((link) => Math.round(link.closest("li")?.getBoundingClientRect().top ?? 0)))
    await expect.poll(async () => (await tops()).filter((top, _, all) => top === all[0]).length).toBe(columns)
  }

  /** Chooses the view of stones; a phone has only cards. */
  async chooseView(name: "График" | "Карточки" | "Таблица") {
    await this.page.getByRole("navigation", { name: "Вид списка" }).getByRole("link", { name, exact: true }).click()
  }

  async sortColumn(name: RegExp) {
    await this.table.getByRole("columnheader", { name }).getByRole("link").click()
  }

  async seeSorted(name: RegExp, order: "ascending" | "descending") {
    await expect(this.table.getByRole("columnheader", { name })).toHaveAttribute("aria-sort", order)
  }

  get table() {
    return this.page.getByRole("region", { name: "Таблица бриллиантов" })
  }

  async showMore() {
    const link = this.page.getByRole("link", { name: /^Показать\sещё/ })
    await this.seeAlivePart(link)
    await link.click()
  }

  async seeCards(count: number) {
    await expect(this.cards).toHaveCount(count)
  }

  async openCard(index: number) {
    await this.cards.nth(index).click()
  }

  async seeCardInView(index: number) {
    await expect(this.cards.nth(index)).toBeInViewport()
  }

  async seeNothingFound() {
    await expect(this.page.getByRole("heading", { name: "Ничего не нашлось" })).toBeVisible()
    await this.page.getByRole("link", { name: "Сбросить фильтры" }).click()
  }

  get panel() {
    return this.page.getByRole("complementary", { name: "Фильтры" })
  }

  private get showControl() {
    return this.panel.getByRole("button", { name: /^Показать/ })
  }

  private end(facet: string, end: string) {
    return this.panel.getByRole("textbox", { name: `${facet}, ${end}`, exact: true })
  }

  private get chips() {
    return this.page.getByRole("list", { name: "Выбранные фильтры" })
  }

  private get cards() {
    return this.page.getByRole("main").locator("li h2 a, li a:has(h2)")
  }
}
