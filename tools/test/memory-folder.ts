import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from "node:fs"
import { constants, freemem, tmpdir } from "node:os"
import { join } from "node:path"

type Memory = {
  /** File system in memory. */
  readonly mount: string
  /** Bytes that must be free, in the file system and in memory. */
  readonly least: number
}

const sharedMemory: Memory = { mount: "/dev/shm", least: 4 * 2 ** 30 }

/**
 * Puts temporary files of this process and its children into memory if it has room, until the process ends. A test database is hundreds of
 * files: on a disk its copy and removal take ten times the processor time. Unit tests use half a gigabyte at most.
 */
export const useMemoryForTemporaryFiles = (memory: Memory = sharedMemory): void => {
  if (tmpdir().startsWith(memory.mount) || !hasRoom(memory)) return
  removeAbandoned(memory.mount)
  const folder = join(memory.mount, `${prefix}${process.pid}`)
  mkdirSync(folder, { recursive: true })
  // PostgreSQL runs as another user, who passes through.
  chmodSync(folder, 0o711)
  process.env["TMPDIR"] = folder
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }))
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.once(signal, () => process.exit(128 + constants.signals[signal]))
  }
}

const prefix = "gran-tests-"

const hasRoom = ({ least, mount }: Memory): boolean => {
  if (!existsSync(mount) || freemem() < least) return false
  const { bavail, bsize } = statfsSync(mount)
  return bavail * bsize >= least
}

/** Removes folders of processes that were killed. */
const removeAbandoned = (mount: string): void => {
  for (const name of readdirSync(mount).filter((each) => each.startsWith(prefix))) {
    if (!isRunning(Number(name.slice(prefix.length)))) rmSync(join(mount, name), { recursive: true, force: true })
  }
}

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch (cause) {
    // A process of another user may not be signalled.
    return cause instanceof Error && "code" in cause && cause.code === "EPERM"
  }
}
