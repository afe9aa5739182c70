/** Element by which a translator replaced each text node. */
const standIns = new WeakMap<Node, Element>()

/** The shop itself renders no `<font>`. */
const isTranslation = (node: Node | null): node is Element => node?.nodeName === "FONT"

let loading: Promise<void> | undefined

const loadFix = (): Promise<void> =>
  (loading ??= import("./translated.ts").then(({ followTranslators, repeatPresses }) => {
    followTranslators(standInOf)
    repeatPresses()
  }))

const note = (records: ReadonlyArray<MutationRecord>): void => {
  for (const { addedNodes, nextSibling, previousSibling, removedNodes } of records)
    for (const text of removedNodes) {
      const standIn = text instanceof Text && [...addedNodes, previousSibling, nextSibling].find(isTranslation)
      if (!standIn) continue
      standIns.set(text, standIn)
      void loadFix()
    }
}

const observer = new MutationObserver(note)

/** Detects translators, which replace text nodes by `<font><font>…</font></font>`; the first one loads the fix for React. */
export const watchTranslators = (): void => observer.observe(document, { childList: true, subtree: true })

/**
 * Waits in a translated document for the fix and the late `parts`: React renders it again instead of hydrating, without parts not loaded.
 */
export const beforeHydration = async (parts: () => Promise<unknown>): Promise<void> => {
  if (document.querySelector("body font") !== null) await Promise.allSettled([loadFix(), parts()])
}

const standInOf = (node: Node): Element | undefined => {
  note(observer.takeRecords())
  return standIns.get(node)
}
