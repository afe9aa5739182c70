import type { ReplayIndex } from "../core/journal/replay-index.ts"
import { incarnationKey, type Tree } from "../core/journal/journal.ts"
import { mirrorChannel, type FromMirror, type ToMirror } from "../core/journal/wire.ts"
import { shownPosition } from "./machines/position.ts"
import type { Journals } from "./journals.ts"
import type { Inspector } from "./view/inspector-context.tsx"

/** Sends the tree to draw to this inspector's frames of the shop's screen (`app/mirror.tsx`), and reports parts that cannot be drawn. */
export const linkMirror = (inspector: Inspector, journals: Journals, id: string): (() => void) => {
  const channel = new BroadcastChannel(mirrorChannel)
  const mirrors = new Set<string>()
  let sent: { readonly replayIndex: ReplayIndex; readonly moment: string } | undefined
  let drawing = 0
  let foldFaults: ReadonlyArray<string> = []
  const draw = () => {
    const { context } = inspector.getSnapshot()
    const { replayIndex } = journals
    const position = shownPosition(context)
    const moment = `${replayIndex.lastSeq} ${position}`
    if (mirrors.size === 0 || (sent?.replayIndex === replayIndex && sent.moment === moment)) return
    sent = { replayIndex, moment }
    drawing += 1
    const { faults, tree } = screenAt(replayIndex, position)
    foldFaults = faults
    inspector.send({ type: "screen.drawn", faults })
    channel.postMessage({ type: "draw", inspector: id, of: drawing, tree: tree ?? null } satisfies ToMirror)
  }
  channel.addEventListener("message", ({ data }: MessageEvent<FromMirror>) => {
    if (data.inspector !== id) return
    if (data.type === "drawn") {
      if (data.of === drawing) inspector.send({ type: "screen.drawn", faults: [...foldFaults, ...data.faults] })
      return
    }
    if (data.type === "ready") mirrors.add(data.mirror)
    else mirrors.delete(data.mirror)
    sent = undefined
    draw()
  })
  const subscription = inspector.subscribe(draw)
  return () => {
    subscription.unsubscribe()
    channel.close()
  }
}

const shopRoot = "shop"
const noShop = "в журнале нет самого магазина, только отдельные машины"

/** Actor tree at a moment, with the machines that this build cannot fold. */
export const screenAt = (
  replayIndex: ReplayIndex,
  position: number
): { readonly tree: Tree | undefined; readonly faults: ReadonlyArray<string> } => {
  try {
    const tree = replayIndex.treeAt(position)
    const faults = replayIndex.incarnations().flatMap((incarnation) => faultOf(replayIndex, incarnationKey(incarnation), position))
    return tree?.root === shopRoot ? { tree, faults } : { tree: undefined, faults: [noShop, ...faults] }
  } catch (defect) {
    return { tree: undefined, faults: [String(defect)] }
  }
}

const faultOf = (replayIndex: ReplayIndex, key: string, position: number): ReadonlyArray<string> => {
  const incarnation = replayIndex.incarnation(key)
  if (incarnation === undefined || !replayIndex.isOfMoment(key, position)) return []
  if (replayIndex.machine(key) === undefined) return [`${incarnation.actor}: машина «${incarnation.machine}» этой сборке неизвестна`]
  const fault = replayIndex.faultOf(key)
  return fault === undefined ? [] : [`${incarnation.actor}: не свернуть (${fault})`]
}
