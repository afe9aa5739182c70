import { execFile } from "node:child_process"
import { accessSync, constants, existsSync, globSync, mkdirSync, statfsSync, statSync } from "node:fs"
import { createServer } from "node:net"
import { promisify } from "node:util"
import { calendarWarning, decreeFaults, decreesFile } from "../../core/domain/delivery/calendar-range.ts"
import { decreedUntil } from "../../core/domain/delivery/calendar.ts"
import { readJson } from "../read-json.ts"
import { inRoot, root } from "../root.ts"

export type Examination = {
  readonly name: string
  /** "nobody" marks optional checks. */
  readonly neededBy: "start" | "test" | "nobody"
  readonly examine: () => Promise<Finding>
}

export type Finding = { readonly ok: boolean; readonly says: string }

type Lock = { readonly packages: Readonly<Record<string, { readonly version: string }>> }

const well = (says: string): Finding => ({ ok: true, says })
const ill = (says: string): Finding => ({ ok: false, says })

/** Imports no packages, so that it can report them missing. */
export const examinations: ReadonlyArray<Examination> = [
  { name: "Node.js", neededBy: "start", examine: async () => well(`${process.version} (22.18 or newer is needed)`) },
  { name: "packages", neededBy: "start", examine: async () => packages() },
  { name: "native packages", neededBy: "start", examine: nativePackages },
  { name: "data folder", neededBy: "start", examine: async () => dataFolder() },
  { name: "port", neededBy: "start", examine: () => port(Number(process.env["PORT"] ?? 3000)) },
  { name: "disk", neededBy: "start", examine: async () => disk() },
  { name: "file key", neededBy: "nobody", examine: async () => fileKey(process.env) },
  { name: "days off", neededBy: "nobody", examine: async () => daysOff(new Date().toISOString().slice(0, 10)) },
  { name: "Chromium", neededBy: "test", examine: chromium },
  { name: "PostgreSQL", neededBy: "nobody", examine: async () => postgres() }
]

const packages = () => {
  const installed = inRoot("node_modules/.package-lock.json")
  if (!existsSync(installed)) return ill("not installed: run npm ci")
  const versionsOf = (file: string) => readJson<Lock>(file).packages
  const locked = versionsOf(inRoot("package-lock.json"))
  const different = Object.entries(versionsOf(installed)).filter(([name, { version }]) => locked[name]?.version !== version)
  return different.length === 0
    ? well("versions match package-lock.json")
    : ill(`${different.length} differ from package-lock.json: run npm ci`)
}

async function nativePackages(): Promise<Finding> {
  try {
    await Promise.all(["rolldown", "lightningcss", "@electric-sql/pglite"].map((name) => import(name)))
    return well("rolldown, lightningcss and PGlite load")
  } catch (error) {
    return ill(`${String(error).split("\n")[0]}: run npm ci on this machine (node_modules of another system do not fit)`)
  }
}

const dataFolder = () => {
  const folder = process.env["SHOP_DATA_DIR"] ?? inRoot(".data")
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
    return well(`${folder} can be written`)
  } catch {
    return ill(`${folder} cannot be written: change its owner, or name another folder in SHOP_DATA_DIR`)
  }
}

const port = (number: number): Promise<Finding> =>
  new Promise((resolve) => {
    const server = createServer()
    server.once("error", () =>
      resolve(ill(`${number} is in use: stop the process that listens there, or choose another with PORT=3001 npm start`))
    )
    server.listen(number, () => server.close(() => resolve(well(`${number} is free`))))
  })

const disk = () => {
  const { bavail, bsize } = statfsSync(root)
  const gigabytes = (bavail * bsize) / 1e9
  return gigabytes >= 1
    ? well(`${gigabytes.toFixed(0)} GB free`)
    : ill(`${gigabytes.toFixed(1)} GB free, 1 GB is needed for packages, the build and the database`)
}

/** A key stored beside the files does not protect a stolen folder. */
export const fileKey = (given: Readonly<Record<string, string | undefined>>): Finding => {
  const path = `${given["SHOP_DATA_DIR"] ?? inRoot(".data")}/files.key`
  if ((given["FILES_KEY"] ?? "") !== "") return well("FILES_KEY")
  if (!existsSync(path)) return well("none yet: it is created with the first file, or set FILES_KEY (openssl rand -base64 32)")
  const mode = statSync(path).mode & 0o777
  return (mode & 0o077) === 0
    ? ill(`${path} lies beside the files: in production set FILES_KEY, and this one as FILES_KEY_OLD`)
    : ill(`${path} can be read by others (mode ${mode.toString(8)}): chmod 600 ${path}`)
}

export const daysOff = (today: string): Finding => {
  const faults = decreeFaults(readJson(inRoot(decreesFile)))
  if (faults.length > 0) return ill(`${decreesFile}: ${faults.join("; ")}`)
  const warning = calendarWarning(today)
  return warning === null ? well(`known until ${decreedUntil(today) ?? ""}`) : ill(warning)
}

async function chromium(): Promise<Finding> {
  try {
    const { findChromium, howToGetChromium } = await import("../chromium.ts")
    const found = findChromium()
    if (found === null) return ill(howToGetChromium)
    const { stdout } = await promisify(execFile)(found, ["--version"])
    return well(`${stdout.trim()} (${found})`)
  } catch {
    return ill("could not run Chromium for its version: run npm ci first, then this again")
  }
}

const postgres = () => {
  const [found] = globSync("/usr/lib/postgresql/*/bin/initdb").toSorted().toReversed()
  return found === undefined
    ? ill("not found: some tests of the database run on PGlite alone (Debian: apt-get install postgresql)")
    : well(`${found}: the database's tests run on it too`)
}
