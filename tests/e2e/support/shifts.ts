import type { Page } from "playwright/test"

/** Init script that sums layout shifts in `html[data-shift]`, without those within half a second of an input. */
export const watchShifts = () => {
  new PerformanceObserver((list) => {
    const { dataset } = document.documentElement
    const moved = list
      .getEntries()
      .reduce(
        (sum, entry) => sum + ("value" in entry && !("hadRecentInput" in entry && entry.hadRecentInput === true) ? Number(entry.value) : 0),
        0
      )
    dataset["shift"] = String(Number(dataset["shift"] ?? 0) + moved)
  }).observe({ type: "layout-shift", buffered: true })
}

/** Shift so far, in units of cumulative layout shift. */
export const shiftOf = (page: Page): Promise<number> => page.evaluate(() => Number(document.documentElement.dataset["shift"] ?? 0))

/** Leaves the fallback fonts in place: a shift that is measured has another cause than fonts, which `fonts.spec.ts` tests. */
export const withoutFonts = (page: Page): Promise<unknown> => page.route("**/*.woff2", (route) => route.abort())
