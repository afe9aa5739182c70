import { expect } from "./patient-expect.ts"
import { Shell } from "./shell.ts"

export class ErrorPage extends Shell {
  /** Expects the picture, its sentence and the link. */
  async see() {
    await this.seeHeading(/^К\sсожалению, страница, которую\sвы\sискали, не\sнайдена\.$/)
    await expect(this.catalogueLink).toHaveAttribute("href", "/jewelry/")
    const picture = this.page.getByRole("main").getByRole("img").first()
    await expect(picture).toBeVisible()
    await expect(picture.locator("xpath=following::h1")).toHaveCount(1)
  }

  async seeDark(isDark: boolean) {
    await expect(this.page.locator("body")).toHaveCSS("background-color", isDark ? "rgb(17, 23, 27)" : "rgba(0, 0, 0, 0)")
  }

  async goToCatalogue() {
    await this.catalogueLink.click()
  }

  private get catalogueLink() {
    return this.page.getByRole("link", { name: /^Перейти в\sкаталог$/ })
  }
}
