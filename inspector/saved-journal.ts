import type { Archive } from "../core/journal/archive.ts"
import { writeJournal } from "../core/journal/file.ts"
import { essence } from "../core/journal/fold.ts"
import { lifeKey } from "../core/journal/journal.ts"
import { cleaningOf } from "../core/journal/mask.ts"
import { marks } from "./marks.ts"

/** The journal as a file, with what its living machines have come to; personal data is masked. */
export const savedJournal = (archive: Archive): string => {
  const states = archive.lives().flatMap((life) => {
    const folded = archive.stateAt(lifeKey(life), archive.length - 1)
    return life.ended || folded === undefined ? [] : [{ actor: life.actor, life: life.life, ...essence(folded.snapshot) }]
  })
  const file = { build: archive.build, journal: archive.journal(), states, sizes: archive.sizes }
  return writeJournal(file, { clean: cleaningOf(file, marks).masked, isMasked: true })
}
