/** Element by which a translator replaced each text node. */
const standIns = new WeakMap<Node, Element>()

/** The shop itself renders no `<font>`. */
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
 * Detects browser translators from the start (`app/boot.ts`): they replace text nodes with `<font><font>…</font></font>`. Loads the fix for React on
 * first detection.
 */
export const watchTranslators = (): void => observer.observe(document, { childList: true, subtree: true })

const standInOf = (node: Node): Element | undefined => {
  note(observer.takeRecords())
  return standIns.get(node)
}
