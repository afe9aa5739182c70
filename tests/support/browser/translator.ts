/**
 * Translates a page as browsers do: wraps every text, including new and changed ones, in `<font><font>text</font></font>`, except within
 * `translate="no"`. Runs in a page (`page.addInitScript(translatePage)`) and in jsdom. Returns a function that stops the translation.
 */
export const translatePage = (): (() => void) => {
  const isUntranslated = (text: Text): boolean =>
    (text.parentElement?.closest("font, script, style, noscript, textarea, title, [translate=no]") ?? null) !== null
  const translateText = (text: Text) => {
    if (text.data.trim() === "" || !text.isConnected || isUntranslated(text)) return
    const inner = document.createElement("font")
    inner.textContent = text.data
    const outer = document.createElement("font")
    outer.append(inner)
    text.replaceWith(outer)
  }
  const translate = (root: Node) => {
    if (root instanceof Text) return translateText(root)
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Array<Text> = []
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
    texts.forEach(translateText)
  }
  const observer = new MutationObserver((records) => {
    for (const { addedNodes, target, type } of records) {
      if (type === "characterData") translate(target)
      else addedNodes.forEach(translate)
    }
  })
  const begin = () => {
    translate(document.body)
    observer.observe(document.body, { characterData: true, childList: true, subtree: true })
  }
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", begin)
  else begin()
  return () => observer.disconnect()
}
