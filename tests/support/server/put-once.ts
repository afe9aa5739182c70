import { linkSync, rmSync, writeFileSync } from "node:fs"

/**
 * Writes a file that several processes may create at once. The first one wins; an existing file is never replaced, because a changed file
 * breaks open blobs.
 */
export const putOnce = (file: string, content: Uint8Array): void => {
  const own = `${file}.${process.pid}`
  writeFileSync(own, content)
  try {
    linkSync(own, file)
  } catch (cause) {
    if (!(cause instanceof Error && "code" in cause && cause.code === "EEXIST")) throw cause
  } finally {
    rmSync(own)
  }
}
