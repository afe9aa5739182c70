import { arrived } from "../core/kernel/lazy-machine.ts"
import type { Tree } from "../core/journal/journal.ts"
import { machines } from "../core/shop/machines-by-name.ts"
import { machinesIn } from "../core/kernel/machines-in.ts"
import { isDrawable } from "../view/dialogs/dialogs.ts"
import { loadDialog } from "../view/modal/loader.ts"
import { loadScreen } from "../view/screens/screens.tsx"
import { loadPanels } from "../view/shell/panels-loader.ts"
import { shownShop } from "./guest-shop.ts"
import { dialogsIn, screenOf } from "../core/journal/served-tree.ts"

/** Loads what a tree says is there: its machines, the code of its screen with its late parts, of its dialogs, of what opens from the header. Tells what did not come. */
export const bring = async (tree: Tree): Promise<ReadonlyArray<string>> => {
  const screen = screenOf(tree)
  const parts: ReadonlyArray<readonly [what: string, coming: Promise<unknown>]> = [
    ["машины магазина", shownShop.prepare(tree.snapshot)],
    ...[...machinesIn(tree.snapshot)].flatMap((name) => {
      const machine = machines[name]
      return machine === undefined ? [] : [[`машина «${name}»`, arrived(machine)] as const]
    }),
    ["панели шапки", loadPanels()],
    ...(screen === undefined ? [] : [[`экран «${screen}»`, loadScreen(screen)] as const]),
    ...dialogsIn(tree)
      .filter(isDrawable)
      .map((key) => [`окно «${key}»`, loadDialog(key)] as const)
  ]
  const came = await Promise.allSettled(parts.map(([, coming]) => coming))
  return came.flatMap((outcome, index) =>
    outcome.status === "fulfilled" ? [] : [`${parts[index]?.[0] ?? ""}: код не загрузился (${String(outcome.reason)})`]
  )
}
