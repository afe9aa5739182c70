import { loadCode } from "../islands/code.ts"
import type * as Panels from "./panels.tsx"

let panels: typeof Panels.panels | undefined

/** Loads the code of what opens from the header. */
export const loadPanels = async (): Promise<void> => {
  panels = (await loadCode(() => import("./panels.tsx"))).panels
}

/** That code, once the header's machine says that it has come. */
export const loadedPanels = (): typeof Panels.panels | undefined => panels
