import { createBrowserInspector } from "@statelyai/inspect"
import { comparableState } from "../core/journal/fold.ts"
import { incarnationKey } from "../core/journal/journal.ts"
import { jsonOf } from "./chart/formats.ts"
import type { Journals } from "./journals.ts"
import type { Inspector } from "./view/inspector-context.tsx"

/** Mirrors the journal to Stately's inspector (`/inspector?inspect=stately`), whose URL is the server's `STATELY_URL`. */
export const shareWithStately = (inspector: Inspector, journals: Journals, url: string): void => {
  if (url === "") return console.warn("[inspector] STATELY_URL is not set: Stately's inspector was not opened")
  const stately = createBrowserInspector({ url })
  const announced = new Set<string>()
  let sent = -1
  let { replayIndex } = journals
  inspector.subscribe(() => {
    if (journals.replayIndex !== replayIndex) sent = -1
    replayIndex = journals.replayIndex
    for (let position = sent + 1; position < replayIndex.length; position++) {
      const entry = replayIndex.entry(position)
      const key = entry === undefined ? "" : incarnationKey(entry)
      const folded = replayIndex.stateAt(key, position)
      const machine = replayIndex.machine(key)
      if (entry === undefined || folded === undefined || machine === undefined) continue
      if (!announced.has(key)) stately.actor(key, comparableState(folded.snapshot), { definition: jsonOf(machine) })
      announced.add(key)
      stately.event(key, entry.event)
      stately.snapshot(key, comparableState(folded.snapshot), { event: entry.event })
    }
    sent = replayIndex.length - 1
  })
}
