import { mirrorChannel, type FromMirror, type ToMirror } from "../core/journal/wire.ts"
import { placeIn } from "../core/machines/inspector-setup.ts"
import type { Journals } from "./journals.ts"
import type { Inspector } from "./view/inspector-context.tsx"

/** Tells the frames and tabs that show the shop's screen (`app/mirror.tsx`) what to draw; while there are none, nothing is folded for them. */
export const linkMirror = (inspector: Inspector, journals: Journals): void => {
  const channel = new BroadcastChannel(mirrorChannel)
  let isWatched = false
  let told = ""
  const tell = () => {
    const { context } = inspector.getSnapshot()
    const position = placeIn(context)
    const said = `${journals.archive.build} ${journals.archive.lastSeq} ${position}`
    if (!isWatched || said === told) return
    told = said
    const tree = journals.archive.treeAt(position)
    if (tree !== undefined) channel.postMessage({ type: "draw", tree } satisfies ToMirror)
  }
  channel.addEventListener("message", ({ data }: MessageEvent<FromMirror>) => {
    isWatched = data.type === "ready"
    told = ""
    tell()
  })
  inspector.subscribe(tell)
}
