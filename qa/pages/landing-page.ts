import { expect } from "./patient-expect.ts"
import { Shell } from "./shell.ts"

/** Overview of the collections, or the page of one. */
export class LandingPage extends Shell {
  async chooseCollection(name: string) {
    await this.page.getByRole("main").getByRole("heading", { level: 2, name }).getByRole("link").click()
  }

  async see(name: string) {
    await expect(this.page.getByRole("main").getByText(`Коллекция ${name}`)).toBeVisible()
    await expect(this.pieces.first()).toBeVisible()
  }

  /** Number in the caption of the pieces. */
  async saidCount() {
    const caption = await this.page.locator("#pieces .caption").first().innerText()
    return Number(caption.replace(/\D/g, ""))
  }

  /** Opens a piece; returns its name. */
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
