import "../view/theme/theme.css"
import { watchStyles } from "../view/islands/missed-styles.ts"
import { guardChunks } from "../adapters/browser/chunk-guard.ts"
import { watchTranslators } from "../adapters/browser/translation/translators.ts"
import { nextTask, fetchNamed } from "../adapters/browser/served-document.ts"

declare global {
  /** Stylesheet with all rules of the screen; absent where the document has it. Rejects with the error event. */
  var allRules: Promise<Event> | undefined
}

/**
 * Entry of every document, imported when the page is drawn or touched (`core/domain/navigation/first-script.ts`). Modules are fetched together and
 * evaluated one by one, so that no task is long. Rendering waits for all rules of the screen.
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
