import type { Page } from "playwright/test"
import { expect } from "./patient-expect.ts"

/** Developer's page with the tab's journal. */
export class JournalPage {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  /** Opens in the same tab, whose journal has its earlier actions. */
  async open(): Promise<void> {
    await this.#page.goto("/dev/journal")
    await this.#page.locator("html[data-alive]").waitFor({ state: "attached" })
    await expect(this.#page.getByRole("heading", { name: "Журнал вкладки" })).toBeVisible()
  }

  async pressFold(): Promise<void> {
    await this.#page.getByRole("button", { name: "Свернуть журнал вкладки" }).click()
  }

  async pressSave(): Promise<void> {
    await this.#page.getByRole("button", { name: "Скачать как есть" }).click()
  }

  async seeAnswer(refusal: string | null, isReported: boolean): Promise<void> {
    await expect(this.#page.getByRole("alert")).toHaveCount(refusal === null ? 0 : 1)
    await expect(this.#page.getByRole("table")).toHaveCount(isReported ? 1 : 0)
  }

  async foldTab(): Promise<void> {
    await this.pressFold()
    await expect(this.#page.getByRole("table")).toContainText("Эта вкладка")
  }

  /** Returns the path of the saved file. */
  async save(): Promise<string> {
    const [download] = await Promise.all([
      this.#page.waitForEvent("download"),
      this.#page.getByRole("button", { name: "Скачать как есть" }).click()
    ])
    return download.path()
  }

  async bring(file: string): Promise<void> {
    const [chooser] = await Promise.all([
      this.#page.waitForEvent("filechooser"),
      this.#page.getByRole("button", { name: "Открыть файл" }).click()
    ])
    await chooser.setFiles(file)
  }

  async seeRefusal(text: RegExp): Promise<void> {
    await expect(this.#page.getByRole("alert")).toHaveText(text)
  }

  async seeReportOfFile(): Promise<void> {
    await expect(this.#page.getByRole("table")).toContainText("Файл:")
  }

  /** Comparisons of each machine's fold with its live state. */
  async verdicts(): Promise<ReadonlyArray<string>> {
    return this.#page.locator("tbody tr td:last-child").allTextContents()
  }
}
