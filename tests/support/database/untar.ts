import { execFileSync } from "node:child_process"
import { mkdirSync } from "node:fs"

/** Lays the data folder of a tar out at a path: a database that stands in files from the start, without the seconds of making one. */
export const untar = (tar: string, path: string): void => {
  mkdirSync(path, { recursive: true })
  execFileSync("tar", ["-xf", tar, "-C", path], { stdio: ["ignore", "ignore", "pipe"] })
}
