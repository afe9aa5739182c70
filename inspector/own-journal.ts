import { writeJournal } from "../core/journal/file.ts"
import type { Recorder } from "../core/journal/record.ts"

/** Under which the inspector keeps what it did itself: a tool that failed is looked into like the shop. */
const ownKey = "gran.inspector"

/** Keeps it when the page goes. */
export const keepOwnJournal = (recorder: Recorder): void => {
  addEventListener("pagehide", () => {
    const { text } = writeJournal({ build: "inspector", journal: recorder.journal(), states: [] })
    sessionStorage.setItem(ownKey, text)
  })
}
