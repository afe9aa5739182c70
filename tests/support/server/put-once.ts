import { linkSync, rmSync, writeFileSync } from "node:fs"

/**
 * Writes a file that several processes may create at once: the first one wins, and it is never replaced under a reader (a changed file
 * breaks its open blobs).
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
