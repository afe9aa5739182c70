import { focusElement, headingOf, isFit, hasNoFocus, stopsIn } from "./focus-place.ts"

/** Focused element with its ancestors, all tab stops, and its index among these. */
type Step = {
  readonly element: HTMLElement
  readonly ancestors: ReadonlyArray<Element>
  readonly tabStops: ReadonlyArray<HTMLElement>
  readonly at: number
}

/** Maximum number of steps: a dialog may focus several elements of its own. */
const maxSteps = 24

/** Milliseconds in which new content may set the focus itself. */
const patienceMs = 100

const layers = "dialog, [popover]"

/**
 * Restores the focus of a removed or disabled element: to its replacement, a neighbouring tab stop or the page heading; after a dialog to
 * the element that opened it.
 */
export const watchFocus = () => {
  let steps: ReadonlyArray<Step> = []
  let isBlurred = false
  let arrivals = 0
  let waiting: ReturnType<typeof setTimeout> | undefined
  /** Element to focus once no modal is open. */
  let pending: HTMLElement | undefined

  const note = (element: HTMLElement) => {
    const tabStops = stopsIn(document)
    const step = { element, ancestors: ancestorsOf(element), tabStops, at: tabStops.indexOf(element) }
    steps = [...steps.filter((each) => each.element !== element), step].slice(-maxSteps)
    isBlurred = false
  }
  const restore = () => {
    waiting = undefined
    const last = steps.at(-1)
    if (last === undefined || isBlurred || arrivals > 0 || !hasNoFocus() || isFit(last.element)) return
    focusElement(substituteOf(steps))
  }
  const check = () => {
    if (pending !== undefined && document.querySelector("dialog:modal") === null) {
      const uncovered = pending
      pending = undefined
      queueMicrotask(() => focusElement(isFit(uncovered) ? uncovered : headingOf()))
    }
    if (hasNoFocus()) waiting ??= setTimeout(restore, patienceMs)
  }
  document.addEventListener("focusin", ({ target }) => (target instanceof HTMLElement ? note(target) : undefined))
  document.addEventListener("focusout", check)
  /** A press on empty space is a deliberate blur. */
  document.addEventListener("pointerdown", ({ target }) => (isOnEmptySpace(target) ? (isBlurred = true) : undefined))
  new MutationObserver(check).observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ["disabled", "hidden", "inert", "open"]
  })
  if (document.activeElement instanceof HTMLElement && !hasNoFocus()) note(document.activeElement)
  return {
    /** Suspends restoring while a new page sets its focus. */
    begin: () => void (arrivals += 1),
    end: () => void (arrivals -= 1),
    /** Clears the steps and focuses the element, now or when the dialog over it closes. */
    settle: (element: HTMLElement | null) => {
      steps = []
      focusElement(element)
      pending = element !== null && document.activeElement !== element ? element : undefined
    }
  }
}

const isOnEmptySpace = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest(`a, button, input, select, textarea, summary, label, [tabindex]:not(main), ${layers}`) === null

const ancestorsOf = (element: Element): ReadonlyArray<Element> =>
  element.parentElement === null ? [] : [element.parentElement, ...ancestorsOf(element.parentElement)]

/** Substitute for the last focused element; skips closed dialogs. */
const substituteOf = (steps: ReadonlyArray<Step>): HTMLElement | null => {
  for (const step of steps.toReversed()) {
    const layer = step.ancestors.find((each) => each.matches(layers))
    if (layer !== undefined && !isFit(layer)) continue
    return isFit(step.element) ? step.element : (neighbourOf(step) ?? headingOf())
  }
  return headingOf()
}

/** Replacement, next or previous tab stop of the same group; the whole page is no group. */
const neighbourOf = ({ at, ancestors, tabStops }: Step): HTMLElement | undefined => {
  const group = ancestors.find((each) => each.isConnected)
  if (group === undefined || group.querySelector("h1") !== null || group.matches("main, body, html")) return undefined
  const here = stopsIn(group)
  const before = tabStops.slice(0, Math.max(at, 0)).findLast((each) => here.includes(each))
  const after = tabStops.slice(at + 1).find((each) => here.includes(each))
  const next = here[before === undefined ? 0 : here.indexOf(before) + 1]
  return [next, after, before].find((each) => each !== undefined && !isTextField(each))
}

/** Excludes text fields, whose focus would open a phone's keyboard. */
const isTextField = (element: HTMLElement): boolean => element.matches("input:not([type=checkbox], [type=radio]), textarea, select")
