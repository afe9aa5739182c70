/** Pixels between the focused element and a bar over it. */
const gap = 8

/**
 * Prevents sticky bars from covering the focused element: sets the heights of the page's bottom bar (`--bar`) and of all bars (`--foot`),
 * both marked `data-foot`, as scroll padding (base.css), and scrolls a covered element focused by keyboard.
 */
export const uncoverFocus = (): void => {
  let isDue = false
  const schedule = () => {
    if (isDue) return
    isDue = true
    requestAnimationFrame(() => {
      isDue = false
      measure()
      uncover()
    })
  }
  const measureSoon = () => void requestAnimationFrame(measure)
  const sizes = new ResizeObserver(schedule)
  const watched = new WeakSet<Element>()
  const observeBars = () => {
    for (const each of document.querySelectorAll("[data-foot]")) {
      if (watched.has(each)) continue
      watched.add(each)
      sizes.observe(each)
    }
    schedule()
  }
  new MutationObserver(observeBars).observe(document.body, { subtree: true, childList: true })
  document.addEventListener("focusin", schedule)
  addEventListener("resize", schedule)
  addEventListener("scroll", measureSoon, { passive: true })
  observeBars()
}

const measure = (): void => {
  const sumOf = (name: string, heightOf: (each: HTMLElement) => number) =>
    [...document.querySelectorAll<HTMLElement>(`[data-foot="${name}"]`)].reduce((sum, each) => sum + heightOf(each), 0)
  const bar = sumOf("bar", fixedHeight)
  setLength("--bar", bar)
  setLength("--foot", bar + sumOf("panel", ({ offsetHeight }) => offsetHeight))
}

/** Visible pixels of a bar fixed at the bottom, otherwise 0. */
const fixedHeight = (bar: HTMLElement): number => {
  const { position, visibility } = getComputedStyle(bar)
  if (position === "static" || visibility === "hidden") return 0
  const { bottom, height, top } = bar.getBoundingClientRect()
  const shown = Math.min(height, Math.max(0, innerHeight - top))
  return Math.round(Math.max(0, shown - Math.max(0, innerHeight - bottom)))
}

const setLength = (name: string, length: number): void => {
  const { style } = document.documentElement
  if (style.getPropertyValue(name) !== `${length}px`) style.setProperty(name, `${length}px`)
}

/** Scrolls the focused element clear of bars, at most twice: sticky parents move with the page. */
const uncover = (tries = 2): void => {
  const element = document.activeElement
  if (element === null || tries === 0 || !element.matches(":focus-visible") || fixedAncestor(element) !== null) return
  const by = overlap(element)
  if (by === 0) return
  const scroller = scrollerOf(element)
  scroller.scrollBy({ top: by, behavior: "instant" })
  const rest = overlap(element)
  if (rest > 0) scroller.scrollBy({ top: rest + stickyRestOf(element), behavior: "instant" })
  uncover(tries - 1)
}

/** Pixels until a sticky column reaches the end of its container and scrolls with it. */
const stickyRestOf = (element: Element): number => {
  for (let each: Element | null = element; each !== null; each = each.parentElement) {
    const end = each.parentElement?.getBoundingClientRect().bottom
    if (end !== undefined && getComputedStyle(each).position === "sticky") return Math.max(0, end - each.getBoundingClientRect().bottom)
  }
  return 0
}

/** Pixels to scroll (down if positive) to uncover the element; 0 if it is higher than half the screen. */
const overlap = (element: Element): number => {
  const box = element.getBoundingClientRect()
  if (box.height > innerHeight / 2) return 0
  for (const over of coveringElements(element, box)) {
    const { bottom, top } = over.getBoundingClientRect()
    const isAbove = (top + bottom) / 2 < innerHeight / 2
    return Math.round(isAbove ? box.top - bottom - gap : box.bottom - top + gap)
  }
  return 0
}

const coveringElements = (element: Element, { bottom, left, right, top }: DOMRect): ReadonlyArray<Element> => {
  const xs = [left + 2, (left + right) / 2, right - 2]
  const ys = [top + 2, (top + bottom) / 2, bottom - 2]
  return xs.flatMap((x) =>
    ys.flatMap((y) => {
      const hit = document.elementFromPoint(x, y)
      const fixed = hit === null || element.contains(hit) || hit.contains(element) ? null : fixedAncestor(hit)
      return fixed === null || fixed.contains(element) ? [] : [fixed]
    })
  )
}

const fixedAncestor = (element: Element): Element | null => {
  for (let each: Element | null = element; each !== null; each = each.parentElement) {
    const { position } = getComputedStyle(each)
    if (position === "fixed" || (position === "sticky" && each.matches("[data-foot], thead *, thead"))) return each
  }
  return null
}

const scrollerOf = (element: Element): Element | Window => {
  for (let each = element.parentElement; each !== null && each !== document.body; each = each.parentElement) {
    if (each.scrollHeight > each.clientHeight && /auto|scroll/.test(getComputedStyle(each).overflowY)) return each
  }
  return window
}
