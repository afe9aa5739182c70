import { machinesIn } from "../kernel/machines-in.ts"
import type { ScreenName } from "../routes/route.ts"
import type { Persisted, Tree } from "./journal.ts"
import { dialogsIn, screenOf } from "./served-tree.ts"
import type { FromMirror, ToMirror } from "./wire.ts"

/** What loads the code of each part that a tree can name; for one that this build does not have there is nothing to wait for. */
export type PartLoaders = {
  readonly shop: (snapshot: Persisted) => Promise<unknown>
  readonly machine: (name: string) => Promise<unknown>
  readonly header: () => Promise<unknown>
  readonly screen: (name: ScreenName) => Promise<unknown>
  readonly dialog: (key: string) => Promise<unknown>
}

/** Loads what a tree says is there: its machines, its screen, its dialogs, what opens from the header. Tells what did not come. */
export const bring = async (tree: Tree, loaders: PartLoaders): Promise<ReadonlyArray<string>> => {
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
  readonly say: (message: FromMirror) => void
  /** Brings the code of a tree; tells what did not come. */
  readonly bring: (tree: Tree) => Promise<ReadonlyArray<string>>
  /** Draws a tree whose code is there; tells what of it cannot be shown. */
  readonly draw: (tree: Tree, of: number) => ReadonlyArray<string>
}

/** What the shop's screen of a moment says of itself. */
export type Mirror = {
  /** Shows a moment. A newer one takes the place of one whose code is on its way, and begins without faults. */
  readonly show: (asked: ToMirror) => Promise<void>
  /** Something that is drawn has failed. */
  readonly blame: (fault: unknown) => void
  /** The screen stands. */
  readonly tell: () => void
}

/** What an inspector's frame shows and says, without the frame: every word names the screen that it is about, with each of its faults once. */
export const makeMirror = ({ bring: bringCode, draw, say }: Stage): Mirror => {
  const faults = new Set<string>()
  let of = 0
  const tell = () => say({ type: "drawn", of, faults: [...faults] })
  const blame = (fault: unknown) => {
    faults.add(String(fault))
    tell()
  }
  const show = async ({ of: next, tree }: ToMirror) => {
    of = next
    faults.clear()
    const missing = await bringCode(tree)
    if (of !== next) return
    for (const fault of [...missing, ...draw(tree, next)]) blame(fault)
  }
  return { show: (asked) => show(asked).catch(blame), blame, tell }
}
