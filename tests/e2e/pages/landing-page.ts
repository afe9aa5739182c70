import { expect } from "playwright/test"
import { Shell } from "./shell.ts"

/** The collections, and the page of one of them. */
export class LandingPage extends Shell {
  /** Follows a collection of the common page. */
  async chooseCollection(name: string) {
    await this.page.getByRole("main").getByRole("heading", { level: 2, name }).getByRole("link").click()
  }

  /** The collection is named over its headline, and has pieces. */
  async see(name: string) {
    await expect(this.page.getByRole("main").getByText(`Коллекция ${name}`)).toBeVisible()
    await expect(this.pieces.first()).toBeVisible()
  }

  /** How many pieces the page says that it has. */
  async saidCount() {
    const said = await this.page.locator("#pieces .caption").first().innerText()
    return Number(said.replace(/\D/g, ""))
  }

  /** Opens a piece and answers its name. */
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
