import type { Locator, Page, Response } from "playwright/test"
import { expect } from "./patient-expect.ts"
import { storageKeys } from "../../core/domain/maintenance/storage-keys.ts"

/** Frame of every page, and the browser's controls. */
export class Shell {
  readonly page: Page
  readonly #hasScript: boolean
  constructor(page: Page, hasScript = true) {
    this.page = page
    this.#hasScript = hasScript
    if (!hasLoadedDeferred.has(page)) watchDeferredLoad(page)
  }

  /** Opens a whole document. */
  async open(path: string): Promise<Response> {
    const response = await this.page.goto(path)
    if (response === null) throw new Error(`${path} returned no document`)
    await this.seeAlive()
    return response
  }

  /** Moves the pointer and waits for the code deferred to the first interaction. */
  async interact() {
    let moves = 0
    const isLoaded = async () => {
      await this.page.mouse.move(120, 120 + (moves++ % 2))
      return hasLoadedDeferred.get(this.page)
    }
    await expect.poll(isLoaded, { intervals: [20, 50, 100] }).toBe(true)
  }

  /** Expects the draft on this device, so that the tab may close. */
  async seeStoredDraft(text: string | RegExp) {
    await expect.poll(() => this.page.evaluate((key) => localStorage.getItem(key) ?? "", storageKeys.drafts)).toMatch(text)
  }

  async followHeader(name: string) {
    await this.page.getByRole("banner").getByRole("link", { name, exact: true }).first().click()
  }

  async goHome() {
    await this.page.getByRole("banner").getByRole("link", { name: "Грань, на главную" }).click()
  }

  async goBack() {
    await this.page.goBack()
  }

  async goForward() {
    await this.page.goForward()
  }

  async reload() {
    await this.page.reload()
    await this.seeAlive()
  }

  /** Waits for hydration. */
  async seeAlive() {
    if (this.#hasScript) await this.page.locator("html[data-alive]").waitFor({ state: "attached" })
  }

  /** Hovers a part until it is hydrated: before that its links and forms load documents. */
  async seeAlivePart(part: Locator) {
    if (!this.#hasScript) return
    await part.hover()
    await expect.poll(() => part.evaluate((element) => Object.keys(element).some((key) => key.startsWith("__reactProps")))).toBe(true)
  }

  async scrollTo(y: number) {
    await this.page.evaluate((top) => window.scrollTo(0, top), y)
  }

  scrolled() {
    return this.page.evaluate(() => Math.round(window.scrollY))
  }

  async seeTitle(title: string | RegExp) {
    await expect(this.page).toHaveTitle(title)
  }

  async seeAddress(path: string) {
    await expect(this.page).toHaveURL((url) => url.pathname + url.search === path)
  }

  /** Waits until the page of the address is drawn; the address changes first. */
  async seeSettled() {
    await expect(this.page.getByRole("main")).not.toHaveAttribute("aria-busy")
  }

  /** Expects the only first-level heading. */
  async seeHeading(text: string | RegExp) {
    await expect(this.page.getByRole("heading", { level: 1 })).toHaveText(text)
  }

  /** Expects the load error and its retry button. */
  async seeFailure(title: string) {
    await this.seeHeading(title)
    await expect(this.retryControl).toBeVisible()
  }

  async seeSlowNotice() {
    await expect(this.page.getByRole("status").filter({ hasText: "Магазин отвечает дольше обычного" })).toBeVisible()
    await expect(this.retryControl).toBeVisible()
  }

  /** Expects the progress line or its absence. */
  async seeLoading(isLoading: boolean) {
    await expect(this.page.getByRole("progressbar", { name: "Страница загружается" })).toHaveCount(isLoading ? 1 : 0)
  }

  async retry() {
    await this.retryControl.click()
  }

  async returnNetwork() {
    await this.page.evaluate(() => dispatchEvent(new Event("online")))
  }

  private get retryControl() {
    return this.page.getByRole("button", { name: "Повторить" }).or(this.page.getByRole("link", { name: "Повторить" }))
  }
}

/**
 * Pages whose document has loaded the code of the first interaction, detected by the call for the identity. A document may load it before
 * the test interacts (pointer position, timeout); nothing is recorded under a fake clock.
 */
const hasLoadedDeferred = new WeakMap<Page, boolean>()

const watchDeferredLoad = (page: Page): void => {
  hasLoadedDeferred.set(page, false)
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) hasLoadedDeferred.set(page, false)
  })
  page.on("response", (response) => {
    if (response.url().includes("/api/v2/fuser/")) hasLoadedDeferred.set(page, true)
  })
}
