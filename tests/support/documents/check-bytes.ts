import { Effect } from "effect"
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { type CheckedDocument, checkDocument } from "../../../server/platform/files/check-document.ts"
import type { DocumentUnfit } from "../../../server/platform/files/document-unfit.ts"

/** Checks bytes as a received file with this name; returns the document or the fault. */
export const checkBytes = (name: string, bytes: Uint8Array): Promise<CheckedDocument | DocumentUnfit["fault"]> =>
  Effect.acquireUseRelease(
    Effect.promise(async () => join(await mkdtemp(join(tmpdir(), "document-")), "file")),
    (path) =>
      Effect.promise(() => writeFile(path, bytes)).pipe(
        Effect.andThen(checkDocument({ name, path, bytes: bytes.length })),
        Effect.catchTag("DocumentUnfit", ({ fault }) => Effect.succeed(fault))
      ),
    (path) => Effect.promise(() => rm(dirname(path), { recursive: true }))
  ).pipe(Effect.runPromise)
