/**
 * Lets React update a translated page, whose text nodes left the document: texts would not change, and `removeChild` / `insertBefore` would
 * throw. Other mismatches throw, and the subtree is rendered again (`view/error-boundary.tsx`).
 */
export const followTranslators = (standInOf: (node: Node) => Element | undefined): void => {
  // oxlint-disable-next-line typescript/unbound-method -- both are called with their own `this` below
  const { insertBefore, removeChild } = Node.prototype
  Node.prototype.removeChild = function <N extends Node>(this: Node, child: N): N {
    const standIn = child.parentNode === this ? undefined : standInOf(child)
    if (!standIn?.parentNode) return removeChild.call(this, child) as N
    standIn.remove()
    return child
  }
  Node.prototype.insertBefore = function <N extends Node>(this: Node, node: N, before: Node | null): N {
    return insertBefore.call(this, node, before && before.parentNode !== this ? (standInOf(before) ?? before) : before) as N
  }
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, "nodeValue")
  Object.defineProperty(Node.prototype, "nodeValue", {
    ...nodeValue,
    set(this: Node, text: string | null) {
      if (this instanceof Text && this.parentNode === null) standInOf(this)?.replaceWith(this)
      nodeValue?.set?.call(this, text)
    }
  })
}

/**
 * Clicks the replacement of a button or link that React rendered again during a press: browsers send it no click. `nowOf` in
 * `first-script.ts` handles only elements already clicked.
 */
export const repeatPresses = (): void => {
  let pressed: ControlPress | undefined
  const rememberPress = (event: MouseEvent) => (pressed = event.button === 0 ? pressOf(event) : undefined)
  const release = ({ clientX, clientY }: MouseEvent) => {
    const before = pressed
    const isSamePlace = before !== undefined && Math.hypot(clientX - before.x, clientY - before.y) <= slackPx
    // Runs after the click, if there is one.
    setTimeout(() => (pressed === before && isSamePlace ? replacementOf(before)?.click() : undefined))
  }
  addEventListener("pointerdown", rememberPress, true)
  addEventListener("mouseup", release, true)
  // The click of a removed element goes to an ancestor, which is no control.
  addEventListener("click", ({ target }) => void (pressed = controlAt(target) === null ? pressed : undefined), true)
}

/** Pixels that the pointer may move during a press. */
const slackPx = 8

/** `bare` is the control without children and without the state of an early press. */
type ControlPress = { readonly control: HTMLElement; readonly bare: Node; readonly x: number; readonly y: number }

const pressOf = ({ clientX, clientY, target }: MouseEvent): ControlPress | undefined => {
  const control = controlAt(target)
  return control === null ? undefined : { control, bare: bareOf(control), x: clientX, y: clientY }
}

const replacementOf = ({ bare, control }: ControlPress): HTMLElement | undefined =>
  control.isConnected
    ? undefined
    : [...document.querySelectorAll<HTMLElement>(control.tagName)].find((other) => bareOf(other).isEqualNode(bare))

const controlAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>("button,a[href]") : null

const bareOf = (element: HTMLElement): Node => {
  const bare = element.cloneNode()
  if (bare instanceof HTMLElement) delete bare.dataset["press"]
  return bare
}
