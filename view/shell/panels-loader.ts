import { loadCode } from "../islands/code.ts"
import type * as Panels from "./panels.tsx"

let panels: typeof Panels.panels | undefined

export const loadPanels = async (): Promise<void> => {
  panels = (await loadCode(() => import("./panels.tsx"))).panels
}

/** Returns the code of the panels, once the header machine reports it as loaded. */
export const loadedPanels = (): typeof Panels.panels | undefined => panels
