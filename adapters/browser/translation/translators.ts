/** Element that a translator has put in place of each text of the page. */
const standIns = new WeakMap<Node, Element>()

/** Shop's elements are never such. */
const isTranslators = (node: Node | null): node is Element => node?.nodeName === "FONT"

let isFollowed = false

const note = (records: ReadonlyArray<MutationRecord>): void => {
  for (const { addedNodes, nextSibling, previousSibling, removedNodes } of records)
    for (const text of removedNodes) {
      const standIn = text instanceof Text && [...addedNodes, previousSibling, nextSibling].find(isTranslators)
      if (!standIn) continue
      standIns.set(text, standIn)
      if (!isFollowed) void import("./translated.ts").then(({ followTranslators }) => followTranslators(standInOf))
      isFollowed = true
    }
}

const observer = new MutationObserver(note)

/**
 * Sees a translator at work, from before the first text is translated (`app/boot.ts`): it takes a text out of its element and puts
 * `<font><font>…</font></font>` in its place. What lets React go on in such a page comes then.
 */
export const watchTranslators = (): void => observer.observe(document, { childList: true, subtree: true })

/** Element that stands for a text of ours, as far as is known now. */
const standInOf = (node: Node): Element | undefined => {
  note(observer.takeRecords())
  return standIns.get(node)
}
