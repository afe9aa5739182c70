/**
 * Lets React go on in a page that is translated. It keeps the texts that it has drawn, which are not in the page any more: it would change one unseen, which
 * leaves an old price on the page, and throw where it removes one or inserts before it. Here a text that is changed comes back to its place, to be
 * translated anew; one that is removed takes what stands for it with it. Anything else that is not where React left it throws as before, and its
 * subtree is drawn again (`view/guarded.tsx`). `standInOf` says what stands for a text.
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
