import { writeJournal } from "../core/journal/file.ts"
import { cleaningOf } from "../core/journal/mask.ts"
import type { Recorder } from "../core/journal/record.ts"
import { privacyMarks } from "./marks.ts"

const storageKey = "gran.inspector"

/** Stores the inspector's journal on `pagehide`. */
export const storeOwnJournal = (recorder: Recorder): void => {
  addEventListener("pagehide", () => {
    const file = { build: "inspector", journal: recorder.journal(), states: [] }
    sessionStorage.setItem(storageKey, writeJournal(file, { clean: cleaningOf(file, privacyMarks).withoutSecrets, isMasked: false }))
  })
}
