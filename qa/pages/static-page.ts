import { expect } from "./patient-expect.ts"
import { Shell } from "./shell.ts"

/** Page of text. */
export class StaticPage extends Shell {
  /** Expects the page to be marked in its section. */
  async seeInSection(title: string) {
    await expect(this.section.locator("[aria-current]")).toHaveText(title)
  }

  /** Follows a link to another page or a heading. */
  async chooseLink(title: string) {
    await this.section.getByRole("link", { name: title, exact: true }).click()
  }

  /** Expects a heading below the header. */
  async seeAtHeading(title: string) {
    const heading = this.page.getByRole("heading", { level: 2, name: title })
    await expect(heading).toBeInViewport()
    const [top, header] = await Promise.all([
      heading.evaluate((element) => element.getBoundingClientRect().top),
      this.page
        .locator("header")
        .first()
        .evaluate((element) => element.getBoundingClientRect().bottom)
    ])
    expect(top).toBeGreaterThan(header - 20)
  }

  get section() {
    return this.page.getByRole("navigation", { name: /^Раздел/ })
  }

  get article() {
    return this.page.getByRole("article")
  }
}
