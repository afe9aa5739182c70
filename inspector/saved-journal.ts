import type { ReplayIndex } from "../core/journal/replay-index.ts"
import { writeJournal } from "../core/journal/file.ts"
import { comparableState } from "../core/journal/fold.ts"
import { incarnationKey } from "../core/journal/journal.ts"
import { cleaningOf } from "../core/journal/mask.ts"
import { privacyMarks } from "./marks.ts"

/** Journal file with the current snapshots of running machines; personal data is masked. */
export const savedJournal = (replayIndex: ReplayIndex): string => {
  const states = replayIndex.incarnations().flatMap((incarnation) => {
    const folded = replayIndex.stateAt(incarnationKey(incarnation), replayIndex.length - 1)
    return incarnation.ended || folded === undefined
      ? []
      : [{ actor: incarnation.actor, incarnation: incarnation.incarnation, ...comparableState(folded.snapshot) }]
  })
  const file = { build: replayIndex.build, journal: replayIndex.journal(), states, sizes: replayIndex.sizes }
  return writeJournal(file, { clean: cleaningOf(file, privacyMarks).masked, isMasked: true })
}
