import type { Page } from "playwright/test"
import { expect } from "./patient-expect.ts"
import { storageKeys } from "../../core/domain/maintenance/storage-keys.ts"
import type { StoredMarketing } from "../../core/domain/marketing/session.ts"

/** Marketing data stored by the browser. */
export class MarketingVisit {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  /** Session id, or `null`. */
  session(): Promise<string | null> {
    return this.#page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? "{}").session?.id ?? null, storageKeys.marketing)
  }

  async seeSession(id: string | null) {
    await expect.poll(() => this.session()).toBe(id)
  }

  async seeSomeSession() {
    await expect.poll(() => this.session()).not.toBeNull()
  }

  /** Milliseconds since the last event, by the page's clock. */
  quietFor(): Promise<number> {
    return this.#page.evaluate((key) => Date.now() - JSON.parse(localStorage.getItem(key) ?? "{}").session.at, storageKeys.marketing)
  }

  /** Expects this number of reported pages; advances a fake clock. */
  async seePages(count: number) {
    const pages = async () => {
      await this.#page.clock.runFor(20)
      return this.#page.evaluate((key) => {
        const log: ReadonlyArray<{ readonly type: string }> = JSON.parse(localStorage.getItem(key) ?? "{}").session?.log ?? []
        return log.filter(({ type }) => type === "page.viewed").length
      }, storageKeys.marketing)
    }
    await expect.poll(pages).toBe(count)
  }

  /** Stores data whose last event was `ago` milliseconds before. */
  async keep({ session, ...stored }: StoredMarketing, ago: number) {
    await this.#page.evaluate(
      ([key, marketing, elapsed]) =>
        localStorage.setItem(
          key,
          JSON.stringify({ ...marketing, session: marketing.session && { ...marketing.session, at: Date.now() - elapsed } })
        ),
      [storageKeys.marketing, { ...stored, session }, ago] as const
    )
  }
}
