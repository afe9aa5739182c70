import { Context, Effect, Schema, type Scope } from "effect"
import { randomUUID } from "node:crypto"
import { createWriteStream } from "node:fs"
import { mkdir, readdir, rm, stat } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { pipeline } from "node:stream/promises"
import { uploadPace } from "./pace.ts"

/** `length` is the declared one in bytes. */
export type IncomingFile = { readonly type: string; readonly length: number | null; readonly chunks: AsyncIterable<Uint8Array> }

/** `null` for calls without a file and within the process. */
export const CurrentFile = Context.Reference<IncomingFile | null>("shop/server/uploads/CurrentFile", { defaultValue: () => null })

/** Uploads in progress; `TMPDIR` moves the folder. */
const UploadFolder = Context.Reference<string>("shop/server/uploads/UploadFolder", {
  defaultValue: () => join(tmpdir(), "gran-uploads")
})

export class FileUnfit extends Schema.TaggedError<FileUnfit>()("FileUnfit", { fault: Schema.Literals(["heavy", "broken"]) }) {}

/** Streams the upload to disk until the scope ends. Stops at the first byte over `maxBytes`. */
export const receiveFile = (maxBytes: number): Effect.Effect<string, FileUnfit, Scope.Scope> =>
  Effect.gen(function* () {
    const incoming = yield* CurrentFile
    if (incoming === null) return yield* new FileUnfit({ fault: "broken" })
    if (incoming.length !== null && incoming.length > maxBytes) return yield* new FileUnfit({ fault: "heavy" })
    const path = yield* Effect.acquireRelease(newPath, (made) => Effect.promise(() => rm(made, { force: true })))
    yield* Effect.tryPromise({
      try: (signal) =>
        pipeline(atMost(incoming.chunks, maxBytes), createWriteStream(path, { flags: "wx", mode: 0o600 }), { signal, end: true }),
      catch: (cause) => new FileUnfit({ fault: cause instanceof TooLong ? "heavy" : "broken" })
    })
    return path
  })

/** Deletes files that killed processes left, after an hour. */
export const sweepReceived: Effect.Effect<number> = Effect.gen(function* () {
  const folder = yield* UploadFolder
  return yield* Effect.promise(async () => {
    const names = await readdir(folder).catch(() => [])
    const old = await Promise.all(names.map(async (name) => ((await ageOf(join(folder, name))) > leftMs ? [join(folder, name)] : [])))
    await Promise.all(old.flat().map((path) => rm(path, { force: true })))
    return old.flat().length
  })
})

const leftMs = 3_600_000

const ageOf = async (path: string): Promise<number> => {
  const stats = await stat(path).catch(() => null)
  return stats === null ? 0 : Date.now() - stats.mtimeMs
}

export const newPath = Effect.flatMap(UploadFolder, (folder) =>
  Effect.promise(async () => {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    return join(folder, randomUUID())
  })
)

class TooLong extends Error {}

async function* atMost(chunks: AsyncIterable<Uint8Array>, maxBytes: number): AsyncGenerator<Uint8Array> {
  let bytes = 0
  for await (const chunk of chunks) {
    bytes += chunk.length
    if (bytes > maxBytes) throw new TooLong()
    await uploadPace(chunk.length)
    yield chunk
  }
}
