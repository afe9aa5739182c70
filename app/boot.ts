import "../view/theme/theme.css"
import { watchStyles } from "../view/islands/missed-styles.ts"
import { guardChunks } from "../adapters/browser/chunk-guard.ts"
import { watchTranslators } from "../adapters/browser/translation/translators.ts"
import { arrange, breath, drawn, fetchNamed } from "../adapters/browser/served-document.ts"

/**
 * Entry of every document. Fonts and the first picture load first; then the modules of the shop are fetched together and evaluated one by
 * one, so that no task is long. The first interaction starts it at once.
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
