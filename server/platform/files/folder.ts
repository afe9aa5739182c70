import { Effect } from "effect"
import { randomUUID } from "node:crypto"
import { mkdir, open, readFile, rename, rm } from "node:fs/promises"
import { join } from "node:path"
import { withKeyChecks, type Files, FilesFailed } from "./files.ts"

/** Files of mode 600 in a folder of mode 700. Writes a temporary file, syncs and renames it: a crash leaves no partial file. */
export const folderFiles = (folder: string): Files["Service"] =>
  withKeyChecks({
    put: (key, bytes) => attempt(() => put(folder, key, bytes)),
    read: (key) => attempt(() => readFile(join(folder, key)).catch(absent)),
    remove: (key) => attempt(() => rm(join(folder, key), { force: true }))
  })

const attempt = <A>(run: () => Promise<A>): Effect.Effect<A, FilesFailed> =>
  Effect.tryPromise({ try: run, catch: (cause) => new FilesFailed({ reason: codeOf(cause) }) })

const put = async (folder: string, key: string, bytes: Uint8Array): Promise<void> => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const temporary = join(folder, `${key}.${randomUUID()}.part`)
  try {
    const file = await open(temporary, "wx", 0o600)
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(temporary, join(folder, key))
    await makeRenameDurable(folder)
  } catch (cause) {
    await rm(temporary, { force: true })
    throw cause
  }
}

const makeRenameDurable = async (folder: string): Promise<void> => {
  const handle = await open(folder, "r")
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

const absent = (cause: unknown): null => {
  if (codeOf(cause) === "ENOENT") return null
  throw cause
}

const codeOf = (cause: unknown): string =>
  cause instanceof Error && "code" in cause && typeof cause.code === "string" ? cause.code : "unknown"
