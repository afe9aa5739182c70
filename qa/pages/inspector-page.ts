import { readFileSync } from "node:fs"
import type { FrameLocator, Page } from "playwright/test"
import { expect } from "./patient-expect.ts"

export class InspectorPage {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async open(hash = ""): Promise<void> {
    await this.page.goto(`/inspector${hash}`)
    await expect(this.page.getByRole("heading", { name: "Инспектор" })).toBeVisible()
  }

  async attachTo(title: RegExp): Promise<void> {
    await this.chooseTab(title)
    await this.seeState("Запись идёт")
  }

  async seeTab(title: RegExp): Promise<void> {
    await expect(this.tab(title)).toBeVisible()
  }

  async chooseTab(title: RegExp): Promise<void> {
    await this.tab(title).click()
  }

  async press(name: string): Promise<void> {
    await this.page.getByRole("button", { name, exact: true }).click()
  }

  async search(text: string): Promise<void> {
    await this.page.getByRole("searchbox", { name: "Найти события" }).fill(text)
  }

  async seeVerdict(text: string): Promise<void> {
    await expect(this.page.getByText(text, { exact: true })).toBeVisible()
  }

  async compare(text: string, name: string): Promise<void> {
    await this.page.getByLabel("Сравнить", { exact: true }).setInputFiles({ name, mimeType: "application/json", buffer: Buffer.from(text) })
  }

  async seeComparison(text: string | RegExp): Promise<void> {
    await expect(this.page.getByRole("region", { name: "Сравнение журналов" }).getByRole("heading")).toHaveText(text)
  }

  async stopComparing(): Promise<void> {
    await this.press("Убрать второй журнал")
  }

  async seeState(text: string): Promise<void> {
    await expect(this.page.getByRole("banner").getByRole("status")).toHaveText(text)
  }

  async seeRefusal(text: RegExp): Promise<void> {
    await expect(this.page.getByRole("alert").filter({ hasNotText: "Нарисовано не всё" })).toHaveText(text)
  }

  /** Expects a rendering fault on the screen. */
  async seeFault(text: RegExp): Promise<void> {
    await expect(this.page.getByRole("alert").filter({ hasText: "Нарисовано не всё" })).toHaveText(text)
  }

  async chooseMachine(name: string): Promise<void> {
    await this.page
      .getByRole("navigation")
      .getByRole("button", { name: new RegExp(`^${name}(?![A-Z])`) })
      .click()
  }

  /** Label: the machine and its state. */
  async seeChart(label: string): Promise<void> {
    await expect(this.page.getByRole("img", { name: label, exact: true })).toBeVisible()
  }

  get chartLabel(): Promise<string | null> {
    return this.page.getByRole("region", { name: "Схема машины" }).getByRole("img").getAttribute("aria-label")
  }

  /** Expects this entry to be selected; `count` is unknown while a tab is recorded. */
  async seePlace(place: number, count?: number): Promise<void> {
    await expect(this.page.getByText(new RegExp(`^${place} из ${count ?? "\\d+"}$`))).toBeVisible()
  }

  /** Expects this entry to be selected among all saved ones. */
  async seePlaceOfSaved(place: number, count: (text: string) => number): Promise<void> {
    const isSelected = async () => {
      const all = count(await this.saveJournal())
      return this.page.getByText(`${place} из ${all}`, { exact: true }).isVisible()
    }
    await expect.poll(isSelected).toBe(true)
  }

  async seeEvent(type: string): Promise<void> {
    await expect(this.page.getByRole("option").filter({ hasText: type }).last()).toBeVisible()
  }

  /** Selects the newest event with this name. */
  async goToEvent(type: string): Promise<void> {
    await this.search(type)
    await this.page.getByRole("option").filter({ hasText: type }).last().click()
    await this.search("")
  }

  async chooseView(name: "Схема" | "Обмен" | "Экран"): Promise<void> {
    await this.page.getByRole("button", { name, exact: true }).click()
  }

  async choosePanel(name: "Контекст" | "Событие" | "Снимок"): Promise<void> {
    await this.page.getByRole("button", { name, exact: true }).click()
  }

  private tab(title: RegExp) {
    return this.page.getByRole("list", { name: "Вкладки магазина" }).getByRole("button", { name: title })
  }

  get screen(): FrameLocator {
    return this.page.frameLocator("iframe")
  }

  async goToFirst(): Promise<void> {
    await this.page.getByRole("button", { name: "В начало" }).click()
  }

  async stepOn(): Promise<void> {
    await this.page.getByRole("button", { name: "Шаг вперёд" }).click()
  }

  async comeBack(): Promise<void> {
    await this.page.getByRole("button", { name: "Вернуться к настоящему" }).click()
  }

  /** Sends an event of the chosen machine with the suggested payload. */
  async send(type: string): Promise<void> {
    const offer = this.page
      .getByRole("group")
      .filter({ has: this.page.getByText(type, { exact: true }) })
      .last()
    await offer.getByText(type, { exact: true }).click()
    await offer.getByRole("button", { name: "Отправить" }).click()
  }

  async saveJournal(): Promise<string> {
    const [download] = await Promise.all([
      this.page.waitForEvent("download"),
      this.page.getByRole("button", { name: "Сохранить журнал" }).click()
    ])
    return readFileSync(await download.path(), "utf8")
  }

  async bring(text: string, name = "journal.json"): Promise<void> {
    await this.page.getByLabel("Открыть журнал").setInputFiles({ name, mimeType: "application/json", buffer: Buffer.from(text) })
  }

  async drop(text: string, name: string): Promise<void> {
    const data = await this.page.evaluateHandle(
      ([content, file]) => {
        const transfer = new DataTransfer()
        transfer.items.add(new File([content ?? ""], file ?? "", { type: "application/json" }))
        return transfer
      },
      [text, name]
    )
    await this.page.getByRole("main").dispatchEvent("drop", { dataTransfer: data })
  }
}
