import type { Page } from "playwright"

/** Unreadable or unclickable elements on the page, or in its open dialog, one per line; empty if there are none. */
export const layoutFaultsOf = (page: Page): Promise<ReadonlyArray<string>> => page.evaluate(crowding)

/** Runs in the page, without this module. */
function crowding(): ReadonlyArray<string> {
  type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }
  type Line = Box & { readonly text: Text; readonly layer: Element | null }

  const scene = [...document.querySelectorAll("dialog:modal, [popover]:popover-open")].at(-1) ?? document.body
  const range = document.createRange()
  const faults = new Set<string>()
  const short = (words: string | null) => (words ?? "").trim().replaceAll(/\s+/g, " ").slice(0, 60)
  const nameOf = (element: Element) =>
    `${element.localName} «${short(element.getAttribute("aria-label") ?? (element.textContent || element.getAttribute("name")))}»`
  const isSeen = (element: Element) => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || element.closest("[inert]") !== null) return false
    for (let up: Element | null = element; up !== null; up = up.parentElement)
      if (getComputedStyle(up).clipPath.startsWith("inset(50%") || getComputedStyle(up).opacity === "0") return false
    return true
  }

  const crop = (one: Box, other: Box, { x = true, y = true }): Box => ({
    left: x ? Math.max(one.left, other.left) : one.left,
    right: x ? Math.min(one.right, other.right) : one.right,
    top: y ? Math.max(one.top, other.top) : one.top,
    bottom: y ? Math.min(one.bottom, other.bottom) : one.bottom
  })
  const exceeds = (one: Box, other: Box, { x = true, y = true }) =>
    (x && (one.left < other.left - 1 || one.right > other.right + 1)) || (y && (one.top < other.top - 1 || one.bottom > other.bottom + 1))

  /** Ancestors that clip the element, nearest first, with the axes in which they scroll. */
  const clippingAncestors = function* (element: Element) {
    let isLoose = false
    for (let up: Element | null = element; up !== null && up !== document.documentElement && up !== document.body; up = up.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(up)
      const cuts = { x: overflowX !== "visible", y: overflowY !== "visible" }
      const isPassed = isLoose && position === "static"
      const scrolls = { x: /auto|scroll/.test(overflowX), y: /auto|scroll/.test(overflowY) }
      if ((cuts.x || cuts.y) && !isPassed) yield { up, cuts, scrolls, box: up.getBoundingClientRect() }
      isLoose = position === "absolute" || (isLoose && position === "static")
      if (position === "fixed") return
    }
  }

  const layerOf = (element: Element | null): Element | null => {
    if (element === null || element.role === "listbox" || ["fixed", "sticky"].includes(getComputedStyle(element).position)) return element
    return layerOf(element.parentElement)
  }

  /** The middle band of a text line; `null` if it is clipped or out of view. */
  const lineOf = (text: Text, parent: Element, rect: DOMRect): Line | null => {
    const half = Math.min(Number.parseFloat(getComputedStyle(parent).fontSize) * 0.35, rect.height * 0.3)
    const middle = (rect.top + rect.bottom) / 2
    const whole: Box = { left: rect.left, right: rect.right, top: middle - half, bottom: middle + half }
    const layer = layerOf(parent)
    let box = whole
    const reached = { x: false, y: false }
    for (const { cuts, scrolls, box: edge } of clippingAncestors(parent)) {
      const held = { x: cuts.x && !scrolls.x && !reached.x, y: cuts.y && !scrolls.y && !reached.y }
      if (exceeds(whole, edge, held)) faults.add(`cut off: «${short(text.data)}»`)
      reached.x ||= scrolls.x
      reached.y ||= scrolls.y
      box = crop(box, edge, cuts)
    }
    const screen = { left: 0, right: document.documentElement.clientWidth, top: 0, bottom: innerHeight }
    const isFixed = layer !== null && getComputedStyle(layer).position === "fixed"
    if (exceeds(whole, screen, { x: !reached.x, y: isFixed && !reached.y })) faults.add(`beyond the screen: «${short(text.data)}»`)
    return box.right - box.left < 2 || box.bottom - box.top < 2 ? null : { ...box, text, layer }
  }

  /** Text of a heading, a control or a column head. */
  const isLabel = (element: Element | null) => {
    const label = element?.closest("h1, h2, h3, h4, a, button, summary, label, legend, th, dt") ?? null
    return label !== null && (label.localName !== "a" || getComputedStyle(label).display !== "inline")
  }

  const texts: Array<Text> = []
  const walker = document.createTreeWalker(scene, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
    if (node instanceof Text && node.data.trim() !== "" && node.parentElement !== null && isSeen(node.parentElement)) texts.push(node)

  const findWide = () => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth > clientWidth) faults.add(`the page is ${scrollWidth - clientWidth} px too wide`)
    if (scene === document.body) return
    for (const part of [scene, ...scene.querySelectorAll("*")])
      if (
        part.scrollWidth > part.clientWidth + 1 &&
        getComputedStyle(part).overflowX === "auto" &&
        getComputedStyle(part).overflowY === "auto"
      )
        faults.add(`too wide: ${nameOf(part)}`)
  }

  const findOverlaps = () => {
    const lines = texts.flatMap((text) => {
      const parent = text.parentElement
      if (parent === null) return []
      range.selectNodeContents(text)
      return [...range.getClientRects()].flatMap((rect) => (rect.width < 2 ? [] : (lineOf(text, parent, rect) ?? [])))
    })
    lines.sort((one, other) => one.top - other.top)
    lines.forEach((line, index) => {
      for (const other of lines.slice(index + 1)) {
        if (other.top > line.bottom - 1) break
        if (other.layer !== line.layer || other.text === line.text) continue
        if (Math.min(line.right, other.right) - Math.max(line.left, other.left) > 1)
          faults.add(`over each other: «${short(line.text.data)}» and «${short(other.text.data)}»`)
      }
    })
  }

  const findBroken = () => {
    for (const text of texts) {
      if (!isLabel(text.parentElement)) continue
      for (const { 0: word, index } of text.data.matchAll(/\p{Script=Cyrillic}{2,}/gu)) {
        // A letter after a soft hyphen also has the hyphen's box.
        range.setStart(text, text.data[index - 1] === "\u00AD" ? index + 1 : index)
        range.setEnd(text, index + word.length)
        const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top)))
        if (lines.size > 1) faults.add(`broken: «${word}» in ${text.parentElement?.localName} «${short(text.data)}»`)
      }
    }
  }

  const findCovered = () => {
    for (const control of scene.querySelectorAll("a[href]:not([href='#main']), button, input, select, textarea, summary")) {
      if (!isSeen(control) || getComputedStyle(control).pointerEvents === "none") continue
      control.scrollIntoView({ block: "center", inline: "center", behavior: "instant" })
      const rect = [...control.getClientRects()].find(({ width, height }) => width > 3 && height > 3)
      if (rect === undefined) continue
      const hit = document.elementFromPoint((rect.left + rect.right) / 2, (rect.top + rect.bottom) / 2)
      if (hit !== null && (control.contains(hit) || hit.closest("label")?.control === control || hit.closest("[role=listbox]") !== null))
        continue
      faults.add(`covered: ${nameOf(control)} by ${hit === null ? "the edge of the screen" : nameOf(hit)}`)
    }
    scrollTo({ top: 0, behavior: "instant" })
  }

  for (const find of [findWide, findOverlaps, findBroken, findCovered]) find()
  return [...faults]
}
