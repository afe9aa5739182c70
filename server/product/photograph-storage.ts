import { Effect } from "effect"
import { repeatSweep } from "../platform/repeat-sweep.ts"
import { transaction } from "../platform/db/query.ts"
import { Files, type FilesFailed } from "../platform/files/files.ts"
import { newPhotographId, photographKey, photographKeys, type PhotographVariant } from "../platform/files/photograph-files.ts"
import type { DrawnPhotograph } from "./draw-photograph.ts"
import { addPhotograph, findSwept, clearFiles, hidePhotograph } from "./photographs.ts"

/** Stores a drawn photograph that nothing uses yet. Writes the row first, so that a crash leaves no file unknown to the clean-up. */
export const storePhotograph = Effect.fn("storePhotograph")(function* ({ files: drawn, unfitForLists }: DrawnPhotograph) {
  const id = newPhotographId()
  yield* addPhotograph(id, unfitForLists === null)
  const files = yield* Files
  yield* Effect.forEach(drawn, ({ bytes, ...variant }) => files.put(photographKey(id, variant), bytes), { discard: true })
  return id
})

/**
 * `null` when the file cannot be read. A missing or damaged file takes its photograph off the pages; a failure of the storage, which is temporary,
 * does not.
 */
export const readPhotograph = Effect.fn("readPhotograph")(function* (id: string, variant: PhotographVariant) {
  const files = yield* Files
  return yield* files.read(photographKey(id, variant)).pipe(
    Effect.flatMap((bytes) => (bytes === null ? Effect.as(lose(id, "missing"), null) : Effect.succeed(bytes))),
    Effect.catchTag("FilesFailed", (failed: FilesFailed) =>
      failed.isDamaged === true
        ? Effect.as(lose(id, failed.reason), null)
        : Effect.as(noted("Could not read a photograph", id, failed.reason), null)
    )
  )
})

const lose = (id: string, reason: string) =>
  Effect.flatMap(transaction(hidePhotograph(id)), (isLost) =>
    isLost ? noted("A photograph is missing and was hidden from the pages", id, reason) : Effect.void
  )

const noted = (message: string, id: string, reason: string) => Effect.annotateLogs(Effect.logError(message), { photograph: id, reason })

/** Files go before the row, so that an interrupted job can resume. */
export const sweepPhotographs = Effect.gen(function* () {
  const files = yield* Files
  yield* Effect.forEach(yield* findSwept, ({ id }) =>
    Effect.andThen(
      Effect.forEach(photographKeys(id), (key) => files.remove(key), { discard: true }),
      clearFiles(id)
    )
  )
})

export const photographSweep = repeatSweep("photographs", sweepPhotographs, "10 minutes")
