import { createHash } from "node:crypto"
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"

/** Hash of all files that affect texts, read without importing them. */
export const seedChecksum = (): string => {
  const hash = createHash("sha256")
  for (const folder of folders) {
    for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" }).toSorted()) {
      if (/\.(?:ts|md)$/.test(name)) hash.update(name).update(readFileSync(join(folder, name)))
    }
  }
  return hash.digest("hex")
}

const folders = [".", "../../core/domain"].map((folder) => fileURLToPath(new URL(folder, import.meta.url)))
