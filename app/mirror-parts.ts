import type { Tree } from "../core/journal/journal.ts"
import { loadMirrorParts } from "../core/journal/mirror.ts"
import { loadMachine } from "../core/kernel/lazy-machine.ts"
import { machines } from "../core/shop/machines-by-name.ts"
import { isDrawable } from "../view/dialogs/dialogs.ts"
import { loadDialog } from "../view/modal/loader.ts"
import { loadScreen } from "../view/screens/screens.tsx"
import { loadPanels } from "../view/shell/panels-loader.ts"
import { shownShop } from "./guest-shop.ts"

/** Loads a tree's code, including the late parts of its screen. Returns the failures. */
export const loadMirroredParts = (tree: Tree): Promise<ReadonlyArray<string>> =>
  loadMirrorParts(tree, {
    shop: shownShop.prepare,
    machine: (name) => {
      const machine = machines[name]
      return machine === undefined ? Promise.resolve() : loadMachine(machine)
    },
    header: loadPanels,
    screen: loadScreen,
    dialog: (key) => (isDrawable(key) ? loadDialog(key) : Promise.resolve())
  })
