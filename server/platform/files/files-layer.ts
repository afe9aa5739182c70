import { Effect, Layer } from "effect"
import { join } from "node:path"
import type { Environment } from "../environment.ts"
import { Files, type FilesFailed } from "./files.ts"
import * as folder from "./folder.ts"
import { readKeyFile } from "./key-file.ts"
import * as s3 from "./s3.ts"
import { sealFiles } from "./seal.ts"

type FilesEnvironment = Pick<Environment, "dataFolder" | "files">

/** Without `FILES_KEY`, creates the key file with the first stored file. */
export const filesLayer = (environment: FilesEnvironment): Layer.Layer<Files> =>
  Layer.sync(Files, () => {
    const { key, s3: bucket } = environment.files
    const stored = bucket === null ? folder.folderFiles(join(environment.dataFolder, "files")) : s3.s3Files(bucket)
    const oldKeys = environment.files.oldKeys.map(decodeKey)
    if (key !== null) return sealFiles(stored, { current: decodeKey(key), old: oldKeys })
    return withLateKey(Effect.map(readKeyFile(environment.dataFolder), (current) => sealFiles(stored, { current, old: oldKeys })))
  })

const decodeKey = (text: string): Uint8Array => Buffer.from(text, "base64")

/** Reads the key file at each operation; the first creates it. */
const withLateKey = (files: Effect.Effect<Files["Service"], FilesFailed>): Files["Service"] => ({
  put: (key, bytes) => Effect.flatMap(files, (opened) => opened.put(key, bytes)),
  read: (key) => Effect.flatMap(files, (opened) => opened.read(key)),
  remove: (key) => Effect.flatMap(files, (opened) => opened.remove(key))
})
