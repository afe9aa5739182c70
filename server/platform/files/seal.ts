import { Effect } from "effect"
import { type Cipheriv, createCipheriv, createDecipheriv, createHmac, type Decipheriv, randomBytes } from "node:crypto"
import { nextTurn } from "../event-loop-turns.ts"
import { type Files, FilesFailed } from "./files.ts"

/** 32 bytes; older keys only decrypt. */
export type FileKeys = { readonly current: Uint8Array; readonly old: ReadonlyArray<Uint8Array> }

/**
 * AES-256-GCM: 1 byte version, 8 bytes key id, 12 bytes nonce, ciphertext, 16 bytes tag. Authenticates version, key id and storage key: a changed or
 * moved file fails to open (SEC-011). Large files take one slice per turn of the event loop.
 */
export const sealFiles = (files: Files["Service"], keys: FileKeys): Files["Service"] => {
  const current = withId(keys.current)
  const all = [current, ...keys.old.map(withId)]
  return {
    put: (key, bytes) =>
      Effect.flatMap(
        Effect.promise(() => seal(current, key, bytes)),
        (safe) => files.put(key, safe)
      ),
    read: (key) => Effect.flatMap(files.read(key), (bytes) => (bytes === null ? Effect.succeed(null) : open(all, key, bytes))),
    remove: (key) => files.remove(key)
  }
}

type Key = { readonly id: Buffer; readonly secret: Uint8Array }

const withId = (secret: Uint8Array): Key => ({
  secret,
  id: createHmac("sha256", secret).update("gran file key id").digest().subarray(0, idBytes)
})

const seal = async ({ id, secret }: Key, key: string, bytes: Uint8Array): Promise<Uint8Array> => {
  const head = Buffer.concat([Buffer.of(version), id])
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv(algorithm, secret, nonce).setAAD(Buffer.concat([head, Buffer.from(key)]))
  const slices = await inSlices(cipher, bytes)
  return Buffer.concat([head, nonce, ...slices, cipher.final(), cipher.getAuthTag()])
}

const inSlices = async (cipher: Cipheriv | Decipheriv, bytes: Uint8Array): Promise<ReadonlyArray<Uint8Array>> => {
  const slices: Array<Uint8Array> = []
  for (let at = 0; at < bytes.length; at += sliceBytes) {
    if (at > 0) await nextTurn()
    slices.push(cipher.update(bytes.subarray(at, at + sliceBytes)))
  }
  return slices
}

const open = (keys: ReadonlyArray<Key>, key: string, bytes: Uint8Array): Effect.Effect<Uint8Array, FilesFailed> => {
  const head = bytes.subarray(0, headBytes)
  const sealingKey = keys.find(({ id }) => id.equals(head.subarray(1)))
  if (bytes.length < headBytes + nonceBytes + tagBytes || head[0] !== version)
    return damaged("the file is not encrypted in the format of the shop")
  if (sealingKey === undefined) return failed("the file is encrypted with an unknown key (see FILES_KEY_OLD)")
  const cipher = createDecipheriv(algorithm, sealingKey.secret, bytes.subarray(headBytes, headBytes + nonceBytes))
    .setAAD(Buffer.concat([head, Buffer.from(key)]))
    .setAuthTag(bytes.subarray(-tagBytes))
  return Effect.tryPromise({
    try: async () => Buffer.concat([...(await inSlices(cipher, bytes.subarray(headBytes + nonceBytes, -tagBytes))), cipher.final()]),
    catch: () => new FilesFailed({ reason: "the file was changed, or moved to another name", isDamaged: true })
  })
}

const damaged = (reason: string): Effect.Effect<never, FilesFailed> => Effect.fail(new FilesFailed({ reason, isDamaged: true }))
const failed = (reason: string): Effect.Effect<never, FilesFailed> => Effect.fail(new FilesFailed({ reason }))

const algorithm = "aes-256-gcm"
const version = 1
const idBytes = 8
const headBytes = 1 + idBytes
const nonceBytes = 12
const tagBytes = 16

const sliceBytes = 256 * 1024
