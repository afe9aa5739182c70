import type { AnyActorRef, AnyMachineSnapshot } from "xstate"
import { arrived } from "../core/kernel/lazy-machine.ts"
import type { Persisted, PersistedChild, Tree } from "../core/journal/journal.ts"
import { machines } from "../core/shop/machines-by-name.ts"
import { machinesIn } from "../core/kernel/machines-in.ts"
import { isDrawable } from "../view/dialogs/dialogs.ts"
import { loadDialog } from "../view/modal/loader.ts"
import { loadScreen } from "../view/screens/screens.tsx"
import { loadPanels } from "../view/shell/panels-loader.ts"
import { shownShop } from "./guest-shop.ts"
import { screenOf } from "./read-state.ts"

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
    ...dialogsIn(tree).map((key) => [`окно «${key}»`, loadDialog(key)] as const)
  ]
  const came = await Promise.allSettled(parts.map(([, coming]) => coming))
  return came.flatMap((outcome, index) =>
    outcome.status === "fulfilled" ? [] : [`${parts[index]?.[0] ?? ""}: код не загрузился (${String(outcome.reason)})`]
  )
}

type Opened = { readonly key?: unknown } | string | null | undefined
type Dialogs = PersistedChild["snapshot"] & { readonly context?: { readonly active?: Opened; readonly behind?: Opened } }

/** The dialog that is open, and the one that waits behind it. */
const dialogsIn = ({ snapshot }: Tree): ReadonlyArray<string> => {
  const dialogs: Dialogs | undefined = snapshot.children?.["dialogs"]?.snapshot
  return [dialogs?.context?.active, dialogs?.context?.behind].flatMap((dialog) =>
    typeof dialog === "object" && typeof dialog?.key === "string" && isDrawable(dialog.key) ? [dialog.key] : []
  )
}

/** The machines that this build could not bring back to their states, with why; one that was in error when it was recorded is shown so. */
export const brokenIn = (actor: AnyActorRef, { children = {}, status }: Persisted, path: string): ReadonlyArray<string> => {
  const snapshot = actor.getSnapshot() as AnyMachineSnapshot
  if (snapshot.status === "error" && status !== "error") return [`${path}: не восстановить (${String(snapshot.error)})`]
  const living = (snapshot as Partial<AnyMachineSnapshot>).children as Readonly<Record<string, AnyActorRef | undefined>> | undefined
  return Object.entries(children).flatMap(([id, child]) => {
    const own = living?.[id]
    return own === undefined ? [] : brokenIn(own, child.snapshot, `${path}/${id}`)
  })
}
