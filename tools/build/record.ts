import { createHash } from "node:crypto"
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from "node:fs"
import { cacheKeyLength } from "../../server/platform/cache-key.ts"
import { inRoot, root } from "../root.ts"

export type BuildRecord = {
  /** Beginning of the hash of the output: equal content, equal id. */
  readonly id: string
  /** Milliseconds since 1970. */
  readonly timestamp: number
  readonly inputs: string
}

const file = inRoot("dist/build.json")

export const readRecord = (): BuildRecord | null => (existsSync(file) ? toRecord(JSON.parse(readFileSync(file, "utf8"))) : null)

export const writeRecord = (record: BuildRecord) => writeFileSync(file, `${JSON.stringify(record, null, 2)}\n`)

export const isStale = () => readRecord()?.inputs !== hashInputs()

/** Hash of everything that affects the output. */
export const hashInputs = () =>
  hashFiles(
    ["app", "core", "adapters", "view", "inspector", "public", "tools/build"]
      .flatMap(filesUnder)
      .concat(["package-lock.json", "vite.config.ts", "vite.inspector.config.ts", "tools/build.ts"])
  )

/** Hash of the output without compressed copies and source maps. */
export const hashOutputs = () =>
  hashFiles(["dist/client", "dist/server"].flatMap(filesUnder).filter((path) => !/\.(?:br|gz|map)$/.test(path))).slice(0, cacheKeyLength)

const filesUnder = (folder: string): ReadonlyArray<string> =>
  globSync(`${folder}/**/*`, { cwd: root }).filter((path) => statSync(inRoot(path)).isFile())

const hashFiles = (paths: ReadonlyArray<string>) => {
  const hash = createHash("sha256")
  for (const path of paths.toSorted())
    hash
      .update(`${path}\0`)
      .update(readFileSync(inRoot(path)))
      .update("\0")
  return hash.digest("hex")
}

const toRecord = (json: unknown): BuildRecord | null => {
  const { id, timestamp, inputs } = (json ?? {}) as Partial<Record<string, unknown>>
  return typeof id === "string" && typeof timestamp === "number" && typeof inputs === "string" ? { id, timestamp, inputs } : null
}
