import { expect } from "./patient-expect.ts"
import { exactText } from "./text-pattern.ts"
import { Shell } from "./shell.ts"

/** Booking of a salon visit. */
export class VisitPage extends Shell {
  /** Opens the booking of a product and chooses the first free hour. */
  async chooseHour(): Promise<void> {
    await this.page.getByRole("link", { name: exactText("Записаться на показ") }).click()
    await this.seeChoice()
    await this.hours.first().click()
  }

  get hours() {
    return this.page.getByRole("main").getByRole("link", { name: /^\d{1,2}:00$/ })
  }

  async seeChoice(): Promise<void> {
    await expect(this.page.getByRole("heading", { level: 1, name: exactText("Посмотреть до покупки") })).toBeVisible()
  }

  async seeAsked(): Promise<void> {
    await expect(this.page.getByText(/^Заявка\s№\s\d+\sпринята/u)).toBeVisible()
  }
}
