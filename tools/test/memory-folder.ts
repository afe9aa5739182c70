import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from "node:fs"
import { constants, freemem, tmpdir } from "node:os"
import { join } from "node:path"

type Memory = {
  readonly mount: string
  /** Bytes that must be free, on the mount and in memory. */
  readonly least: number
}

const sharedMemory: Memory = { mount: "/dev/shm", least: 4 * 2 ** 30 }

/**
 * Puts temporary files of this process and its children into memory if it has room: copying and removing the files of a test database takes
 * ten times the processor time on a disk. Unit tests use half a gigabyte at most.
 */
export const useMemoryForTemporaryFiles = (memory: Memory = sharedMemory): void => {
  if (tmpdir().startsWith(memory.mount) || !hasRoom(memory)) return
  removeAbandoned(memory.mount)
  const folder = join(memory.mount, `${prefix}${process.pid}`)
  mkdirSync(folder, { recursive: true })
  // PostgreSQL runs as another user.
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

/** Removes folders of killed processes. */
const removeAbandoned = (mount: string): void => {
  for (const name of readdirSync(mount).filter((each) => each.startsWith(prefix))) {
    if (!isRunning(Number(name.slice(prefix.length)))) rmSync(join(mount, name), { recursive: true, force: true })
  }
}

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch (cause) {
    // EPERM: a process of another user.
    return cause instanceof Error && "code" in cause && cause.code === "EPERM"
  }
}
