import { Effect, Semaphore } from "effect"
import { readFile } from "node:fs/promises"
import type { ReceivedFile } from "../uploads/incoming-files.ts"
import { decode } from "./decode.ts"
import { extensionOf, type Extension, isFitName } from "./document-name.ts"
import { DocumentUnfit } from "./document-unfit.ts"
import { drawImage } from "./draw-image.ts"
import { mediaTypeOf } from "./media-type.ts"

/** The thumbnail is WebP of at most 480 px. */
export type CheckedDocument = {
  readonly kind: "jpeg" | "png" | "pdf"
  readonly bytes: Uint8Array
  readonly thumbnail: Uint8Array | null
}

/** Checks extension, name, size, magic bytes and content, one document at a time. Re-encodes images, so that nothing else of the file remains. */
export const checkDocument = (file: ReceivedFile): Effect.Effect<CheckedDocument, DocumentUnfit> =>
  Effect.gen(function* () {
    const extension = extensionOf(file.name)
    if (extension === "format" || extension === "case") return yield* new DocumentUnfit({ fault: extension })
    if (!isFitName(file.name)) return yield* new DocumentUnfit({ fault: "name" })
    if (file.bytes === 0) return yield* new DocumentUnfit({ fault: "empty" })
    const type = yield* mediaTypeOf(file.path)
    if (!types[extension].includes(type ?? "")) return yield* new DocumentUnfit({ fault: "content" })
    return yield* turn.withPermit(checkContent(file.path, extension))
  })

const checkContent = Effect.fnUntraced(function* (path: string, extension: Extension) {
  if (extension === "png") return { kind: "png", ...(yield* drawImage(path, "png")) } as const
  if (extension === "jpg" || extension === "jpeg") return { kind: "jpeg", ...(yield* drawImage(path, "jpeg")) } as const
  if (extension === "pdf") {
    const { thumbnail } = yield* decode({ kind: "pdf", path })
    return { kind: "pdf", bytes: yield* Effect.promise(() => readFile(path)), thumbnail } as const
  }
  const { data, height, width } = yield* decode({ kind: "heic", path })
  return { kind: "jpeg", ...(yield* drawImage({ data, width, height }, "jpeg")) } as const
})

const types: Readonly<Record<Extension, ReadonlyArray<string>>> = {
  jpg: ["image/jpeg"],
  jpeg: ["image/jpeg"],
  png: ["image/png"],
  pdf: ["application/pdf"],
  heic: ["image/heic", "image/heif"]
}

const turn = Semaphore.makeUnsafe(1)
