import { machinesIn } from "../kernel/machines-in.ts"
import type { ScreenName } from "../routes/route.ts"
import type { PersistedSnapshot, Tree } from "./journal.ts"
import { dialogsIn, screenOf } from "./served-tree.ts"
import type { FromMirror, ToMirror } from "./wire.ts"

/** Code loaders by kind of part. Unknown names load nothing. */
export type PartLoaders = {
  readonly shop: (snapshot: PersistedSnapshot) => Promise<unknown>
  readonly machine: (name: string) => Promise<unknown>
  readonly header: () => Promise<unknown>
  readonly screen: (name: ScreenName) => Promise<unknown>
  readonly dialog: (key: string) => Promise<unknown>
}

/** Loads a tree's code; returns the failures. */
export const loadMirrorParts = async (tree: Tree, loaders: PartLoaders): Promise<ReadonlyArray<string>> => {
  const screen = screenOf(tree)
  const parts: ReadonlyArray<readonly [what: string, coming: Promise<unknown>]> = [
    ["машины магазина", loaders.shop(tree.snapshot)],
    ...[...machinesIn(tree.snapshot)].map((name) => [`машина «${name}»`, loaders.machine(name)] as const),
    ["панели шапки", loaders.header()],
    ...(screen === undefined ? [] : [[`экран «${screen}»`, loaders.screen(screen)] as const]),
    ...dialogsIn(tree).map((key) => [`окно «${key}»`, loaders.dialog(key)] as const)
  ]
  const came = await Promise.allSettled(parts.map(([, coming]) => coming))
  return came.flatMap((outcome, index) =>
    outcome.status === "fulfilled" ? [] : [`${parts[index]?.[0] ?? ""}: код не загрузился (${String(outcome.reason)})`]
  )
}

type Stage = {
  /** Id of the inspector whose screens are drawn. */
  readonly inspector: string
  readonly post: (message: FromMirror) => void
  readonly load: (tree: Tree) => Promise<ReadonlyArray<string>>
  /** Returns faults. */
  readonly draw: (tree: Tree, of: number) => ReadonlyArray<string>
  readonly clear: () => void
}

export type Mirror = {
  /** A newer request replaces one that is still loading; those of other inspectors are ignored. */
  readonly show: (command: ToMirror) => Promise<void>
  readonly addFault: (fault: unknown) => void
  readonly reportFaults: () => void
}

/** Each message names its screen and lists each fault once. */
export const makeMirror = ({ clear, draw, inspector, load: loadCode, post }: Stage): Mirror => {
  const faults = new Set<string>()
  let of = 0
  const reportFaults = () => post({ type: "drawn", inspector, of, faults: [...faults] })
  const addFault = (fault: unknown) => {
    faults.add(String(fault))
    reportFaults()
  }
  const show = async ({ inspector: sender, of: next, tree }: ToMirror) => {
    if (sender !== inspector) return
    of = next
    faults.clear()
    if (tree === null) return clear()
    const missing = await loadCode(tree)
    if (of !== next) return
    for (const fault of [...missing, ...draw(tree, next)]) addFault(fault)
  }
  return { show: (command) => show(command).catch(addFault), addFault, reportFaults }
}
