import type { Archive } from "../core/journal/archive.ts"
import { writeJournal } from "../core/journal/file.ts"
import { essence } from "../core/journal/fold.ts"
import { lifeKey } from "../core/journal/journal.ts"

/** The journal as a file, with what its living machines have come to; personal data is masked. */
export const savedJournal = (archive: Archive): string => {
  const states = archive.lives().flatMap((life) => {
    const folded = archive.stateAt(lifeKey(life), archive.length - 1)
    return life.ended || folded === undefined ? [] : [{ actor: life.actor, life: life.life, ...essence(folded.snapshot) }]
  })
  return writeJournal({ build: archive.build, journal: archive.journal(), states }, crypto.getRandomValues(new Uint32Array(4)).join("-"))
    .text
}
