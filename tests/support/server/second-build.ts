import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { basename, join } from "node:path"

/** The build after the one in `dist`: the same shop with every script and stylesheet renamed, as if each had changed. */
export const makeSecondBuild = (dist: string, id: string): { readonly folder: string; readonly close: () => void } => {
  const near = join(dist, "../test-results")
  mkdirSync(near, { recursive: true })
  const folder = mkdtempSync(join(near, "build-"))
  for (const part of ["client/.vite", "client/assets", "server"]) cpSync(join(dist, part), join(folder, part), { recursive: true })
  const assets = join(folder, "client/assets")
  for (const copy of globSync("*.{br,gz}", { cwd: assets })) rmSync(join(assets, copy))
  const names = globSync("*.{js,css}", { cwd: assets }).map((file) => [file, renamed(file)] as const)
  const texts = [
    ...globSync("client/assets/*.{js,css}", { cwd: folder }),
    ...globSync("client/.vite/*.json", { cwd: folder }),
    "server/server.js"
  ]
  const pattern = new RegExp(names.map(([file]) => file.replaceAll(".", "\\.")).join("|"), "g")
  const known = new Map(names)
  for (const file of texts) {
    const target = known.get(basename(file)) ?? basename(file)
    const text = readFileSync(join(folder, file), "utf8").replaceAll(pattern, (name) => known.get(name) ?? name)
    rmSync(join(folder, file))
    writeFileSync(join(folder, file, "..", target), text)
  }
  writeFileSync(
    join(folder, "build.json"),
    JSON.stringify({ ...JSON.parse(readFileSync(join(dist, "build.json"), "utf8")), id, timestamp: Date.now() })
  )
  return { folder, close: () => rmSync(folder, { recursive: true, force: true }) }
}

/** File name in the second build: same length, another first character. */
export const renamed = (file: string): string => `${file.startsWith("Z") ? "Y" : "Z"}${file.slice(1)}`
