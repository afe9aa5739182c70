import { expect, type Page } from "playwright/test"
import { storageKeys } from "../../../core/domain/maintenance/storage-keys.ts"
import type { KeptMarketing } from "../../../core/domain/marketing/session.ts"

/** The visit as the browser keeps it for all its tabs. */
export class MarketingVisit {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  /** The id of its session; `null` where none lives. */
  session(): Promise<string | null> {
    return this.#page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? "{}").session?.id ?? null, storageKeys.marketing)
  }

  async seeSession(id: string | null) {
    await expect.poll(() => this.session()).toBe(id)
  }

  async seeSomeSession() {
    await expect.poll(() => this.session()).not.toBeNull()
  }

  /** Milliseconds of the page's own time since something happened in it last. */
  quietFor(): Promise<number> {
    return this.#page.evaluate((key) => Date.now() - JSON.parse(localStorage.getItem(key) ?? "{}").session.at, storageKeys.marketing)
  }

  /** So many pages were told of in it; time that stands still passes by moments meanwhile. */
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

  /** What was kept before, `ago` milliseconds since its last event. */
  async keep({ session, ...kept }: KeptMarketing, ago: number) {
    await this.#page.evaluate(
      ([key, known, before]) =>
        localStorage.setItem(key, JSON.stringify({ ...known, session: known.session && { ...known.session, at: Date.now() - before } })),
      [storageKeys.marketing, { ...kept, session }, ago] as const
    )
  }
}
