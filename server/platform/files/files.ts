import { Context, Effect, Schema } from "effect"

/** `reason` contains neither key nor content. `isDamaged`: the stored file itself will never open. */
export class FilesFailed extends Schema.TaggedError<FilesFailed>()("FilesFailed", {
  reason: Schema.String,
  isDamaged: Schema.optionalKey(Schema.Boolean)
}) {
  override get message(): string {
    return `The file storage failed: ${this.reason}`
  }
}

/** Keys are lower-case UUIDs made by the caller. `put` replaces the whole file; `read` returns `null` for a missing file, `remove` ignores it. */
export class Files extends Context.Service<
  Files,
  {
    put(key: string, bytes: Uint8Array): Effect.Effect<void, FilesFailed>
    read(key: string): Effect.Effect<Uint8Array | null, FilesFailed>
    remove(key: string): Effect.Effect<void, FilesFailed>
  }
>()("shop/server/files/Files") {}

/** Checks keys, because they become part of a path or URL. */
export const withKeyChecks = (files: Files["Service"]): Files["Service"] => ({
  put: (key, bytes) => Effect.andThen(checkKey(key), files.put(key, bytes)),
  read: (key) => Effect.andThen(checkKey(key), files.read(key)),
  remove: (key) => Effect.andThen(checkKey(key), files.remove(key))
})

const keyPattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

const checkKey = (key: string): Effect.Effect<void, FilesFailed> =>
  keyPattern.test(key) ? Effect.void : Effect.fail(new FilesFailed({ reason: "the key is not a UUID" }))
