import { loadCode } from "../islands/code.ts"
import type * as Panels from "./panels.tsx"

let panels: typeof Panels.panels | undefined

export const loadPanels = async (): Promise<void> => {
  panels = (await loadCode(() => import("./panels.tsx"))).panels
}

/** Panels, once the header machine reports them as loaded. */
export const loadedPanels = (): typeof Panels.panels | undefined => panels
