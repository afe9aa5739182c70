import { expect } from "./patient-expect.ts"
import { Shell } from "./shell.ts"

export class ContactsPage extends Shell {
  async chooseCity(name: string) {
    await this.cities.getByRole("link", { name: new RegExp(`^${name}`) }).click()
  }

  /** Expects this number of places, all in the marked city; `null` means all cities. */
  async seePlaces(count: number, city: string | null) {
    await expect(this.places).toHaveCount(count)
    await expect(this.cities.locator("[aria-current]")).toHaveText(city === null ? "Все города" : new RegExp(`^${city}`))
    if (city !== null) for (const place of await this.places.all()) await expect(place).toContainText(`${city},`)
  }

  get places() {
    return this.page
      .getByRole("region", { name: /^Салоны/ })
      .getByRole("listitem")
      .filter({ has: this.page.getByRole("heading", { level: 3 }) })
  }

  private get cities() {
    return this.page.getByRole("navigation", { name: "Город" })
  }
}
