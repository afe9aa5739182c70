import { loadCode } from "../islands/code.ts"
import type * as Panels from "./panels.tsx"

let panels: typeof Panels.panels | undefined

/** Loads the code of the header's panels. */
export const loadPanels = async (): Promise<void> => {
  panels = (await loadCode(() => import("./panels.tsx"))).panels
}

/** Returns that code, once the header machine reports it as loaded. */
export const loadedPanels = (): typeof Panels.panels | undefined => panels
