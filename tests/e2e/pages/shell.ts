import { expect, type Locator, type Page, type Response } from "playwright/test"
import { storageKeys } from "../../../core/domain/maintenance/storage-keys.ts"

/** What stands around every page, and the browser's own buttons. */
export class Shell {
  readonly page: Page
  readonly #hasScript: boolean
  constructor(page: Page, hasScript = true) {
    this.page = page
    this.#hasScript = hasScript
    if (!hasLoadedDeferred.has(page)) watchDeferredLoad(page)
  }

  /** Opens an address as a whole document. */
  async open(path: string): Promise<Response> {
    const response = await this.page.goto(path)
    if (response === null) throw new Error(`${path} gave no document`)
    await this.seeAlive()
    return response
  }

  /** Moves the pointer, and waits until what comes with the first interaction is there; a pointer that lay over a new document may have touched it before. */
  async interact() {
    await this.page.mouse.move(120, 120)
    await expect.poll(() => hasLoadedDeferred.get(this.page), { intervals: [20, 50, 100] }).toBe(true)
  }

  /** What was typed is kept on this device: the tab may go. */
  async seeKeptDraft(text: string | RegExp) {
    await expect.poll(() => this.page.evaluate((key) => localStorage.getItem(key) ?? "", storageKeys.drafts)).toMatch(text)
  }

  /** Follows a link of the header, such as «Бриллианты». */
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

  /** The document listens: it is more than what the server drew. */
  async seeAlive() {
    if (this.#hasScript) await this.page.locator("html[data-alive]").waitFor({ state: "attached" })
  }

  /** A part that comes alive late is so under the pointer: before that a link is a link, and a form goes to the server. */
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

  /** What the address leads to is what is drawn: an address is there before its page. */
  async seeSettled() {
    await expect(this.page.getByRole("main")).not.toHaveAttribute("aria-busy")
  }

  /** Every page has one heading of the first level. */
  async seeHeading(text: string | RegExp) {
    await expect(this.page.getByRole("heading", { level: 1 })).toHaveText(text)
  }

  /** The page tells that it did not arrive, why, and offers to try again. */
  async seeFailure(title: string) {
    await this.seeHeading(title)
    await expect(this.retryControl).toBeVisible()
  }

  async seeSlowNotice() {
    await expect(this.page.getByRole("status").filter({ hasText: "Магазин отвечает дольше обычного" })).toBeVisible()
    await expect(this.retryControl).toBeVisible()
  }

  /** A line under the header says that a page is on its way. */
  async seeLoading(isLoading: boolean) {
    await expect(this.page.getByRole("progressbar", { name: "Страница загружается" })).toHaveCount(isLoading ? 1 : 0)
  }

  async retry() {
    await this.retryControl.click()
  }

  private get retryControl() {
    return this.page.getByRole("button", { name: "Повторить" }).or(this.page.getByRole("link", { name: "Повторить" }))
  }
}

/**
 * Whether what comes with the first interaction has come to the document of a page: the shop was asked who the visitor is. A document on a busy machine may
 * be touched by the pointer that lies over it, or by its own patience, before a test says so; under a clock of the test's own it keeps no record of that.
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
