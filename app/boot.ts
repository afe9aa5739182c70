import "../view/theme/theme.css"
import { watchStyles } from "../view/islands/missed-styles.ts"
import { guardChunks } from "../adapters/browser/chunk-guard.ts"
import { watchTranslators } from "../adapters/browser/translation/translators.ts"
import { nextTask, fetchNamed } from "../adapters/browser/served-document.ts"

declare global {
  /** Stylesheet with all rules of the screen, unless the document has it. Rejects with the error event. */
  var allRules: Promise<Event> | undefined
}

/**
 * Entry of every document, imported by `first-script.ts` when the page is drawn or touched. Modules are fetched together but evaluated in
 * separate tasks, so that none is long.
 */
const boot = async (): Promise<void> => {
  guardChunks()
  watchStyles()
  watchTranslators()
  fetchNamed()
  await Promise.all([import("react-dom/client"), globalThis.allRules])
  await nextTask()
  const { startTab } = await import("./browser.tsx")
  await nextTask()
  await startTab()
}

void boot()
