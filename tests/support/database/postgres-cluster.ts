import { execFileSync } from "node:child_process"
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

export type PostgresCluster = {
  /** Folder with its data and socket. */
  readonly folder: string
  readonly url: string
  readonly stop: () => void
  /** Kills the server, as a power cut does, and restarts it over its data. */
  readonly restart: () => void
}

/** Newest PostgreSQL of this machine, or the reason why there is none. */
export const findPostgres = (): { readonly bin: string } | { readonly missing: string } => {
  const root = "/usr/lib/postgresql"
  const versions = existsSync(root) ? readdirSync(root).toSorted((a, b) => Number(b) - Number(a)) : []
  const bin = versions.map((version) => join(root, version, "bin")).find((folder) => existsSync(join(folder, "initdb")))
  if (bin === undefined) return { missing: `no PostgreSQL server under ${root}` }
  return process.getuid?.() === 0 && postgresUser() === null ? { missing: "initdb refuses root and there is no user «postgres»" } : { bin }
}

/** An empty PostgreSQL server in a temporary folder, reached through a socket there. As root it runs as the user «postgres». */
export const startPostgres = (bin: string): PostgresCluster => {
  const folder = mkdtempSync(join(tmpdir(), "gran-pg-"))
  const user = serverUser()
  if (user !== null) chownSync(folder, user.uid, user.gid)
  const run = runIn(bin, folder)
  const data = join(folder, "data")
  run("initdb", "-D", data, "-U", "shop", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync")
  const settings = `-c listen_addresses='' -c unix_socket_directories='${folder}' -c fsync=off`
  const start = () => run("pg_ctl", "-D", data, "-w", "-l", join(folder, "log"), "-o", settings, "start")
  start()
  return {
    folder,
    url: urlIn(folder, "postgres"),
    stop: () => stopPostgres(bin, folder),
    restart: () => {
      run("pg_ctl", "-D", data, "-w", "-m", "immediate", "stop")
      start()
    }
  }
}

/** URL of a database of the server whose socket is in a folder. */
export const urlIn = (folder: string, database: string): string =>
  `postgres://shop@localhost/${database}?host=${encodeURIComponent(folder)}`

/** Stops the server of a folder at once, whichever process started it, and removes the folder. */
export const stopPostgres = (bin: string, folder: string): void => {
  runIn(bin, folder)("pg_ctl", "-D", join(folder, "data"), "-w", "-m", "immediate", "stop")
  rmSync(folder, { recursive: true, force: true })
}

const runIn =
  (bin: string, cwd: string) =>
  (program: string, ...args: ReadonlyArray<string>): void => {
    execFileSync(join(bin, program), args, { cwd, stdio: "ignore", ...serverUser(), env: { ...process.env, LC_ALL: "C.UTF-8" } })
  }

/** PostgreSQL refuses to run as root. */
const serverUser = () => (process.getuid?.() === 0 ? postgresUser() : null)

const postgresUser = (): { readonly uid: number; readonly gid: number } | null => {
  try {
    const numberOf = (flag: string) =>
      Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }))
    return { uid: numberOf("-u"), gid: numberOf("-g") }
  } catch {
    return null
  }
}
