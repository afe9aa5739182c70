import { Context, Effect, Schema } from "effect"

/** A file could not be written, read or removed; the reason holds neither its key nor anything of its content. */
export class FilesFailed extends Schema.TaggedError<FilesFailed>()("FilesFailed", { reason: Schema.String }) {
  override get message(): string {
    return `The file storage failed: ${this.reason}`
  }
}

/**
 * Private files under keys that their owner makes, each a lower-case UUID; any other key fails. `put` replaces the file under a key as a whole, `read` gives
 * `null` where there is none, and `remove` succeeds there.
 */
export class Files extends Context.Service<
  Files,
  {
    put(key: string, bytes: Uint8Array): Effect.Effect<void, FilesFailed>
    read(key: string): Effect.Effect<Uint8Array | null, FilesFailed>
    remove(key: string): Effect.Effect<void, FilesFailed>
  }
>()("shop/server/files/Files") {}

/** Refuses keys that are no UUID, before they become part of a path or an address. */
export const checked = (files: Files["Service"]): Files["Service"] => ({
  put: (key, bytes) => Effect.andThen(checkKey(key), files.put(key, bytes)),
  read: (key) => Effect.andThen(checkKey(key), files.read(key)),
  remove: (key) => Effect.andThen(checkKey(key), files.remove(key))
})

const keyPattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

const checkKey = (key: string): Effect.Effect<void, FilesFailed> =>
  keyPattern.test(key) ? Effect.void : Effect.fail(new FilesFailed({ reason: "a key is no UUID" }))
