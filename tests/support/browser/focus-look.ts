import type { Page } from "playwright/test"

/** Focused element: its name, unique in the page, and faults of its visibility. */
type Focused = { readonly name: string; readonly isBody: boolean; readonly faults: ReadonlyArray<string> }

/** Describes the focused element. Faults: off screen, no focus mark, or covered by a fixed element. */
export const lookAtFocus = (page: Page): Promise<Focused> => page.evaluate(look)

/** Runs in the page, without this module. */
const look = async (): Promise<Focused> => {
  const element = document.activeElement
  if (!(element instanceof HTMLElement) || element === document.body) return { name: "body", isBody: true, faults: [] }
  element.dataset["walked"] ??= String(document.querySelectorAll("[data-walked]").length + 1)
  const label = (element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 40)
  const name = `${element.dataset["walked"]} ${element.localName} ${element.id} «${label}»`

  const frames = () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))
  const pause = () => new Promise<void>((done) => setTimeout(done, 300))

  const fixedAncestorOf = (each: Element | null): Element | null => {
    for (let one = each; one !== null; one = one.parentElement) {
      if (/fixed|sticky/.test(getComputedStyle(one).position)) return one
    }
    return null
  }
  const seenFault = (): string | null => {
    const { bottom, height, left, right, top, width } = element.getBoundingClientRect()
    if (width === 0 || height === 0) return "has no place"
    if (bottom <= 2 || top >= innerHeight - 2 || right <= 0 || left >= innerWidth) return "is out of sight"
    const [first, last] = [Math.max(top, 0) + 2, Math.min(bottom, innerHeight) - 2]
    // An element higher than half of the screen need not be visible to its end.
    const heights = [first, (first + last) / 2, ...(height > innerHeight / 2 ? [] : [last])]
    const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2
    for (const y of heights) {
      const hit = document.elementFromPoint(x, y)
      const holder: Element | null = hit === null || element.contains(hit) || hit.contains(element) ? null : fixedAncestorOf(hit)
      if (holder !== null && !holder.contains(element)) return `is covered by ${holder.localName}.${holder.className}`
    }
    return null
  }

  const near = [element, element.parentElement, element.parentElement?.parentElement, element.closest("label")]
  const others = [element.nextElementSibling, element.closest("li, td, tr, fieldset")]
  const hasRing = () =>
    [...near, ...others].some(
      (each) =>
        each &&
        [undefined, "::before", "::after"].some((part) => {
          const { boxShadow, outlineStyle, outlineWidth } = getComputedStyle(each, part)
          return (outlineStyle !== "none" && Number.parseFloat(outlineWidth) > 0) || boxShadow !== "none"
        })
    )
  // A script cannot inspect the thumb of a slider.
  const hasThumb = () =>
    element.matches("input[type=range]") &&
    [...document.styleSheets].some((sheet) =>
      [...sheet.cssRules].some(({ cssText }) => cssText.includes(":focus-visible::-webkit-slider-thumb"))
    )
  const drawn = () =>
    near.map((each) => {
      if (!each) return ""
      const { backgroundColor, borderBottomColor, borderBottomWidth, borderTopColor } = getComputedStyle(each)
      return [backgroundColor, borderBottomColor, borderBottomWidth, borderTopColor].join(" ")
    })
  // A field may show focus by its colours or border: compares its look with and without focus.
  const looksFocused = async () => {
    await pause()
    const before = drawn().join()
    element.blur()
    await pause()
    const after = drawn().join()
    element.focus({ preventScroll: true })
    return before !== after
  }

  if (seenFault() !== null) await frames()
  const seen = seenFault()
  const isMarked = hasRing() || hasThumb() || (await looksFocused())
  return { name, isBody: false, faults: [...(seen === null ? [] : [`${name} ${seen}`]), ...(isMarked ? [] : [`${name} has no mark`])] }
}
