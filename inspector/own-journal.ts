import { writeJournal } from "../core/journal/file.ts"
import { cleaningOf } from "../core/journal/mask.ts"
import type { Recorder } from "../core/journal/record.ts"
import { marks } from "./marks.ts"

/** Under which the inspector keeps what it did itself: a tool that failed is looked into like the shop. */
const ownKey = "gran.inspector"

/** Keeps it when the page goes. */
export const keepOwnJournal = (recorder: Recorder): void => {
  addEventListener("pagehide", () => {
    const file = { build: "inspector", journal: recorder.journal(), states: [] }
    sessionStorage.setItem(ownKey, writeJournal(file, { clean: cleaningOf(file, marks).withoutSecrets, isMasked: false }))
  })
}
