/** Pixels between the focused element and a bar over it. */
const air = 8

/**
 * Keeps sticky bars from covering the focused element. Bars at the bottom are marked `data-foot`; sets the height of the page's own bar (`--bar`) and
 * of all bars (`--foot`), which are scroll padding in base.css. Scrolls a covered element that was focused by keyboard into view.
 */
export const keepInSight = (): void => {
  let isDue = false
  const soon = () => {
    if (isDue) return
    isDue = true
    requestAnimationFrame(() => {
      isDue = false
      measure()
      clear()
    })
  }
  const measureSoon = () => void requestAnimationFrame(measure)
  const sizes = new ResizeObserver(soon)
  const watched = new WeakSet<Element>()
  const look = () => {
    for (const each of document.querySelectorAll("[data-foot]")) {
      if (watched.has(each)) continue
      watched.add(each)
      sizes.observe(each)
    }
    soon()
  }
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true })
  document.addEventListener("focusin", soon)
  addEventListener("resize", soon)
  addEventListener("scroll", measureSoon, { passive: true })
  look()
}

const measure = (): void => {
  const sumOf = (name: string, heightOf: (each: HTMLElement) => number) =>
    [...document.querySelectorAll<HTMLElement>(`[data-foot="${name}"]`)].reduce((sum, each) => sum + heightOf(each), 0)
  const bar = sumOf("bar", heldHeight)
  setLength("--bar", bar)
  setLength("--foot", bar + sumOf("panel", ({ offsetHeight }) => offsetHeight))
}

/** Visible pixels of a bar fixed at the bottom; 0 when it is in the page flow or scrolled away. */
const heldHeight = (bar: HTMLElement): number => {
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

/** Scrolls the focused element clear of bars, at most twice, because sticky parents move with the page. */
const clear = (tries = 2): void => {
  const element = document.activeElement
  if (element === null || tries === 0 || !element.matches(":focus-visible") || holderOf(element) !== null) return
  const by = overlap(element)
  if (by === 0) return
  const scroller = scrollerOf(element)
  scroller.scrollBy({ top: by, behavior: "instant" })
  const still = overlap(element)
  if (still > 0) scroller.scrollBy({ top: still + stickyRestOf(element), behavior: "instant" })
  clear(tries - 1)
}

/** Pixels until a sticky column reaches the end of its container and scrolls with it. */
const stickyRestOf = (element: Element): number => {
  for (let each: Element | null = element; each !== null; each = each.parentElement) {
    const end = each.parentElement?.getBoundingClientRect().bottom
    if (end !== undefined && getComputedStyle(each).position === "sticky") return Math.max(0, end - each.getBoundingClientRect().bottom)
  }
  return 0
}

/** Pixels to scroll (down if positive) so that nothing covers the element; 0 for one higher than half the screen. */
const overlap = (element: Element): number => {
  const box = element.getBoundingClientRect()
  if (box.height > innerHeight / 2) return 0
  for (const over of coversOf(element, box)) {
    const { bottom, top } = over.getBoundingClientRect()
    const isAbove = (top + bottom) / 2 < innerHeight / 2
    return Math.round(isAbove ? box.top - bottom - air : box.bottom - top + air)
  }
  return 0
}

const coversOf = (element: Element, { bottom, left, right, top }: DOMRect): ReadonlyArray<Element> => {
  const xs = [left + 2, (left + right) / 2, right - 2]
  const ys = [top + 2, (top + bottom) / 2, bottom - 2]
  return xs.flatMap((x) =>
    ys.flatMap((y) => {
      const hit = document.elementFromPoint(x, y)
      const holder = hit === null || element.contains(hit) || hit.contains(element) ? null : holderOf(hit)
      return holder === null || holder.contains(element) ? [] : [holder]
    })
  )
}

const holderOf = (element: Element): Element | null => {
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
