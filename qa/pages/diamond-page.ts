import { expect } from "./patient-expect.ts"
import { Shell } from "./shell.ts"

export class DiamondPage extends Shell {
  openStone(article: string) {
    return this.open(`/diamonds/${article}/`)
  }

  async see(article: string) {
    await this.seeAddress(`/diamonds/${article}/`)
    await this.seeTitle(new RegExp(article))
    await expect(this.page.getByText(new RegExp(`^Арт\\.\\s${article}$`))).toBeVisible()
    await expect(this.page.getByRole("heading", { name: "Характеристики" })).toBeVisible()
  }
}
