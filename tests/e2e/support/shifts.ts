import type { Page } from "playwright/test"

/** An init script that adds up on `html[data-shift]` how far the page has moved by itself: not what a touch of the last half second moved. */
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

/** So far, in the units of cumulative layout shift. */
export const shiftOf = (page: Page): Promise<number> => page.evaluate(() => Number(document.documentElement.dataset["shift"] ?? 0))
