import { execFileSync } from "node:child_process"
import { chownSync, existsSync, mkdtempSync, readdirSync, renameSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

export type PostgresCluster = {
  readonly url: string
  readonly stop: () => void
  /** Ends it at once, as a power cut does, and starts it again over its data. */
  readonly restart: () => void
  /** Stops it in good order and leaves its data behind, at a path where nothing stands yet. */
  readonly keep: (path: string) => void
}

/** The newest PostgreSQL of this machine, or why there is none. */
export const findPostgres = (): { readonly bin: string } | { readonly missing: string } => {
  const root = "/usr/lib/postgresql"
  const versions = existsSync(root) ? readdirSync(root).toSorted((a, b) => Number(b) - Number(a)) : []
  const bin = versions.map((version) => join(root, version, "bin")).find((folder) => existsSync(join(folder, "initdb")))
  if (bin === undefined) return { missing: `no PostgreSQL server under ${root}` }
  return process.getuid?.() === 0 && postgresUser() === null ? { missing: "initdb refuses root and there is no user «postgres»" } : { bin }
}

/**
 * A PostgreSQL server in a temporary folder, reached through a socket there; over a copy of data that another one has kept, or over nothing. As
 * root it runs as the user «postgres».
 */
export const startPostgres = (bin: string, kept?: string): PostgresCluster => {
  const folder = mkdtempSync(join(tmpdir(), "gran-pg-"))
  const user = process.getuid?.() === 0 ? postgresUser() : null
  if (user !== null) chownSync(folder, user.uid, user.gid)
  const run = (program: string, args: ReadonlyArray<string>) =>
    execFileSync(join(bin, program), args, { cwd: folder, stdio: "ignore", ...user, env: { ...process.env, LC_ALL: "C.UTF-8" } })
  const data = join(folder, "data")
  if (kept === undefined) run("initdb", ["-D", data, "-U", "shop", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync"])
  else copyAll(kept, data)
  const settings = `-c listen_addresses='' -c unix_socket_directories='${folder}' -c fsync=off`
  const start = () => {
    run("pg_ctl", ["-D", data, "-w", "-l", join(folder, "log"), "-o", settings, "start"])
  }
  start()
  const stop = (how: "immediate" | "fast") => {
    run("pg_ctl", ["-D", data, "-w", "-m", how, "stop"])
  }
  const remove = () => rmSync(folder, { recursive: true, force: true })
  return {
    url: `postgres://shop@localhost/postgres?host=${encodeURIComponent(folder)}`,
    stop: () => {
      stop("immediate")
      remove()
    },
    restart: () => {
      stop("immediate")
      start()
    },
    keep: (path) => {
      stop("fast")
      const own = `${path}.${process.pid}`
      copyAll(data, own)
      if (existsSync(path)) rmSync(own, { recursive: true })
      else renameSync(own, path)
      remove()
    }
  }
}

/** With owners and rights: PostgreSQL opens no folder that others may read. */
const copyAll = (from: string, to: string): void => void execFileSync("cp", ["-a", from, to])

const postgresUser = (): { readonly uid: number; readonly gid: number } | null => {
  try {
    const numberOf = (flag: string) =>
      Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }))
    return { uid: numberOf("-u"), gid: numberOf("-g") }
  } catch {
    return null
  }
}
