import { expect } from "./patient-expect.ts"
import { Shell } from "./shell.ts"

/** Terms with explanations, on a stone's page. */
export class Terms extends Shell {
  /** Opens the term by focus, or by pointer if it is focused. */
  async pointAt(name: string) {
    const term = this.term(name)
    const isFocused = await term.evaluate((element) => element === document.activeElement)
    await (isFocused ? term.hover() : term.focus())
  }

  /** Removes the pointer if it hovers, else the focus. */
  async leave(name: string) {
    const term = this.term(name)
    if (await term.evaluate((element) => element.matches(":hover"))) await this.page.mouse.move(640, 300)
    else await term.blur()
  }

  async pressOutside() {
    await this.page.mouse.click(640, 300)
  }

  /** Moves the pointer until the deferred terms are loaded. */
  async seeTerms() {
    await expect(async () => {
      await this.page.mouse.move(120, 120)
      await this.page.mouse.move(124, 124)
      await expect(this.term("Чистота")).toBeVisible({ timeout: 1_000 })
    }).toPass({ timeout: 20_000 })
  }

  async seeShown(isShown: boolean) {
    await expect(this.page.getByRole("tooltip")).toHaveCount(isShown ? 1 : 0)
  }

  private term(name: string) {
    return this.page.getByRole("button", { name, exact: true }).first()
  }
}
