import { expect } from "playwright/test"
import { Shell } from "./shell.ts"

/** Overview of the collections, and the page of one collection. */
export class LandingPage extends Shell {
  /** Opens a collection from the overview. */
  async chooseCollection(name: string) {
    await this.page.getByRole("main").getByRole("heading", { level: 2, name }).getByRole("link").click()
  }

  /** Expects the collection's name over its headline, and its pieces. */
  async see(name: string) {
    await expect(this.page.getByRole("main").getByText(`Коллекция ${name}`)).toBeVisible()
    await expect(this.pieces.first()).toBeVisible()
  }

  /** Number of pieces stated in their caption. */
  async saidCount() {
    const said = await this.page.locator("#pieces .caption").first().innerText()
    return Number(said.replace(/\D/g, ""))
  }

  /** Opens a piece and returns its name. */
  async choosePiece(index: number) {
    const link = this.pieces.nth(index).getByRole("heading").getByRole("link")
    const name = await link.innerText()
    await link.click()
    return name
  }

  get pieces() {
    return this.page
      .locator("#pieces")
      .getByRole("listitem")
      .filter({ has: this.page.getByRole("heading", { level: 3 }) })
  }
}
