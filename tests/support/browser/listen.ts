import type { Page } from "playwright/test"

/** Records screen reader output from now on: text that enters a live region, and the name of each dialog that opens. */
export const recordAnnouncements = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const announcements: Array<string> = []
    Object.assign(globalThis, { announcements })
    const live = '[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"], [role="log"]'
    const textOf = (node: Node) => (node.textContent ?? "").replaceAll(/\s+/g, " ").trim()
    const note = (node: Node) => {
      const element = node instanceof Element ? node : node.parentElement
      const region = element?.closest(live)
      if (region !== null && region !== undefined) announcements.push(`${region.getAttribute("role") ?? "live"} ${textOf(node)}`)
      else if (node instanceof Element)
        for (const inner of node.querySelectorAll(live))
          if (textOf(inner) !== "") announcements.push(`${inner.getAttribute("role") ?? "live"} ${textOf(inner)}`)
      if (!(node instanceof Element)) return
      for (const dialog of node.matches("dialog") ? [node] : node.querySelectorAll("dialog")) {
        const title = document.getElementById(dialog.getAttribute("aria-labelledby") ?? "")
        if (title !== null) announcements.push(`title ${textOf(title)}`)
      }
    }
    new MutationObserver((changes) => {
      for (const { addedNodes, target, type } of changes) {
        if (type === "characterData") note(target)
        for (const node of addedNodes) note(node)
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })

/** Announcements that contain the text, in order, after their source; a «Перейти…» link at the end is cut off. */
export const announcementsOf = (page: Page, words: string): Promise<ReadonlyArray<string>> =>
  page.evaluate((part) => {
    const { announcements } = globalThis as unknown as { readonly announcements: ReadonlyArray<string> }
    return announcements.filter((each) => each.includes(part)).map((each) => each.replace(/Перейти.*$/, "").trim())
  }, words)
