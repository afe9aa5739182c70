import { giveFocus, headingOf, isFit, isNowhere, stopsIn } from "./focus-place.ts"

/** Focused element; its ancestors, and all tab stops with its index among them, to find a substitute after its removal. */
type Step = {
  readonly element: HTMLElement
  readonly lineage: ReadonlyArray<Element>
  readonly others: ReadonlyArray<HTMLElement>
  readonly at: number
}

/** Elements remembered: a dialog may close after several focused elements of its own. */
const mostSteps = 24

/** Milliseconds in which new content may set the focus itself. */
const patienceMs = 100

/** Layers that trap focus until they close. */
const layers = "dialog, [popover]"

/**
 * Restores lost focus: to the replacement of the removed or disabled element, the next or previous tab stop of the group, or the page heading. After
 * a dialog it returns to the element that opened it.
 */
export const keepFocus = () => {
  let steps: ReadonlyArray<Step> = []
  let isLeft = false
  let arrivals = 0
  let waiting: ReturnType<typeof setTimeout> | undefined
  /** Element to focus once no modal is open. */
  let pending: HTMLElement | undefined

  const note = (element: HTMLElement) => {
    const others = stopsIn(document)
    const step = { element, lineage: lineageOf(element), others, at: others.indexOf(element) }
    steps = [...steps.filter((each) => each.element !== element), step].slice(-mostSteps)
    isLeft = false
  }
  const mend = () => {
    waiting = undefined
    const last = steps.at(-1)
    if (last === undefined || isLeft || arrivals > 0 || !isNowhere() || isFit(last.element)) return
    giveFocus(heirOf(steps))
  }
  const look = () => {
    if (pending !== undefined && document.querySelector("dialog:modal") === null) {
      const uncovered = pending
      pending = undefined
      queueMicrotask(() => giveFocus(isFit(uncovered) ? uncovered : headingOf()))
    }
    if (isNowhere()) waiting ??= setTimeout(mend, patienceMs)
  }
  document.addEventListener("focusin", ({ target }) => (target instanceof HTMLElement ? note(target) : undefined))
  document.addEventListener("focusout", look)
  /** A press on empty space is a deliberate blur. */
  document.addEventListener("pointerdown", ({ target }) => (isBesideAll(target) ? (isLeft = true) : undefined))
  new MutationObserver(look).observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ["disabled", "hidden", "inert", "open"]
  })
  if (document.activeElement instanceof HTMLElement && !isNowhere()) note(document.activeElement)
  return {
    /** Suspends restoring while a new page sets its focus. */
    begin: () => void (arrivals += 1),
    end: () => void (arrivals -= 1),
    /** Clears the old page's history and focuses the new page, now or when the dialog over it closes. */
    settle: (element: HTMLElement | null) => {
      steps = []
      giveFocus(element)
      pending = element !== null && document.activeElement !== element ? element : undefined
    }
  }
}

const isBesideAll = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest(`a, button, input, select, textarea, summary, label, [tabindex]:not(main), ${layers}`) === null

const lineageOf = (element: Element): ReadonlyArray<Element> =>
  element.parentElement === null ? [] : [element.parentElement, ...lineageOf(element.parentElement)]

/** Substitute for the last focused element; skips closed dialogs. */
const heirOf = (steps: ReadonlyArray<Step>): HTMLElement | null => {
  for (const step of steps.toReversed()) {
    const layer = step.lineage.find((each) => each.matches(layers))
    if (layer !== undefined && !isFit(layer)) continue
    return isFit(step.element) ? step.element : (besideOf(step) ?? headingOf())
  }
  return headingOf()
}

/** Replacement in the same group, otherwise the next or previous tab stop. The page itself is no group. */
const besideOf = ({ at, lineage, others }: Step): HTMLElement | undefined => {
  const group = lineage.find((each) => each.isConnected)
  if (group === undefined || group.querySelector("h1") !== null || group.matches("main, body, html")) return undefined
  const here = stopsIn(group)
  const before = others.slice(0, Math.max(at, 0)).findLast((each) => here.includes(each))
  const after = others.slice(at + 1).find((each) => here.includes(each))
  const next = here[before === undefined ? 0 : here.indexOf(before) + 1]
  return [next, after, before].find((each) => each !== undefined && !isTyped(each))
}

/** Excludes text fields: focusing one would open a phone's keyboard. */
const isTyped = (element: HTMLElement): boolean => element.matches("input:not([type=checkbox], [type=radio]), textarea, select")
