import "../view/theme/theme.css"
import { watchStyles } from "../view/islands/missed-styles.ts"
import { guardChunks } from "../adapters/browser/chunk-guard.ts"
import { watchTranslators } from "../adapters/browser/translation/translators.ts"
import { arrange, breath, drawn, fetchNamed } from "../adapters/browser/served-document.ts"

/**
 * The entry of every document. The page that the server drew comes first: its fonts and its first picture have the line to themselves,
 * then the modules of the shop are fetched at once and evaluated one after another, so that no task is long. A visitor who does not wait
 * is not kept waiting: the first touch starts it.
 */
const boot = async (): Promise<void> => {
  guardChunks()
  watchStyles()
  arrange()
  watchTranslators()
  await drawn()
  fetchNamed()
  await import("react-dom/client")
  await breath()
  const { startTab } = await import("./browser.tsx")
  await breath()
  await startTab()
}

void boot()
