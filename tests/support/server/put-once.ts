import { linkSync, rmSync, writeFileSync } from "node:fs"

/**
 * Writes a file that several processes may make at once: the first to finish gives it, and it is never replaced under who reads it already
 * (a blob of a file that changed cannot be read).
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
