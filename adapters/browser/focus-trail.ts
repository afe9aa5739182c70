import { giveFocus, headingOf, isFit, isNowhere, stopsIn } from "./focus-place.ts"

/** One place of the focus, with all that is needed once it has gone: what stood around it, and where it stood among the others. */
type Step = {
  readonly element: HTMLElement
  readonly lineage: ReadonlyArray<Element>
  readonly others: ReadonlyArray<HTMLElement>
  readonly at: number
}

/** So many places are kept: a dialog may close after several of its own, and what opened it came before them. */
const mostSteps = 24

/** What takes the place of a thing that went may come a little later, and knows better where the focus belongs. */
const patienceMs = 100

/** What opens over the page and keeps the focus until it closes. */
const layers = "dialog, [popover]"

/**
 * Watches where the focus is. What has it may be taken out of the page, or out of use: then what has come in its place has it, else the next thing of the same
 * group, else the one before, else the heading of the page. After a dialog it is what opened the dialog that is looked for.
 */
export const keepFocus = () => {
  let steps: ReadonlyArray<Step> = []
  let isLeft = false
  let arrivals = 0
  let waiting: ReturnType<typeof setTimeout> | undefined
  /** Where the focus goes once nothing modal stands over the page any more. */
  let wanted: HTMLElement | undefined

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
    if (wanted !== undefined && document.querySelector("dialog:modal") === null) {
      const uncovered = wanted
      wanted = undefined
      queueMicrotask(() => giveFocus(isFit(uncovered) ? uncovered : headingOf()))
    }
    if (isNowhere()) waiting ??= setTimeout(mend, patienceMs)
  }
  document.addEventListener("focusin", ({ target }) => (target instanceof HTMLElement ? note(target) : undefined))
  document.addEventListener("focusout", look)
  /** Who presses beside everything means to leave it. */
  document.addEventListener("pointerdown", ({ target }) => (isBesideAll(target) ? (isLeft = true) : undefined))
  new MutationObserver(look).observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ["disabled", "hidden", "inert", "open"]
  })
  if (document.activeElement instanceof HTMLElement && !isNowhere()) note(document.activeElement)
  return {
    /** A page comes: until that is done nobody else gives the focus to anything. */
    begin: () => void (arrivals += 1),
    end: () => void (arrivals -= 1),
    /** The page that was left is forgotten; the focus is where the new one begins, now or once the dialog over it is closed. */
    settle: (element: HTMLElement | null) => {
      steps = []
      giveFocus(element)
      wanted = element !== null && document.activeElement !== element ? element : undefined
    }
  }
}

const isBesideAll = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest(`a, button, input, select, textarea, summary, label, [tabindex]:not(main), ${layers}`) === null

const lineageOf = (element: Element): ReadonlyArray<Element> =>
  element.parentElement === null ? [] : [element.parentElement, ...lineageOf(element.parentElement)]

/** Who has the focus after the last of these places; those within a dialog that has closed are passed over. */
const heirOf = (steps: ReadonlyArray<Step>): HTMLElement | null => {
  for (const step of steps.toReversed()) {
    const layer = step.lineage.find((each) => each.matches(layers))
    if (layer !== undefined && !isFit(layer)) continue
    return isFit(step.element) ? step.element : (besideOf(step) ?? headingOf())
  }
  return headingOf()
}

/** What has come in its place, else the next of its group, else the one before. A page is no group. */
const besideOf = ({ at, lineage, others }: Step): HTMLElement | undefined => {
  const group = lineage.find((each) => each.isConnected)
  if (group === undefined || group.querySelector("h1") !== null || group.matches("main, body, html")) return undefined
  const here = stopsIn(group)
  const before = others.slice(0, Math.max(at, 0)).findLast((each) => here.includes(each))
  const after = others.slice(at + 1).find((each) => here.includes(each))
  const next = here[before === undefined ? 0 : here.indexOf(before) + 1]
  return [next, after, before].find((each) => each !== undefined && !isTyped(each))
}

/** A field brings up the keyboard of a phone: nobody asked for that. */
const isTyped = (element: HTMLElement): boolean => element.matches("input:not([type=checkbox], [type=radio]), textarea, select")
