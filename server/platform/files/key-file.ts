import { Effect } from "effect"
import { randomBytes, randomUUID } from "node:crypto"
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { FilesFailed } from "./files.ts"
import { isFileKey } from "./files-environment.ts"

export const keyFileOf = (dataFolder: string): string => join(dataFolder, "files.key")

/** Creates the 32-byte key with mode 600 if missing; never overwrites it. */
export const readKeyFile = (dataFolder: string): Effect.Effect<Uint8Array, FilesFailed> =>
  Effect.tryPromise({
    try: async () => {
      const path = keyFileOf(dataFolder)
      const text = await readFile(path, "utf8").catch(() => make(dataFolder, path))
      return isFileKey(text.trim()) ? Buffer.from(text.trim(), "base64") : null
    },
    catch: () => new FilesFailed({ reason: "files.key can be neither read nor created" })
  }).pipe(
    Effect.filterOrFail(
      (key) => key !== null,
      () => new FilesFailed({ reason: "files.key does not hold 32 bytes in base64" })
    )
  )

/** `link` fails if the file exists by then, so that processes share one key. */
const make = async (dataFolder: string, path: string): Promise<string> => {
  const temporary = `${path}.${randomUUID()}`
  await mkdir(dataFolder, { recursive: true })
  await writeFile(temporary, `${randomBytes(32).toString("base64")}\n`, { mode: 0o600, flag: "wx", flush: true })
  try {
    await link(temporary, path).catch(ignoreExisting)
    return await readFile(path, "utf8")
  } finally {
    await rm(temporary, { force: true })
  }
}

const ignoreExisting = (cause: unknown): void => {
  if (!(cause instanceof Error && "code" in cause && cause.code === "EEXIST")) throw cause
}
