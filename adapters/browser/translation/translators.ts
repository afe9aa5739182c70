/** Element by which a translator replaced each text node. */
const standIns = new WeakMap<Node, Element>()

/** The shop itself renders no `<font>`. */
const isTranslators = (node: Node | null): node is Element => node?.nodeName === "FONT"

let followed: Promise<void> | undefined

const follow = (): Promise<void> =>
  (followed ??= import("./translated.ts").then(({ followTranslators, repeatPresses }) => {
    followTranslators(standInOf)
    repeatPresses()
  }))

const note = (records: ReadonlyArray<MutationRecord>): void => {
  for (const { addedNodes, nextSibling, previousSibling, removedNodes } of records)
    for (const text of removedNodes) {
      const standIn = text instanceof Text && [...addedNodes, previousSibling, nextSibling].find(isTranslators)
      if (!standIn) continue
      standIns.set(text, standIn)
      void follow()
    }
}

const observer = new MutationObserver(note)

/**
 * Detects browser translators from the start (`app/boot.ts`): they replace text nodes with `<font><font>…</font></font>`. Loads the fix for React on
 * first detection.
 */
export const watchTranslators = (): void => observer.observe(document, { childList: true, subtree: true })

/**
 * React renders a translated document again instead of hydrating it. There, waits for the fix and for the late `parts`, which would disappear until
 * loaded; resolves at once elsewhere.
 */
export const beforeHydration = async (parts: () => Promise<void>): Promise<void> => {
  if (document.querySelector("body font") !== null) await Promise.allSettled([follow(), parts()])
}

const standInOf = (node: Node): Element | undefined => {
  note(observer.takeRecords())
  return standIns.get(node)
}
