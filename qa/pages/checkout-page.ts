import type { Locator } from "playwright/test"
import { expect } from "./patient-expect.ts"
import { Shell } from "./shell.ts"
import { containedText } from "./text-pattern.ts"

export class CheckoutPage extends Shell {
  async openFilled() {
    await this.open("/cart/checkout/")
    await this.see()
  }

  async see() {
    await expect(this.section("Подтверждение")).toBeVisible()
  }

  section(title: string): Locator {
    return this.page.getByRole("region", { name: title })
  }

  /** Opens a finished section again. */
  async change(title: string) {
    await this.page.getByRole("button", { name: `Изменить: ${title}` }).click()
  }

  async goOn() {
    await this.page.getByRole("button", { name: "Продолжить" }).click()
  }

  async choose(title: string | RegExp) {
    await this.page
      .getByRole("radio", { name: typeof title === "string" ? containedText(title) : title })
      .first()
      .check()
  }

  async agree() {
    await this.page.getByRole("checkbox", { name: /^Принимаю/ }).check()
    await this.page.getByRole("checkbox", { name: /^Согласие/ }).check()
  }

  /** Visible order button. */
  get confirm(): Locator {
    return this.page
      .getByRole("main")
      .getByRole("button", { name: /^(?:Оплатить|Оформить)/ })
      .filter({ visible: true })
      .first()
  }

  get notice(): Locator {
    return this.page.getByRole("main").getByRole("alert")
  }

  /** Fills in all sections: pickup in a salon, payment by card. Returns the day of arrival, such as «12 мая». */
  async fill(): Promise<string> {
    let ready = ""
    if (await this.page.getByLabel("Имя и фамилия").isVisible()) await this.goOn()
    if ((await this.section("Получение").count()) > 0) {
      await this.choose(/^В\sсалоне/)
      await this.choose(/Петровка/)
      const salon = this.page
        .getByRole("radio", { name: /Петровка/ })
        .first()
        .locator("xpath=ancestor::label")
      ready = /Готово\s[^.]*?(\d+\s\p{L}+)/u.exec((await salon.textContent()) ?? "")?.[1] ?? ""
      await this.goOn()
    }
    await this.choose(/^Картой\sонлайн/)
    await this.goOn()
    await this.agree()
    return ready
  }
}
