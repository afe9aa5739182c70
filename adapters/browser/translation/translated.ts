/**
 * Keeps React working in a translated page, whose original text nodes left the document: updates would be invisible (an old price stays) and
 * `removeChild` / `insertBefore` would throw. A changed text returns to its place; a removed one takes its replacement along. Other mismatches throw,
 * and the subtree is rendered again (`view/guarded.tsx`).
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
